import { serveStdio } from "@modelcontextprotocol/server/stdio";
import { commonArguments, commonUsage, languageIn, sourceIn, parsed } from "../arguments";
import type { Command } from "../shell";
import { openCrew } from "../workers/crew";
import { bomServer } from "./server";

const usage = `bom mcp FOLDERS... (--service URL | --catalog FOLDER-OR-URL)

Serves assistants over standard input and output (Model Context Protocol). Reads only files in these folders.

${commonUsage}

Example: bom mcp boards --catalog /var/catalog`;

export const mcp: Command = {
  summary: "serve assistants over standard input and output",
  usage,
  run: async (args, shell) => {
    const { service, catalog, lang } = commonArguments;
    const { values, positionals } = parsed(args, { service, catalog, lang });
    if (positionals.length === 0) throw new TypeError("Name at least one folder.");
    const language = languageIn(values);
    const source = sourceIn(values, shell.key);
    const crew = await openCrew({ source, language, workers: 2 }, 2, shell);
    const handle = serveStdio(() =>
      bomServer({ crew, folders: positionals, language, usesService: !("catalog" in source) }),
    );
    await new Promise<void>((ended) => {
      process.stdin.once("close", ended);
      process.stdin.once("end", ended);
      shell.interrupt.addEventListener("abort", () => ended(), { once: true });
    });
    await handle.close();
    await crew.close();
    return 0;
  },
};
