/** A formula and the arguments that Excel passes. */
interface Example {
  readonly id: string;
  readonly formula: string;
  readonly args: readonly unknown[];
}

const cell = (value: unknown): readonly unknown[] => [[value]];
const filter = "Category eq 'ceramicCapacitorsSMD' and Capacitance eq 1e-6 and SizecodeInch eq '0402'";

/** One example for each function. The part numbers are in every catalog of the test service. */
export const examples: readonly Example[] = [
  {
    id: "SEARCH",
    formula: `=VENDOR.SEARCH("${filter}","Partno asc",,"Partno,Capacitance [µF],RatedVoltage,Status",3)`,
    args: [filter, "Partno asc", null, cell("Partno,Capacitance [µF],RatedVoltage,Status"), 3],
  },
  {
    id: "SPEC",
    formula:
      '=VENDOR.SPEC({"GRM155R61E105KA12D";"GRM188R61A475KE15D"},{"Partno","Status","Capacitance [µF]","RatedVoltage"})',
    args: [
      [["GRM155R61E105KA12D"], ["GRM188R61A475KE15D"]],
      [["Partno", "Status", "Capacitance [µF]", "RatedVoltage"]],
    ],
  },
  { id: "PART", formula: '=VENDOR.PART("GRM155R61E105KA12D")', args: ["GRM155R61E105KA12D"] },
  {
    id: "CHECK",
    formula: '=VENDOR.CHECK("GRM155R61E105KA12D","1uF 50V X7R 0402")',
    args: [cell("GRM155R61E105KA12D"), cell("1uF 50V X7R 0402")],
  },
  {
    id: "ALTERNATIVES",
    formula: '=VENDOR.ALTERNATIVES("CL05A105KA5NQNC","1uF 25V X5R 0402","Capacitance [µF],RatedVoltage",3)',
    args: ["CL05A105KA5NQNC", cell("1uF 25V X5R 0402"), cell("Capacitance [µF],RatedVoltage"), 3],
  },
  {
    id: "WHERE",
    formula: '=VENDOR.WHERE("Category","=","inductors","Inductance",">=","1uH")',
    args: [cell("Category"), cell("="), cell("inductors"), [cell("Inductance"), cell(">="), cell("1uH")]],
  },
  { id: "FIELDS", formula: '=VENDOR.FIELDS("inductors")', args: ["inductors"] },
  { id: "VALUES", formula: '=VENDOR.VALUES("Status")', args: ["Status"] },
  { id: "DOWNLOADURL", formula: '=VENDOR.DOWNLOADURL("inductors")', args: ["inductors"] },
];
