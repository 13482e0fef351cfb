// Where the client begins.
import { createRoot } from "react-dom/client";
import { App } from "./app";
import "./style/dusk.css";
import "./style/shell.css";
import "./style/start.css";
import "./style/table.css";
import "./style/hint.css";
import "./style/seats.css";
import "./style/reading.css";
import "./style/telling.css";
import "./style/moment.css";
import "./style/print.css";

const root = document.getElementById("root");
if (root) createRoot(root).render(<App />);
