import { readRows, sheetsOf } from "../../scripts/measures";

test("the door of measures returns the texts of sheets, and what each line says", async () => {
  const file =
    "Title of the list\nRef,Qty,Value,Footprint,MPN\nC1,2,100nF 50V X7R 10%,C_0603,CL10B104KB8NNNC\nR1,1,10k,R_0402,\n";
  const [rows = []] = await sheetsOf(new TextEncoder().encode(file));
  expect(rows[2]).toEqual(["C1", "2", "100nF 50V X7R 10%", "C_0603", "CL10B104KB8NNNC"]);
  expect(readRows(rows)).toMatchObject({
    header: 1,
    columns: { designator: [0], quantity: [1], value: [2], footprint: [3], number: [4] },
    lines: [
      {
        ...{ row: 2, designators: ["C1"], quantity: 2, kind: "ceramicCapacitor", doNotPopulate: false },
        numbers: [{ text: "CL10B104KB8NNNC", isDistributors: false }],
        said: {
          ...{ capacitance: 1e-7, voltage: 50, sizeInch: "0603", dielectric: ["X7R"] },
          tolerance: { plus: 10, minus: 10, unit: "%" },
        },
      },
      { row: 3, kind: "resistor", numbers: [] },
    ],
  });
});
