import { downloadCatalog } from "../../src/product-data/index";
import { startService } from "../../service/server";
import { openExcelGlobal } from "../excel-global";
import { gatewayFaults } from "./gateway-faults";
import type { HostileInput } from "./hostile-input";
import { hostileFileInputs } from "./hostile-files";
import { hostileMirrors } from "./hostile-mirrors";
import { textsForSheets } from "./hostile-texts";

/** What became of a hostile input. */
interface HostileRow {
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
    ...hostileFileInputs,
    ...gatewayFaults(),
  ]) {
    if (!name.includes(text)) continue;
    const became = await outcome();
    rows.push({ kind, input: name, became, asPromised: became === promised });
  }
  excel.close();
  await service.stop();
  return rows;
}
