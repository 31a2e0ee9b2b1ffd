import type { FilesOptions } from "../arguments";
import { openSource } from "../data";
import { catalogOf, type ProductData } from "../../src/product-data/index";
import type { FoundFile } from "../files/find-files";
import type { ReadOptions } from "../boms/read-lines";
import type { Shell } from "../shell";
import { inOrder } from "./in-order";
import type { Pool } from "./pool";

/** The threads of a run, with the data of its source. */
export interface Crew extends Pick<Pool, "run" | "close"> {
  readonly size: number;
  /** The data that work in this thread uses. */
  readonly data: ProductData;
  /** If there is a service: requests all parts of the files first, so that files share requests. */
  loadParts(files: readonly FoundFile[], options: ReadOptions, signal?: AbortSignal): Promise<void>;
}

/** @param most the most threads that have work @throws if the catalog can't be opened */
export async function openCrew(
  { source, language, workers }: Pick<FilesOptions, "source" | "language" | "workers">,
  most: number,
  { openPool, limits, interrupt }: Pick<Shell, "openPool" | "limits" | "interrupt">,
): Promise<Crew> {
  const opened = await openSource(source, language);
  const size = Math.max(1, Math.min(workers, most));
  const data = "client" in opened ? opened.client.lookup : opened.bytes;
  let own: ProductData | undefined;
  const pool = openPool({ size, limits, data, signal: interrupt });
  return {
    size,
    get data() {
      return (own ??= "client" in opened ? opened.client : catalogOf(opened.bytes));
    },
    run: (name, input, signal) => pool.run(name, input, signal),
    close: () => pool.close(),
    loadParts: async (files, options, signal = interrupt) => {
      if (!("client" in opened)) return;
      const numbers = new Set<string>();
      const read = (file: FoundFile): Promise<readonly string[]> =>
        pool.run("numbers", { file, options }, signal).catch(() => []);
      await inOrder(files, read, size, (found) => found.forEach((number) => numbers.add(number)));
      signal.throwIfAborted();
      // A part without a response is reported with its line.
      await opened.client.parts([...numbers], language, signal).catch(() => signal.throwIfAborted());
    },
  };
}
