import { openFunctions } from "../../harness/functions-host";
import { MemoryDocument } from "../../harness/memory-document";
import { HostError } from "../../../demo/rich-api/host-error";

const notFound = expect.objectContaining({ type: "Error", basicValue: "#N/A" }) as unknown;
const capacitor = "GRM155R61E105KA12D";

test.each([
  ["says that it has no data types", "old"],
  ["says that it has data types, and refuses them", "retail"],
] as const)("Excel that %s gets plain values", async (_, sets) => {
  const host = await openFunctions({ sets });
  expect(
    await host.addin.callAll([
      { id: "SPEC", args: [[[capacitor]], [["Capacitance", "RatedVoltage"]]] },
      { id: "PART", args: [capacitor] },
      { id: "SEARCH", args: [`Partno eq '${capacitor}'`, null, null, [["Length"]]] },
      { id: "SPEC", args: [[["NOSUCHPART99"], [capacitor]], [["Status", "LastBuyDate"]]] },
    ]),
  ).toEqual([
    { value: [[1e-6, 25]] },
    { value: capacitor },
    { value: [["Length"], [0.001]] },
    {
      value: [
        [notFound, notFound],
        ["In Production", ""],
      ],
    },
  ]);
  await host.close();
});

test("a setting turns formatted numbers off, also on the card", async () => {
  const host = await openFunctions({ settings: { formatted: false } });
  expect(await host.addin.call("SPEC", [[capacitor]], [["Capacitance"]])).toEqual({ value: [[1e-6]] });
  expect(await host.addin.call("PART", capacitor)).toEqual({
    value: expect.objectContaining({
      properties: expect.objectContaining({
        Capacitance: expect.objectContaining({ type: "Double", basicValue: 1e-6 }) as unknown,
      }) as unknown,
    }) as unknown,
  });
  await host.close();
});

test("Excel that refuses to name its region still gets data types requested", async () => {
  const nameless = new MemoryDocument();
  Object.defineProperty(nameless, "region", {
    get: () => {
      throw new HostError("ApiNotAvailable", "This Excel doesn't say.");
    },
  });
  const host = await openFunctions({ sets: "retail", document: nameless });
  expect(await host.addin.call("SPEC", [[capacitor]], [["Capacitance"]])).toEqual({ value: [[1e-6]] });
  await host.close();
});
