import { type CallCase, expected, openFunctions, outcomesOf } from "../../harness/functions-host";
import { useFunctions } from "./use-functions";

const host = useFunctions({ service: { publicUrl: "https://api.vendor.example" } });

const capacitor = "GRM155R61E105KA12D";
const entity = { value: expect.objectContaining({ type: "String", basicValue: capacitor }) as unknown };

const rows: readonly CallCase[] = [
  ["a part", [capacitor, null], entity],
  ["lower case and spaces", [" grm155r61e105ka12d", null], entity],
  ["no package code", ["GRM155R61E105KA12", ""], entity],
  ["a blank as text", ["", null], { value: "" }],
  ["a blank as 0", [0, null], { value: "" }],
  ["a blank as text 0", ["0", null], { value: "" }],
  ["omitted", [null, null], { value: "" }],
  ["a number", ["4711", null], { error: "#N/A", message: expect.stringContaining("4711") as unknown }],
  [
    "an unknown part",
    ["NOSUCHPART99", null],
    { error: "#N/A", message: expect.stringContaining("NOSUCHPART99 isn't in the Vendor catalog") as unknown },
  ],
];

test("arguments as Excel sends them", async () => {
  expect(await outcomesOf(host.addin, "PART", rows)).toEqual(expected(rows));
});

type Entity = {
  readonly properties: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly layouts: {
    readonly card: {
      readonly mainImage: unknown;
      readonly sections: readonly { readonly title: string; readonly properties: readonly string[] }[];
    };
  };
};

async function entityOf(partno: string, lang: string | null): Promise<Entity> {
  const outcome = await host.addin.call("PART", partno, lang);
  if ("error" in outcome) throw new Error(outcome.message);
  return outcome.value as Entity;
}

test("every present field is a property with its label; absent fields have none", async () => {
  const { properties } = await entityOf(capacitor, "ja");
  expect(properties).toEqual(
    expect.objectContaining({
      Capacitance: {
        type: "Double",
        basicValue: 1e-6,
        numberFormat: '##0.00E+0" F"',
        propertyMetadata: { sublabel: "静電容量" },
      },
      Status: { type: "String", basicValue: "生産中", propertyMetadata: { sublabel: "ステータス" } },
      AecQ200Support: { type: "Boolean", basicValue: false, propertyMetadata: { sublabel: "AEC-Q200 対応" } },
      CapacitanceText: expect.objectContaining({
        propertyMetadata: { sublabel: "静電容量（表記）", excludeFrom: { cardView: true } },
      }) as unknown,
    }),
  );
  expect(properties).not.toHaveProperty("LastBuyDate");
  expect(properties).not.toHaveProperty("Inductance");
});

test("the card shows the photo and sections, whose properties exist", async () => {
  const { properties, layouts } = await entityOf(capacitor, null);
  expect(properties["Appearance"]).toEqual(
    expect.objectContaining({ type: "WebImage", address: expect.stringMatching(/^https:/) as unknown }),
  );
  expect(layouts.card.mainImage).toEqual({ property: "Appearance" });
  expect(layouts.card.sections.map(({ title }) => title)).toEqual([
    "Specifications",
    "Part",
    "Compliance",
    "Documents",
  ]);
  const listed = layouts.card.sections.flatMap((section) => section.properties);
  expect(listed.filter((name) => !(name in properties))).toEqual([]);
  expect(listed).toEqual(expect.arrayContaining(["Capacitance", "Status", "AecQ200Support", "ProductDetailUrl"]));
});

test("PART uses a part that SPEC requested", async () => {
  await host.addin.call("SPEC", [[capacitor]], [["Status"]]);
  host.service.resetCounts();
  expect(await host.addin.call("PART", capacitor)).toEqual(entity);
  expect(host.service.counts().products).toBe(0);
});

test("a value preview sends no request", async () => {
  host.service.resetCounts();
  expect(await host.addin.preview([{ id: "PART", args: ["GCM155R71C224KE02D"] }])).toEqual([
    { error: "#N/A", message: "Press Enter to see the result." },
  ]);
  expect(host.service.counts().products).toBe(0);
});

test("numbers also exist in common units for FIELDVALUE, and not on the card", async () => {
  const { properties, layouts } = await entityOf(capacitor, "ja");
  expect(properties["Capacitance [nF]"]).toEqual({
    type: "Double",
    basicValue: 1000,
    numberFormat: 'General" nF"',
    propertyMetadata: { excludeFrom: { cardView: true, autoComplete: true } },
  });
  expect(layouts.card.sections.flatMap((section) => section.properties)).not.toContain("Capacitance [nF]");
});

test("without properties of texts, the part is an entity, and its numbers are of the older type", async () => {
  const older = await openFunctions({ sets: "2023" });
  expect(await older.addin.call("PART", capacitor)).toMatchObject({
    value: {
      type: "Entity",
      text: capacitor,
      basicValue: "#VALUE!",
      properties: { Capacitance: { type: "FormattedNumber", basicValue: 1e-6 } },
    },
  });
  expect(await older.addin.call("SPEC", [[capacitor]], [["Capacitance"]])).toMatchObject({
    value: [[{ type: "FormattedNumber", basicValue: 1e-6, numberFormat: '##0.00E+0" F"' }]],
  });
  await older.close();
});
