import "fake-indexeddb/auto";
import type { RunningService } from "../../../service/server";
import { alternativesTable } from "../../../src/addin/functions/alternatives";
import { Call } from "../../../src/addin/functions/answer";
import { DateCell } from "../../../src/addin/excel/date-cell";
import { type CellValue, NumberCell } from "../../../src/addin/functions/cells/cell";
import { runtimeOf } from "../../addin/functions/runtime";
import { failureIn, type Failure } from "../../../src/messages/failures/failure";
import { sessionTransport } from "../../../src/product-data/session";
import { openPage } from "../../harness/keeper-page";

/** A row of ALTERNATIVES by the titles of its columns, or why there is none. */
export type Answer =
  | { readonly titles: readonly string[]; readonly rows: readonly (readonly (string | number | boolean)[])[] }
  | { readonly failure: Failure };

/** ALTERNATIVES in English over all products of a service, which are read once; without Excel. */
export interface CatalogAtHand {
  ask(part: string, description: string): Promise<Answer>;
}

export async function catalogAtHand(service: RunningService): Promise<CatalogAtHand> {
  const { keeper } = await openPage(service.url, { languages: () => ["en"] });
  await keeper.keep();
  const source = keeper.catalog;
  keeper.close();
  const runtime = runtimeOf({
    access: () => ({ serviceUrl: service.url, key: "test-key" }),
    transport: sessionTransport(fetch),
    catalog: () => source,
  });
  return {
    async ask(part, description) {
      const args = { part, description: [[description]], fields: [[]], limit: 2000, lang: null };
      try {
        const block = await alternativesTable(args, new Call({}, runtime));
        const [titles = [], ...rows] = block.map((row) => row.map(plain));
        return { titles: titles.map(String), rows };
      } catch (error) {
        const failure = failureIn(error);
        if (failure === null) throw error;
        return { failure };
      }
    },
  };
}

function plain(cell: CellValue): string | number | boolean {
  if (cell instanceof NumberCell) return cell.value;
  if (cell instanceof DateCell) return cell.iso;
  return typeof cell === "object" ? "" : cell;
}
