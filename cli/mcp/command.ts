import { stat } from "node:fs/promises";
import { serveStdio, StdioServerTransport } from "@modelcontextprotocol/server/stdio";
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
    if (positionals.length === 0) throw new UsageError("missing", "folders");
    for (const name of positionals)
      if (!(await stat(name).catch(() => null))?.isDirectory()) throw new UsageError("noFolder", name);
    const language = languageIn(values);
    const source = sourceIn(values, shell.key);
    const crew = await openCrew({ source, language, workers: 2 }, 2, shell);
    const transport = new StdioServerTransport();
    let detail = "";
    const handle = serveStdio(
      () => bomServer({ crew, folders: positionals, language, usesService: !("catalog" in source) }),
      {
        transport,
        onerror: ({ message }) => (detail = message),
      },
    );
    const { onclose } = transport;
    // It closes when its input ends, but also without a word when a line is too long.
    await new Promise<void>((ended) => {
      transport.onclose = () => {
        onclose?.();
        ended();
      };
      shell.interrupt.addEventListener("abort", () => ended(), { once: true });
    });
    const isOver = shell.interrupt.aborted || process.stdin.readableEnded || process.stdin.destroyed;
    await handle.close();
    await crew.close();
    if (!isOver) throw new UsageError("requestsUnreadable", detail);
    return 0;
  },
};
