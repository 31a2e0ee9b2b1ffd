import { type Block, FailedCell, NumberCell } from "../../../../src/addin/functions/cells/cell";
import { excelCell } from "../../../../src/addin/functions/cells/excel-cell";
import { presentBlock, fittingRows } from "../../../../src/addin/functions/cells/present";
import { useFunctions } from "../use-functions";

const formatted = { formatted: "all", language: "en", hasValueProperties: true } as const;
const plain = { formatted: "none", language: "en", hasValueProperties: true } as const;

beforeAll(() => {
  Object.assign(globalThis, {
    CustomFunctions: {
      ErrorCode: { notAvailable: "#N/A", invalidValue: "#VALUE!" },
      Error: class {
        constructor(
          readonly code: string,
          readonly message: string,
        ) {}
      },
    },
  });
});

const rowsOf = (count: number, cell: Block[number][number]): Block => Array.from({ length: count }, () => [cell, cell]);
const jsonLength = (block: Block): number =>
  JSON.stringify(block.map((row) => row.map((cell) => excelCell(cell, formatted)))).length;

test.each([
  ["texts", "Ceramic"],
  ["quotes and lines", 'a "b"\n\\'],
  ["numbers", 1.5e-7],
  ["Japanese", "静電容量"],
  ["formatted numbers", new NumberCell(1e-7, "0.1µF")],
  ["errors", new FailedCell({ code: "partUnknown", partno: "GRM", near: [] })],
])("%s fit up to two million characters", (_, cell) => {
  const row = jsonLength([[cell, cell]]) - 1;
  const bytes = Buffer.byteLength(JSON.stringify([excelCell(cell, formatted), excelCell(cell, formatted)])) + 1;
  const fitting = Math.min(Math.floor(1_990_000 / row), Math.floor(4_890_000 / bytes));
  expect(fittingRows(rowsOf(fitting, cell), formatted)).toBe(fitting);
  const exceeding = Math.min(Math.ceil(2_010_000 / row), Math.ceil(5_000_000 / bytes));
  const rows = fittingRows(rowsOf(exceeding, cell), formatted);
  expect(rows).toBeLessThan(exceeding);
  expect(jsonLength(rowsOf(rows, cell))).toBeLessThan(2_000_000);
});

test("a block that is too large with formats is shown without them", () => {
  const block = rowsOf(20_000, new NumberCell(1e-7, "0.1µF"));
  expect(jsonLength(block)).toBeGreaterThan(2_000_000);
  const shown = presentBlock(block, formatted);
  expect(shown[19_999]).toEqual([1e-7, 1e-7]);
});

test("a block that is too large in any form reports the number of rows that fit", () => {
  const block = rowsOf(20_000, "x".repeat(100));
  try {
    presentBlock(block, plain);
    throw new Error("It was not refused");
  } catch (error) {
    expect(error).toMatchObject({ failure: { code: "resultTooLarge", rows: 20_000, columns: 2 } });
    const { fittingRows } = (error as { failure: { fittingRows: number } }).failure;
    expect(presentBlock(block.slice(0, fittingRows + 1), plain)).toHaveLength(fittingRows + 1);
  }
});

describe("through Microsoft's runtime", () => {
  const host = useFunctions();

  const all = "Category eq 'ceramicCapacitorsSMD'";
  const urls = Array.from({ length: 50 }, () => "ProductDetailUrl");

  test("a search that is too large fails with a limit, and that limit fits", async () => {
    const refused = await host.addin.call("SEARCH", all, null, null, [urls], 2000);
    const message = "message" in refused ? (refused.message ?? "") : "";
    expect(message).toContain("too large for Excel");
    const limit = Number(/at most ([\d,]+) rows/.exec(message)?.[1]?.replace(",", ""));
    expect(limit).toBeGreaterThan(100);
    const answered = await host.addin.call("SEARCH", all, null, null, [urls], limit);
    expect("value" in answered && Array.isArray(answered.value) && answered.value.length).toBe(limit + 1);
  });
});
