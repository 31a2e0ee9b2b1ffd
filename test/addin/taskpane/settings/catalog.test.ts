import { checkBomTexts } from "../../../../src/messages/check-bom/check-bom-texts";
import { findTexts } from "../../../../src/messages/find/find-texts";
import { alternativeTexts } from "../../../../src/messages/check-bom/alternative-texts";
import { categoryById } from "../../../../src/product-data/vocabulary/category";
import { catalogTexts } from "../../../../src/messages/settings/catalog-texts";
import { settingsTexts } from "../../../../src/messages/settings/settings-texts";
import { shellTexts } from "../../../../src/messages/shell-texts";
import { eventually } from "../../../harness/eventually";
import { type MountedPane, mountPane } from "../../../harness/mounted-pane";
import { isForAll } from "../../../harness/keeper-page";
import { giveWorker } from "../worker";

const text = catalogTexts.en;
const shell = shellTexts.en;
const changed = "LQG15HS15NH02D";
const unchanged = "GRM155R61E105KA12D";

describe("The catalog is offered", () => {
  let pane: MountedPane;
  beforeAll(async () => {
    pane = await mountPane({ service: { cap: 100 }, beforeScript: giveWorker });
  });
  afterAll(() => pane.close());

  const search = async (cell: string, filter: string): Promise<void> => {
    pane.set("Sheet1", cell, [[`=VENDOR.SEARCH("${filter}",,"en","Partno")`]]);
    await pane.settled();
    expect(pane.cell("Sheet1", cell)).toBe("Part number");
  };

  test("after the third search with more than five requests, and not earlier", async () => {
    await pane.tab(shell.views.find);
    await search("A1", "Category eq 'inductors'");
    await search("C1", "Category eq 'inductors' and Partno eq 'LQG15HS15NH02D'");
    await search("E1", "Category eq 'ceramicCapacitorsSMD' and Status eq 'In Production'");
    expect(pane.service.counts().products).toBeGreaterThan(12);
    expect(pane.text()).not.toContain(text.offer);
    await search("G1", "Category eq 'ceramicCapacitorsSMD'");
    await pane.says(text.offer);
  });

  test("opens the settings, and isn't shown again after it is declined", async () => {
    await pane.press(text.openOffer);
    await pane.says(text.hint);
    expect(pane.text()).not.toContain(text.offer);
    await pane.tab(shell.views.find);
    await pane.says(text.offer);
    await pane.press(text.declineOffer);
    await eventually(() => expect(pane.text()).not.toContain(text.offer));
    expect(pane.window.localStorage.getItem("vendor.settings")).toContain('"offersCatalog":false');
  });
});

