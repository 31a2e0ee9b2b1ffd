import { openFunctions } from "../../../harness/functions-host";

const capacitor = "GRM155R61E105KA12D";

test("Excel without data types gets plain values", async () => {
  const host = await openFunctions({ sets: "old" });
  expect(
    await host.addin.callAll([
      { id: "SPEC", args: [[[capacitor]], [["Capacitance", "RatedVoltage"]]] },
      { id: "PART", args: [capacitor] },
      { id: "SEARCH", args: [`Partno eq '${capacitor}'`, null, null, [["Length"]]] },
    ]),
  ).toEqual([{ value: [[1e-6, 25]] }, { value: capacitor }, { value: [["Length"], [0.001]] }]);
  await host.close();
}, 180_000);

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
}, 180_000);
