import { readFileSync } from "node:fs";
import path from "node:path";
import type { Locator } from "playwright-core";
import { checkBomTexts } from "../../src/messages/check-bom-texts";
import { replacementTexts } from "../../src/messages/replacement-texts";
import { parseBom } from "../../demo/bom";
import { focused, tabTo } from "../addin/taskpane/focus";
import {
  axeViolations,
  checkBom,
  openPane,
  type OpenedPane,
  pressUntilDone,
  takeScreenshot,
} from "../addin/taskpane/open-pane";
import { type PlainProduct, readPlain } from "./plain-catalog";

const text = checkBomTexts.en;
const replacementText = replacementTexts.en;
const limits = "DC bias and aging aren't compared";

/** The boards, with the number of their lines and the column of descriptions. */
const boards = [
  { name: "thunderscope-rev5.3-pcie", parts: 77, description: "Description", filled: "I: Substitutions Policy" },
  { name: "haasoscope-pro-adc", parts: 78, description: "Description", filled: "I: Stock" },
] as const;

describe.each(boards)("Alternatives for the lines of $name", ({ name, parts, description, filled }) => {
  const csv = readFileSync(path.resolve(__dirname, "../../demo/data", `${name}.csv`), "utf8");
  const bom = parseBom(csv);
  let pane: OpenedPane;

  beforeAll(async () => {
    pane = await openPane({ bom: name, service: { products: 20_000 } });
    await pane.settled();
    await pane.tab("check");
    await pane.frame.waitForSelector(".check-columns");
  });
  afterAll(() => pane.close());

  const button = (named: string): Locator => pane.frame.getByRole("button", { name: named, exact: true });
  const filter = (of: keyof typeof text.filters): Locator =>
    pane.frame.locator(".check-filters button", { hasText: new RegExp(`^${text.filters[of]} `) });
  const countOf = async (of: keyof typeof text.filters): Promise<number> =>
    Number(await filter(of).locator(".check-count").textContent());
  const say = (message: string | RegExp): Promise<void> => pane.frame.getByText(message).waitFor();
  const sheet = (): Promise<unknown> => pane.page.evaluate(() => window.workbook.values("BOM", "A1:P100"));
  /** The lines of the open page of the list. */
  const listed = (): Promise<readonly ListedLine[]> =>
    pane.frame.locator(".check-row").evaluateAll((lines) =>
      lines.map((line) => ({
        row: Number(line.querySelector(".check-head button")?.textContent.replace(/^[A-Z]+/, "")),
        offered: [...line.querySelectorAll(".check-replacements > li > span")].map((part) =>
          part.textContent.replace(/ .*/, ""),
        ),
      })),
    );
  const descriptionOf = ({ row }: ListedLine): string => bom.rows[row - 2]?.[bom.header.indexOf(description)] ?? "";

  test("a search that is canceled while the service responds leaves a list that can be used", async () => {
    await checkBom(pane, text.check);
    expect(await countOf("all")).toBeGreaterThan(parts - 10);
    await pane.frame.locator(".check-help summary:visible").click();
    await pane.frame.locator("p.hint", { hasText: limits }).waitFor();
    await pane.frame.locator(".check-help summary:visible").click();
    const release = await holdResponses(pane);
    await button(replacementText.find).click();
    await say(/^Lines done: \d+ of \d+$/);
    await button(text.cancel).click();
    await button(replacementText.find).and(pane.frame.locator(":enabled")).waitFor();
    expect(await pane.frame.getByText(/^Parts searched/).count()).toBe(0);
    await filter("otherComponent").click();
    expect(await listed()).toHaveLength(await countOf("otherComponent"));
    await release();
  });

  test("every offered part is one of the service's, and meets the requirements of its line", async () => {
    await pressUntilDone(button(replacementText.find));
    await filter("replaceable").waitFor();
    await filter("all").click();
    const first = await listed();
    await button(text.later).click();
    const all = [...first, ...(await listed())];
    expect(all).toHaveLength(await countOf("all"));
    const replaceable = all.filter(({ offered }) => offered.length > 0);
    expect(await countOf("replaceable")).toBe(replaceable.length);
    expect(replaceable.length).toBeGreaterThan(5);
    const offered = new Set(replaceable.flatMap((line) => line.offered));
    const records = await readPlain(pane.service.url, { filter: `Partno eq '${[...offered].join("|")}'` });
    const products = new Map(records.map((product) => [product.Partno, product]));
    const points: Point[] = [];
    for (const line of replaceable)
      for (const partno of line.offered) {
        const product = products.get(partno);
        if (product === undefined) throw new Error(`The service has no ${partno}`);
        expect(product["Status"]).toMatch(/^(In Production|NRND)$/);
        points.push(...compared(statedIn(descriptionOf(line)), product));
      }
    expect(points.filter(({ isMet }) => !isMet)).toEqual([]);
    const about = (aspect: Point["aspect"]): number => points.filter((point) => point.aspect === aspect).length;
    expect(about("value")).toBe(replaceable.flatMap(({ offered }) => offered).length);
    for (const aspect of ["voltage", "tolerance", "size"] as const) expect(about(aspect)).toBeGreaterThan(10);

    await filter("replaceable").click();
    expect(await listed()).toEqual(replaceable);
    const hints = pane.frame.locator(".check-row > .hint", { hasText: "same or better specifications" });
    expect(await hints.count()).toBe(replaceable.length);
  });

  test("with the keyboard, a comparison is opened point by point, and its part is entered", async () => {
    const [line] = await listed();
    const [partno = ""] = line?.offered ?? [];
    await filter("replaceable").focus();
    await tabTo(pane, replacementText.compareWith(partno));
    await pane.page.keyboard.press("Enter");
    const table = pane.frame.locator(".check-points");
    await table.waitFor();
    expect(await table.locator("thead th").allInnerTexts()).toEqual(["Specification", "BOM", "Part", "Result"]);
    const rows = await table
      .locator("tbody tr")
      .evaluateAll((lines) => lines.map((each) => [...each.children].map((cell) => cell.textContent)));
    // The first line's part has the same values as the line.
    const { voltage, size } = statedIn(line === undefined ? "" : descriptionOf(line));
    expect(rows).toContainEqual(["rated voltage", `${String(voltage)} V DC`, `${String(voltage)} V DC`, "same"]);
    expect(rows).toContainEqual(["size (inch)", size, size, "same"]);
    const also = ["capacitance", "tolerance", "temperature characteristics", "SMD type"];
    expect(rows.map(([aspect]) => aspect)).toEqual(expect.arrayContaining(also));
    expect(rows.map((cells) => cells.at(3))).not.toContain(replacementText.relations.worse);
    expect(await axeViolations(pane)).toEqual([]);

    const cell = `${await freeColumn(pane)}${String(line?.row)}`;
    expect(await pane.cell("BOM", cell)).toBe("");
    expect(await focused(pane)).toEqual({ name: replacementText.compareWith(partno), seen: true });
    await tabTo(pane, replacementText.choosePart(partno));
    await pane.page.keyboard.press("Enter");
    await say(replacementText.entered(partno, cell));
    expect(await pane.cell("BOM", cell)).toBe(partno);
    await takeScreenshot(pane, `replacements-${name}`);
  });

  test("content of the selected column is replaced only after confirmation", async () => {
    const [line] = await listed();
    const [partno = ""] = line?.offered ?? [];
    const before = await sheet();
    await pane.frame.selectOption("[id^=check-choose-]", { label: filled });
    const cell = `${filled.slice(0, 1)}${String(line?.row)}`;
    const content = await pane.cell("BOM", cell);
    await button(replacementText.choosePart(partno)).first().click();
    await say(replacementText.occupied(cell, content));
    expect(await sheet()).toEqual(before);
    // The result is shown next to the part, wherever the part is in the list.
    await pane.frame.focus(`[aria-label="${replacementText.choosePart(partno)}"]`);
    await tabTo(pane, replacementText.replaceContent);
    await tabTo(pane, replacementText.leaveContent);
    await pane.page.keyboard.press("Enter");
    await button(replacementText.leaveContent).waitFor({ state: "detached" });
    expect(await focused(pane)).toEqual({ name: replacementText.choosePart(partno), seen: true });
    expect(await sheet()).toEqual(before);

    await button(replacementText.choosePart(partno)).first().click();
    await button(replacementText.replaceContent).click();
    await say(replacementText.entered(partno, cell));
    expect(await pane.cell("BOM", cell)).toBe(partno);
    expect(pane.troubles).toEqual([]);
  });
});

