import { serveStdio } from "@modelcontextprotocol/server/stdio";
import { commonArguments, languageIn, sourceIn, parseArguments, sourceOptions } from "../arguments";
import type { Command } from "../shell";
import { openCrew } from "../workers/crew";
import { UsageError } from "../usage-error";
import { bomServer } from "./server";

export const mcp: Command = {
  args: "FOLDERS...",
  options: [...sourceOptions],
  example: "boards --catalog /var/catalog",
  run: async (args, shell) => {
    const { service, catalog, lang } = commonArguments;
    const { values, positionals } = parseArguments(args, { service, catalog, lang });
    if (positionals.length === 0) throw new UsageError({ code: "missing", what: "folders" });
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