describe("The catalog", () => {
  let pane: MountedPane;
  /** What a request for all parts gets. */
  let answered = (send: () => Promise<Response>): Promise<Response> => send();
  beforeAll(async () => {
    pane = await mountPane({
      sheets: ["Sheet1", "BOM"],
      beforeScript: (window) => {
        giveWorker(window);
        const send = window.fetch;
        window.fetch = (url, init) => {
          const sent = (): Promise<Response> => send(url, init);
          return isForAll(new Request(url).url) ? answered(sent) : sent();
        };
        // The parts that are compared with the service don't include the one that differs.
        window["Math"].random = () => 0.5;
      },
    });
    await pane.tab(shell.views.settings);
  });
  afterAll(() => pane.close());

  test("can be canceled during the download, and downloaded again", async () => {
    let arrived: () => void = () => undefined;
    const waiting = new Promise<void>((resolve) => (arrived = resolve));
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    answered = async (send) => {
      arrived();
      await held;
      return send(); // which was canceled by then
    };
    await pane.press(text.keep);
    await waiting;
    await pane.press(text.cancel);
    release();
    await pane.says(text.keep);
    expect(pane.all("[role=alert]").map(({ textContent }) => textContent)).toEqual([]);
  });

  test("continues if a setting is changed that doesn't concern it, and is then in use", async () => {
    let changed: () => void = () => undefined;
    const waiting = new Promise<void>((resolve) => (changed = resolve));
    answered = async (send) => {
      await waiting;
      return send();
    };
    await pane.press(text.keep);
    await pane.choose(settingsTexts.en.fresh, settingsTexts.en.days(3));
    changed();
    await pane.says(text.update); // by then it is in use
    await pane.says("Parts: 3,000");
    await pane.says(text.bySearches);
    expect(pane.all("[role=alert]").map(({ textContent }) => textContent)).toEqual([]);
    answered = (send) => send();
  });

  test("is the source on the card of a part, with its age", async () => {
    pane.set("Sheet1", "Z1", [[`=VENDOR.PART("${unchanged}")`]]);
    await pane.settled();
    const outcome = pane.workbook.outcome("Sheet1", "Z1");
    expect(outcome).toMatchObject({
      value: {
        provider: {
          description: expect.stringMatching(
            /^Vendor\. From the catalog on this computer \(downloaded .*20\d\d/,
          ) as unknown,
        },
      },
    });
    pane.set("Sheet1", "Z1", [[""]]);
  });

  test("is the source of Find parts, and of a check with alternatives, with its age; one request is for the number that it doesn't have", async () => {
    pane.service.resetCounts();
    await pane.tab(shell.views.find);
    await pane.choose(findTexts.en.category, categoryById("inductors")?.label.en ?? "");
    const fromCatalog = /From the catalog on this computer/;
    await pane.says(fromCatalog);
    pane.set("BOM", "A1", [
      ["Ref", "MPN", "Description"],
      ["C1", unchanged, "1uF 25V X5R 0402"],
      ["C2", "CL05A105KA5NQNC", "1uF 25V X5R 0402 10%"],
    ]);
    pane.select("BOM", "A1");
    await pane.tab(shell.views.check);
    await pane.says(checkBomTexts.en.place("BOM"));
    await pane.press(checkBomTexts.en.check);
    await pane.press(alternativeTexts.en.find);
    await pane.says(`${checkBomTexts.en.filters.replaceable} 1`);
    await pane.says(fromCatalog);
    expect(pane.service.counts().products).toBe(1);
    pane.select("Sheet1", "A1");
    await pane.tab(shell.views.settings);
  });

  test("of another day recalculates only the cells whose values differ", async () => {
    pane.set("Sheet1", "A1", [
      [`=VENDOR.SPEC("${changed}","MinOrderQuantity")`],
      [`=VENDOR.SPEC("${unchanged}","MinOrderQuantity")`],
      [`=VENDOR.SPEC({"${unchanged}","${changed}"},"MinOrderQuantity")`],
    ]);
    const [first, second] = ["inductors", "ceramicCapacitorsLead"].map(
      (category) => `=VENDOR.SEARCH("Category eq '${category}'",,"en","Partno,MinOrderQuantity",3)`,
    );
    pane.set("Sheet1", "H1", [[first ?? ""]]);
    pane.set("Sheet1", "M1", [[second ?? ""]]);
    pane.set("Sheet1", "R1", [[`=VENDOR.SEARCH("Partno eq '${changed}'",,"en","MinOrderQuantity")`]]);
    await pane.settled();
    const before = pane.cell("Sheet1", "A2");
    pane.service.resetCounts();
    answered = async (send) => {
      const answer = await (await send()).text();
      const at = answer.indexOf(`"${changed}"`);
      if (at < 0) return new Response(answer);
      return new Response(
        answer.slice(0, at) + answer.slice(at).replace(/"MinOrderQuantity":[^,}]*/, '"MinOrderQuantity":7'),
      );
    };
    const calculated: string[] = [];
    const calculate = pane.workbook.calculate.bind(pane.workbook);
    jest.spyOn(pane.workbook, "calculate").mockImplementation((scope) => {
      const { row = NaN, column = NaN } = scope.area ?? {};
      calculated.push(`${String(row)} ${String(column)}`);
      calculate(scope);
    });
    await pane.press(text.update);
    await pane.shows("Sheet1", "A1", 7);
    await pane.settled();
    expect(pane.cell("Sheet1", "A2")).toBe(before);
    expect(calculated.sort()).toEqual(["0 0", "0 17", "2 0"]);
    // For all parts, and for the comparison with the service.
    expect(pane.service.counts()).toMatchObject({ download: 0, products: 10 });
  });
});