/** A line of the list: its row in the sheet, and the parts that are shown as its alternatives. */
interface ListedLine {
  readonly row: number;
  readonly offered: readonly string[];
}

/** The blank column after the sheet's last, which is the first choice for alternatives. */
async function freeColumn({ frame }: OpenedPane): Promise<string> {
  const last = await frame.locator("[id^=check-choose-] option").last().textContent();
  return /^Column ([A-Z]+) \(blank\)$/.exec(last ?? "")?.[1] ?? "";
}

/** The service responds only after the returned function is called. */
async function holdResponses({ page }: OpenedPane): Promise<() => Promise<void>> {
  const isSearch = ({ pathname }: URL): boolean => pathname === "/v2/products";
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(isSearch, async (route) => {
    await released;
    await route.continue();
  });
  return () => {
    release();
    return page.unrouteAll({ behavior: "wait" });
  };
}

/** The values in a text, read in the simplest way: in F or H, V, and as a fraction of the value; null: none. */
interface Stated {
  readonly value: number | null;
  readonly voltage: number | null;
  readonly tolerance: number | null;
  readonly size: string | null;
}

function statedIn(description: string): Stated {
  const line = description.normalize("NFKC"); // one kind of "µ"
  const value = amountIn(/(?<![±\d.])([\d.]+) ?([pnu\u03bc])[FH]\b/, line);
  const volts = /([\d.]+) ?V\b/.exec(line)?.[1];
  return {
    value,
    voltage: volts === undefined ? null : Number(volts),
    tolerance: toleranceIn(line, value),
    size: /\b(0201|0402|0603|0805|1206|1210)\b/.exec(line)?.[1] ?? null,
  };
}

