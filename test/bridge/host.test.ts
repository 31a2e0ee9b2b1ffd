import { openAddin, type AddinHost } from "../harness/bridge/host";
import { eventually } from "../harness/eventually";
import { stubMetadata, stubScript } from "../harness/bridge/stub-addin";

const open = (options?: Partial<Parameters<typeof openAddin>[0]>): AddinHost =>
  openAddin({ script: stubScript, metadata: stubMetadata, ...options });
let addin: AddinHost;

beforeAll(() => {
  addin = open();
});

afterAll(() => addin.close());

test("every kind of result and error in a cell", async () => {
  const ids = Object.keys(expected);
  const outcomes = await addin.callAll(ids.map((id) => ({ id, args: [] })));
  expect(Object.fromEntries(ids.map((id, index) => [id, outcomes[index]]))).toEqual(expected);
});

test("arguments arrive as Excel sends them, omitted ones as null", async () => {
  const outcomes = await addin.callAll([
    { id: "DOUBLE", args: [21] },
    { id: "LATER", args: ["x"] },
    {
      id: "COUNTCELLS",
      args: [
        [
          [1, 2],
          [3, 4],
        ],
      ],
    },
    { id: "ECHO", args: ["a"] },
    { id: "REPEATED", args: [[[[1]], [[2, 3]]]] },
    { id: "WHEREAMI", args: [], address: "BOM!J2" },
  ]);
  expect(outcomes).toEqual([
    { value: 42 },
    { value: "later x" },
    { value: 4 },
    { value: '["a",null,null]' },
    { value: "[[[[1]],[[2,3]]]]" },
    { value: "BOM!J2" },
  ]);
});

test("a cancelable call is notified of its cancellation", () => {
  const { ids } = addin.start([
    { id: "CANCELABLE", args: ["first"] },
    { id: "CANCELABLE", args: ["second"] },
  ]);
  addin.cancel(ids.slice(1));
  expect(addin.window["canceled"]).toEqual(["second"]);
});

test("a value preview is marked", async () => {
  expect(await addin.preview([{ id: "PREVIEWED", args: [] }])).toEqual([{ value: true }]);
  expect(await addin.call("PREVIEWED")).toEqual({ value: false });
});

test("data types reach parameters of type any as objects if the metadata allows it, otherwise as plain values", async () => {
  const formatted = { type: "FormattedNumber", basicValue: 1e-7, numberFormat: "General" };
  const calls = [
    { id: "REPEATED", args: [[[[entity]]]] },
    { id: "REPEATED", args: [[[[formatted]]]] },
    { id: "REPEATED", args: [[[["text"], [{ error: "#N/A" }]]]] },
    { id: "DOUBLE", args: [formatted] },
    { id: "DOUBLE", args: [entity] },
  ];
  const [number, typed] = [{ value: 2e-7 }, { error: "#VALUE!" }];
  expect(await addin.callAll(calls)).toEqual([
    { error: "#VALUE!" },
    { value: "[[[[1e-7]]]]" },
    { error: "#N/A" },
    number,
    typed,
  ]);
  const allowing = open({ metadata: { ...stubMetadata, allowCustomDataForDataTypeAny: true } });
  expect(await allowing.callAll(calls)).toEqual([
    { value: JSON.stringify([[[[entity]]]]) },
    { value: JSON.stringify([[[[formatted]]]]) },
    { value: JSON.stringify([[[["text"], [missing]]]]) },
    number,
    typed,
  ]);
  allowing.close();
});

test("errors reach parameters of type any if the metadata allows only errors", async () => {
  const host = open({ metadata: { ...stubMetadata, allowErrorForDataTypeAny: true } });
  const cells = [
    ["text", { error: "#N/A" }],
    [{ type: "FormattedNumber", basicValue: 1 }, 2],
  ];
  expect(
    await host.callAll([
      { id: "ERRORCODES", args: [cells] },
      { id: "DOUBLE", args: [{ error: "#DIV/0!" }] },
    ]),
  ).toEqual([{ value: "-,#N/A,-,-" }, { error: "#DIV/0!" }]);
  host.close();
});

test.each([
  ["are rejected, and then sent in slices", "", 1],
  ["reach a perpetual license, which is for desktops, at once", "sets=retail", 0],
])("results above 5 MB %s", async (_, environment, refused) => {
  const strict = open({ environment });
  expect(await strict.callAll(large)).toEqual(large.map(() => ({ value: "x".repeat(30_000) })));
  expect(strict.traffic.refusedRequests).toBe(refused);
  strict.close();
});

test("results that are rejected more than a minute after they were made are lost", async () => {
  const late = open({
    beforeScript: ({ Date: own }) => {
      const { now } = own;
      own.now = () => now() + late.traffic.refusedRequests * 61_000;
    },
  });
  const [first] = late.start(large).outcomes;
  await eventually(() => expect(late.traffic.refusedRequests).toBe(1));
  await late.call("NOTHING");
  // What was rejected would be sent before this.
  expect(await Promise.race([first, late.call("DOUBLE", 21)])).toEqual({ value: 42 });
  late.close();
});

const large = Array.from({ length: 200 }, () => ({ id: "LARGE", args: [30_000] }));

const entity = { type: "Entity", text: "Part", properties: {} };
/** What Excel.ErrorCellValue is. */
const missing = { type: "Error", basicType: "Error", basicValue: "#N/A", errorType: "NotAvailable" };

const containing = (part: object): unknown => expect.objectContaining(part);

const expected = {
  NOTAVAILABLE: { error: "#N/A", message: "No such part. Did you mean another?" },
  INVALIDVALUE: { error: "#VALUE!", message: "Mistake at character 7." },
  REJECTED: { error: "#N/A", message: "Rejected later." },
  INVALIDNUMBER: { error: "#NUM!" },
  DIVISION: { error: "#DIV/0!" },
  NULLREFERENCE: { error: "#NULL!" },
  INVALIDNAME: { error: "#VALUE!", message: "kept" },
  THROWN: { error: "#VALUE!" },
  RETURNEDERROR: { error: "#N/A", message: "Returned, not thrown." },
  NAN: { error: "#VALUE!" },
  INFINITE: { error: "#NUM!" },
  NOTHING: { value: null },
  UNASSOCIATED: { error: "#VALUE!" },
  MIXED: {
    value: [
      ["text", null, null],
      [containing({ type: "Error", basicValue: "#N/A", message: "Only this cell." }), true, 3],
    ],
  },
  FORMATTED: { value: { type: "Double", basicType: "Double", basicValue: 1e-7, numberFormat: '"0.1µF"' } },
  ENTITY: { value: containing({ type: "Entity", text: "GRM155R61E105KA12D" }) },
};

test("a page that is closed doesn't run on", async () => {
  const closed = open();
  await closed.ready;
  let runsOn = false;
  void closed.window.crypto.subtle.digest("SHA-256", new Uint8Array()).then(() => (runsOn = true));
  closed.close();
  // Each digest ends after the one before.
  for (let after = 0; after < 3; after++) await crypto.subtle.digest("SHA-256", new Uint8Array());
  expect(runsOn).toBe(false);
});
