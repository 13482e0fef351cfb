// How the client is built: into the server's folder, with every text file at hand.
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";

const TESTS = ["src/**/*.test.{ts,tsx}"];
const APART = ["src/shell/TablePage.test.tsx"];

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
  // One page for all files, since a page for each takes longer than their tests; a file that puts
  // something else in a module's place has a page of its own.
  test: {
    environment: "jsdom",
    setupFiles: ["src/support/tidy.ts"],
    testTimeout: 60_000,
    projects: [
      { extends: true, test: { name: "together", include: TESTS, exclude: APART, isolate: false } },
      { extends: true, test: { name: "apart", include: APART } },
    ],
  },
});
