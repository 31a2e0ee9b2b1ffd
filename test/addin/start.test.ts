import { openAddin } from "../harness/bridge/host";
import type { AddinWindow } from "../harness/bridge/addin-window";
import { builtAddin } from "../harness/built-addin";
import { eventually } from "../harness/eventually";
import { hurry } from "../harness/hurried-clock";
import type { Outcome } from "../../demo/outcome";

interface Started {
  /** The outcome of `=VENDOR.SPEC("GRM155R61E105KA12D","Status")`. */
  readonly outcome: Outcome;
  readonly pane: () => string;
}

/** The add-in in a window that is spoiled before its script, and then after Office.js. */
async function started(
  before: (window: AddinWindow) => void,
  whenReady: (window: AddinWindow) => void,
  check: (started: Started) => Promise<void>,
): Promise<void> {
  const built = await builtAddin();
  const addin = openAddin({
    script: built.script,
    file: built.file,
    metadata: built.metadata("en"),
    environment: "lang=en-US",
    body: '<main id="pane"></main>',
    fetch: () => Promise.reject(new TypeError("no network")),
    beforeScript: (window) => {
      hurry(window, 10);
      before(window);
      window.document.addEventListener("DOMContentLoaded", () => whenReady(window));
    },
  });
  const outcome = await addin.call("SPEC", [["GRM155R61E105KA12D"]], [["Status"]]);
  await check({ outcome, pane: () => addin.window.document.getElementById("pane")?.textContent ?? "" });
  addin.close();
}

const office = (window: AddinWindow): typeof Office => window["Office"] as typeof Office;
const nothing = (): void => undefined;

test("if a requirement check throws, cells and the pane say that the add-in couldn't start, and what Excel said", async () => {
  const broken = (window: AddinWindow): void =>
    void office(window).onReady(() => {
      const { requirements } = office(window).context;
      type Asks = (set: string, version: string) => boolean;
      const asks = (Reflect.get(requirements, "isSetSupported") as Asks).bind(requirements);
      const throws: Asks = (set, version) => {
        if (set === "CustomFunctionsRuntime") throw new Error("RichApi.Error: no host");
        return asks(set, version);
      };
      Object.assign(requirements, { isSetSupported: throws });
    });
  await started(nothing, broken, async ({ outcome, pane }) => {
    expect(outcome).toEqual({ error: "#N/A", message: expect.stringContaining("no host") as string });
    await eventually(() => expect(pane()).toMatch(/The add-in couldn't start .*no host/));
  });
});

test("if Excel throws when it is asked what it can do, functions and the pane start", async () => {
  const broken = (window: AddinWindow): void =>
    void office(window).onReady(() => {
      const run = (): never => {
        throw new ReferenceError("Excel is not defined");
      };
      Object.assign(window["Excel"] as object, { run });
    });
  await started(nothing, broken, async ({ outcome, pane }) => {
    expect(outcome).toEqual({ error: "#VALUE!", message: expect.stringContaining("API key") as string });
    await eventually(() => expect(pane()).toContain("No key is stored."));
  });
});

test("if the storage never responds, cells have an error with a text, and the pane opens", async () => {
  const blocked = (window: AddinWindow): void => {
    window.Storage.prototype.setItem = () => {
      throw new window.DOMException("blocked", "SecurityError");
    };
  };
  let requested = 0;
  const silent = (window: AddinWindow): void =>
    void office(window).onReady(() => {
      (window["OfficeRuntime"] as typeof OfficeRuntime).storage.getItem = () => {
        requested += 1;
        return new Promise(() => undefined);
      };
    });
  await started(blocked, silent, async ({ outcome, pane }) => {
    expect(outcome).toEqual({ error: "#VALUE!", message: expect.stringContaining("API key") as string });
    await eventually(() => expect(pane()).toContain("No key is stored."));
    expect(requested).toBeGreaterThan(0);
  });
});

test("settings that can't be read are replaced by their defaults", async () => {
  const corrupt = (window: AddinWindow): void => {
    window.localStorage.setItem("vendor.settings", '{"language": 7, "freshHours":');
    window.localStorage.setItem("vendor.key", "demo-key");
  };
  await started(corrupt, nothing, async ({ outcome, pane }) => {
    expect(outcome).toMatchObject({ error: "#N/A" });
    await eventually(() => expect(pane()).toContain("Find parts"));
  });
});

test("a key in a localStorage that is full is used", async () => {
  const full = (window: AddinWindow): void => {
    window.localStorage.setItem("vendor.key", "demo-key");
    window.Storage.prototype.setItem = () => {
      throw new window.DOMException("full", "QuotaExceededError");
    };
  };
  await started(full, nothing, ({ outcome }) => {
    expect(outcome).toMatchObject({ error: "#N/A", message: expect.not.stringContaining("API key") as string });
    return Promise.resolve();
  });
});