function toleranceIn(line: string, value: number | null): number | null {
  const percent = /±([\d.]+)%/.exec(line)?.[1];
  if (percent !== undefined) return Number(percent) / 100;
  const amount = amountIn(/±([\d.]+) ?([pn])[FH]/, line);
  return amount === null || value === null ? null : amount / value;
}

function amountIn(pattern: RegExp, line: string): number | null {
  const [, amount, prefix = ""] = pattern.exec(line) ?? [];
  return amount === undefined ? null : Number(amount) * (prefixes[prefix] ?? NaN);
}

const prefixes: Readonly<Record<string, number>> = { p: 1e-12, n: 1e-9, u: 1e-6, "\u03bc": 1e-6 };

interface Point {
  readonly partno: string;
  readonly aspect: keyof Stated;
  readonly stated: number | string;
  readonly has: number | string | null;
  readonly isMet: boolean;
}

/** Whether a part meets every requirement of its line. */
function compared(stated: Stated, product: PlainProduct): readonly Point[] {
  const { Partno: partno } = product;
  const value = Number(product["Capacitance"] ?? product["Inductance"]);
  const part = {
    value,
    voltage: Number(product["RatedVoltage"]),
    tolerance: toleranceIn(String(product["ToleranceCapacitance"] ?? product["InductanceTolerance"]), value),
    size: String(product["SizecodeInch"]),
  };
  const isMet = (aspect: keyof Stated): boolean => {
    const has = part[aspect] ?? NaN;
    const wanted = stated[aspect] ?? NaN;
    if (aspect === "size") return has === wanted;
    const ratio = Number(has) / Number(wanted);
    if (aspect === "value") return Math.abs(ratio - 1) < 1e-9;
    return aspect === "voltage" ? ratio >= 1 : ratio < 1 + 1e-9;
  };
  return (["value", "voltage", "tolerance", "size"] as const).flatMap((aspect) => {
    const wanted = stated[aspect];
    return wanted === null ? [] : [{ partno, aspect, stated: wanted, has: part[aspect], isMet: isMet(aspect) }];
  });
}
