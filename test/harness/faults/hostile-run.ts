import { downloadCatalog } from "../../../src/product-data/index";
import { startService } from "../../../service/server";
import { openExcelGlobal } from "../excel-global";
import { gatewayFaults } from "./gateway-faults";
import type { HostileInput, MeasuredOutcome } from "./hostile-input";
import { hostileFileRows } from "./hostile-file-rows";
import { hostileMirrors } from "./hostile-mirrors";
import { textsForSheets } from "./hostile-texts";

/** What became of a hostile input. */
interface HostileRow extends Partial<MeasuredOutcome> {
  readonly kind: HostileInput["kind"];
  readonly input: string;
  readonly became: string;
  readonly asPromised: boolean;
}

const products = 300;
/** That of the pages in keeper-page.ts. */
const key = "test-key";

/** Tries every hostile input whose name contains this text. IndexedDB must exist. */
export async function runHostileInputs(text: string): Promise<readonly HostileRow[]> {
  const service = await startService({ products, keys: [key] });
  const excel = await openExcelGlobal();
  const { files } = await downloadCatalog({ url: service.url, key, fetch });
  const rows: HostileRow[] = [];
  for (const { kind, name, promised, outcome } of [
    ...hostileMirrors(() => ({ serviceUrl: service.url, products, files })),
    ...textsForSheets(() => excel.workbook),
    ...hostileFileRows(() => ({ url: service.url, key })),
    ...gatewayFaults(),
  ]) {
    if (!name.includes(text)) continue;
    const ended = await outcome();
    const measured = typeof ended === "string" ? { became: ended } : ended;
    rows.push({ kind, input: name, ...measured, asPromised: measured.became === promised });
  }
  excel.close();
  await service.stop();
  return rows;
}
