import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { failureText } from "../../../../src/messages/failures/message";
import { settingsTexts } from "../../../../src/messages/settings/settings-texts";
import { shellTexts } from "../../../../src/messages/shell-texts";
import { languageNames } from "../../../../src/product-data/vocabulary/language";
import { eventually } from "../../../harness/eventually";
import { mountPane } from "../../../harness/mounted-pane";
import { useOpened } from "../../../harness/use-opened";

const text = settingsTexts.en;
const shell = shellTexts.en;
const inductance = '=VENDOR.SPEC("LQG15HS15NH02D","Inductance")';
const pane = useOpened(() => mountPane({ key: null }));

beforeAll(async () => {
  pane.set("Sheet1", "A1", [[inductance]]);
  await pane.settled();
});

const save = async (key: string): Promise<void> => {
  await pane.type(text.newKey, key);
  await pane.press(text.save);
};
const stored = (): string => JSON.stringify(Object.entries(pane.window.localStorage));

test("without a key the pane opens with the settings, and cells have errors", async () => {
  await pane.says(text.keyMissing);
  expect(pane.cell("Sheet1", "A1")).toBe("#VALUE!");
});

test("any other view reports that there is no key, with a link to the settings", async () => {
  await pane.tab(shell.views.activity);
  await pane.says(shell.noKey);
  await pane.press(shell.enterKey);
  await pane.says(text.keyMissing);
});

test("saving without a key leads to its field", async () => {
  await pane.press(text.save);
  await eventually(() => expect(pane.window.document.activeElement?.id).toBe("key"));
});

test("if Excel refuses to recalculate, that is reported", async () => {
  const recover = pane.excelRefuses("InvalidOperationInCellEditMode");
  await save("mistyped");
  await pane.says(text.notCalculated);
  recover();
});

test("the service rejects a mistyped key; the correct one is stored and repairs the cells", async () => {
  await save("mistyped");
  await pane.says(failureText({ code: "keyRejected" }, "en"));
  await pane.settled();
  expect(pane.cell("Sheet1", "A1")).toBe("#VALUE!");
  await save(" demo-key ");
  await pane.says(text.testPassed);
  await pane.says(text.keyStored);
  await pane.shows("Sheet1", "A1", 1.5e-8);
  expect(stored()).toContain("demo-key");
});

test("a key for this session is used and not stored, and can be removed", async () => {
  await pane.tick(text.sessionOnly);
  await save("demo-key");
  await pane.says(text.keyForSession);
  expect(stored()).not.toContain("demo-key");
  await pane.press(text.test);
  await pane.says(text.testPassed);
  await pane.press(text.removeKey);
  await pane.says(text.keyMissing);
  await save("demo-key");
  await pane.says(text.testPassed);
});

test("units: the cell gets a format in addition to the number", async () => {
  await pane.tick(text.formatted);
  const formatted = { type: "Double", basicValue: 1.5e-8, numberFormat: expect.any(String) as string };
  await eventually(() => expect(pane.workbook.outcome("Sheet1", "A1")).toMatchObject({ value: [[formatted]] }));
  await pane.tick(text.formatted);
});

test("the maximum age of values is stored", async () => {
  await pane.choose(text.fresh, text.days(3));
  expect(stored()).toContain('\\"freshHours\\":72');
  await pane.choose(text.fresh, text.freshAlways);
  expect(stored()).toContain('\\"freshHours\\":0');
});

test("a search with too many results is an error until the maximum is raised", async () => {
  await pane.type(text.maximumParts, "many");
  await pane.says(text.maximumPartsInvalid);
  await pane.type(text.maximumParts, "1");
  pane.set("Sheet1", "C1", [[`=VENDOR.SEARCH("startswith(Partno,'LQG15H')",,,"Partno")`]]);
  await pane.shows("Sheet1", "C1", "#VALUE!");
  await pane.type(text.maximumParts, "20000");
  await pane.shows("Sheet1", "C1", "Part number");
  expect(pane.text()).not.toContain(text.maximumPartsInvalid);
});

