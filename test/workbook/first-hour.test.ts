import { type RunningService, startService } from "../../service/server";
import { manyRows, partRows, parts } from "../../scripts/first-hour/steps";
import { firstHourWorkbook } from "../../scripts/first-hour/workbook";
import { readBomFile } from "../../bom-files/read-bom-file";
import { type OpenedWorkbook, openWorkbook } from "./open-page";

const steps = parts.flatMap((part) => part.steps);
const rehearsed = steps.filter((step) => step.shows !== undefined);

describe("The steps of the first hour in Excel, in the workbook page", () => {
  let service: RunningService;
  let opened: OpenedWorkbook;

  beforeAll(async () => {
    service = await startService({ products: 3000 });
    opened = await openWorkbook({ demo: { serviceUrl: service.url, key: "demo-key" } });
    await opened.page.evaluate((rows) => {
      for (const name of ["Parts", "Functions", "Searches", "Many"]) window.workbook.addSheet(name);
      window.workbook.setAll("Parts", "A1", rows);
      window.workbook.set("Many", "A1", "GRM155R61E105KA12D");
    }, partRows);
  });
  afterAll(async () => {
    await opened.close();
    await service.stop();
  });

  test.each(rehearsed.map((step) => [step.title, step] as const))(
    "%s",
    async (_, { formulas = {}, typed = {}, shows = {} }) => {
      const seen = await opened.page.evaluate(
        async ({ entered, addresses }) => {
          const split = (address: string): [string, string] => address.split("!") as [string, string];
          for (const [address, formula] of entered) window.workbook.set(...split(address), formula);
          await window.workbook.settled();
          return addresses.map((address) => [address, window.workbook.text(...split(address))]);
        },
        { entered: Object.entries({ ...formulas, ...typed }), addresses: Object.keys(shows) },
      );
      expect(Object.fromEntries(seen)).toEqual(shows);
    },
  );
});

test("the workbook to start from has the steps, the parts, and the formulas as texts", async () => {
  const { sheets } = await readBomFile(firstHourWorkbook());
  const sheet = (name: string) => sheets.find((each) => each.name === name)?.rows ?? [];
  expect(sheet("Steps").filter((row) => typeof row[0]?.value === "number")).toHaveLength(steps.length);
  expect(sheet("Parts")[1]?.map((cell) => cell?.value)).toEqual(partRows[1]);
  expect(sheet("Many")).toHaveLength(manyRows);
  for (const [address, formula] of steps.flatMap(({ formulas = {} }) => Object.entries(formulas))) {
    const [name = "", cell = ""] = address.split("!");
    const found = sheet(name)[Number(cell.slice(1)) - 1]?.[cell.charCodeAt(0) - 65];
    expect([address, found?.value, found?.formula]).toEqual([address, formula, undefined]);
  }
});
