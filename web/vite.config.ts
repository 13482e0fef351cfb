// How the client is built: into the server's folder, with every text file at hand.
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [react()],
  build: {
    outDir: "../src/gloaming/server/static",
    emptyOutDir: true,
    target: "es2022",
    cssTarget: ["chrome123", "firefox120", "safari17.5"],
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } },
  },
  // One page for all files: each clears away what it rendered, and a fresh page for each takes longer
  // than all their tests.
  test: { environment: "jsdom", include: ["src/**/*.test.{ts,tsx}"], isolate: false },
});