test("another language: the pane uses it at once, and Excel's can be restored", async () => {
  await pane.choose(text.language, languageNames.zh);
  await pane.says(shellTexts.zh.views.settings);
  expect(pane.window.document.documentElement.lang).toBe("zh");
  await pane.choose(settingsTexts.zh.language, settingsTexts.zh.languageOfExcel(languageNames.en));
  await pane.says(shell.views.settings);
});

test("arrow keys, Home and End move through the tabs", () => {
  const { document, KeyboardEvent } = pane.window;
  const open = (key: string): string | null | undefined => {
    const tab = document.querySelector("[role=tab][aria-selected=true]");
    tab?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
    return document.activeElement?.textContent;
  };
  expect(["End", "ArrowLeft", "Home", "ArrowLeft", "ArrowRight", "a"].map(open)).toEqual(
    ["activity", "check", "settings", "activity", "settings", "settings"].map(
      (name) => shell.views[name as keyof typeof shell.views],
    ),
  );
});

describe("the service address", () => {
  const server = createServer((_, response) => response.end("<h1>Welcome</h1>")).listen(0);
  afterAll(() => server.close());

  test("an invalid address is reported at once, and not saved", async () => {
    await pane.type(text.serviceUrl, "ftp://example.com");
    await pane.says(text.serviceInvalid);
    await pane.type(text.serviceUrl, "http://user@example.com");
    await pane.says(text.serviceInvalid);
    expect(stored()).not.toContain("example.com");
  });

  test("Excel blocks http, except for this computer: a hint at the field says so", async () => {
    await pane.type(text.serviceUrl, "http://parts.example.com");
    await pane.says(text.serviceInsecure);
    await pane.type(text.serviceUrl, pane.service.url);
    await eventually(() => expect(pane.text()).not.toContain(text.serviceInsecure));
  });

  test("a server that isn't the service is recognized", async () => {
    const origin = `http://localhost:${String((server.address() as AddressInfo).port)}`;
    await pane.type(text.serviceUrl, `${origin}/some/path?query`);
    expect((await pane.field(text.serviceUrl)).value).toBe(origin);
    await pane.press(text.test);
    await pane.says(text.notTheService);
    await pane.shows("Sheet1", "A1", expect.stringMatching(/^#/));
  });

  test("the correct address repairs the cells", async () => {
    await pane.type(text.serviceUrl, pane.service.url);
    await pane.shows("Sheet1", "A1", 1.5e-8);
  });

  test("the address can be reset to the add-in's own", async () => {
    await pane.press(text.reset);
    expect((await pane.field(text.serviceUrl)).value).toBe("");
    expect(stored()).toContain('\\"serviceUrl\\":\\"\\"');
  });
});

test("a notice says that settings that can't be stored last until Excel is closed", async () => {
  const setItem = jest.spyOn(pane.window.Storage.prototype, "setItem").mockImplementation(() => {
    throw new Error("The quota has been exceeded");
  });
  await pane.choose(text.fresh, text.hours(8));
  await pane.says(text.notSaved);
  setItem.mockRestore();
  await pane.choose(text.fresh, text.hours(1));
  await eventually(() => expect(pane.text()).not.toContain(text.notSaved));
});

test("stored settings of other types have their defaults, and a notice says so", async () => {
  const other = await mountPane({
    key: null,
    beforeScript: ({ localStorage }) =>
      localStorage.setItem("vendor.settings", '{"language":7,"formatted":"yes","maximumParts":[],"freshHours":{}}'),
  });
  await other.says(text.notRead);
  await other.close();
});

test.each(["old", "retail"])("an Excel without data types, sets=%s, has no setting for units", async (sets) => {
  const old = await mountPane({ key: null, environment: `lang=en-US&sets=${sets}` });
  try {
    await old.says(text.fresh);
    expect(old.text()).not.toContain(text.formatted);
  } finally {
    await old.close();
  }
});
