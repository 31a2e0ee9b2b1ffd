import "fake-indexeddb/auto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { DateCell } from "../../../src/addin/excel/date-cell";
import { alternativesTable } from "../../../src/addin/functions/alternatives";
import { Call } from "../../../src/addin/functions/answer";
import { type CellValue, NumberCell } from "../../../src/addin/functions/cells/cell";
import { failureIn } from "../../../src/messages/failures/failure";
import { failureText } from "../../../src/messages/failures/message";
import { sessionTransport } from "../../../src/product-data/session";
import { runtimeOf } from "../../addin/functions/runtime";
import { openPage } from "../../harness/keeper-page";
import { useService } from "../../harness/use-service";
import { start } from "../../service/support";

/** A part number, a text, and what ALTERNATIVES returns: the requirement as it was read and the first part, or why none. */
const cases = ["hard-cases.txt", "inductor-cases.txt"].flatMap((name) =>
  readFileSync(path.join(__dirname, name), "utf8")
    .trimEnd()
    .split("\n")
    .map((line) => line.split(" | ").map((cell) => cell.trim()) as [part: string, text: string, gives: string]),
);

const service = useService(() => start());
let runtime: ReturnType<typeof runtimeOf>;
beforeAll(async () => {
  const { keeper } = await openPage(service.url, { languages: () => ["en"] });
  await keeper.keep();
  const source = keeper.catalog;
  keeper.close();
  runtime = runtimeOf({
    access: () => ({ serviceUrl: service.url, key: "test-key" }),
    transport: sessionTransport(fetch),
    catalog: () => source,
  });
});

/** ALTERNATIVES in English over all products of the service, which are read once; without Excel. */
async function given(part: string, text: string): Promise<string> {
  const args = { part, description: [[text]], fields: [[]], limit: 2000, lang: null };
  try {
    const [[, , read] = [], first = []] = await alternativesTable(args, new Call({}, runtime));
    return `${plain(read)} => ${plain(first[0])}: ${plain(first[2])}`;
  } catch (error) {
    const failure = failureIn(error);
    if (failure === null) throw error;
    return failureText(failure, "en");
  }
}

function plain(cell: CellValue | undefined): string {
  if (cell instanceof NumberCell) return String(cell.value);
  if (cell instanceof DateCell) return cell.iso;
  return typeof cell === "object" ? "" : String(cell);
}

test.each(cases)("%s | %s", async (part, text, gives) => {
  expect(await given(part, text)).toBe(gives);
});
