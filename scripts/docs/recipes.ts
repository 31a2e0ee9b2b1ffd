/** A BOM with its title row in row 1: part numbers in A, descriptions in B, quantities in C. */
export const recipeRows = [
  ["Part number", "Description", "Quantity"],
  ["GRM155R61E105KA12D", "1uF 25V X5R 0402", 4],
  ["GRM188R61A475KE15D", "4.7uF 10V X5R 0603", 2],
  ["GRM188R61E106MA73D", "10uF 25V X7R 0603", 1],
  ["CL05A105KA5NQNC", "1uF 25V X5R 0402", 3],
  ["GRM155R71C103KA01D", "10nF 16V X7R 0402", 10],
] as const;

/** Formulas to copy, for those rows. A test enters each in the workbook page. */
export const recipes: readonly (readonly [what: string, formula: string])[] = [
  ["Data of all lines, in units that you choose", '=VENDOR.SPEC(A2:A6,{"Status","Capacitance [µF]","RatedVoltage"})'],
  ["One value of one part of the list", '=XLOOKUP("GRM155R71C103KA01D",A2:A6,VENDOR.SPEC(A2:A6,"RatedVoltage"))'],
  ["The lines whose part is discontinued", '=FILTER(A2:A6,VENDOR.SPEC(A2:A6,"Status")="Discontinued","none")'],
  ["How many pieces aren't in production", '=SUM(C2:C6*(VENDOR.SPEC(A2:A6,"Status")<>"In Production"))'],
  ["What doesn't match its description", "=VENDOR.CHECK(A2:A6,B2:B6)"],
  ["The best alternative of one line", '=INDEX(VENDOR.ALTERNATIVES(A5,B5,"Partno",1),2,1)'],
  [
    "A search with values from cells",
    '=VENDOR.SEARCH(VENDOR.WHERE("Category","=","ceramicCapacitors","Capacitance","=","1uF","RatedVoltage",">=",50),"RatedVoltage asc",,"Partno,RatedVoltage",5)',
  ],
  [
    "How many parts there are",
    `=ROWS(VENDOR.SEARCH("Category eq 'inductors' and Inductance ge 1e-5 and Inductance le 1.1e-5",,,"Partno"))-1`,
  ],
  [
    "Which sizes there are",
    `=UNIQUE(VENDOR.SEARCH("Category eq 'inductors' and Inductance eq 1e-6",,,"SizecodeInch"))`,
  ],
  ["A part's data, one below the other", '=TRANSPOSE(VENDOR.SPEC(A2,{"Status","Capacitance","RatedVoltage"}))'],
];
