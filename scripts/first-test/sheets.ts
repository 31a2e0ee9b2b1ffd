/** Content of the sheet Parts. null: a blank cell. */
export const partRows: readonly (readonly (string | null)[])[] = [
  ["Part", "Description"],
  ["GRM155R61E105KA12D", "1uF 25V X5R 0402"],
  ["GRM188R61E106MA73D", "10uF 25V X5R 0603"],
  [null, null],
  ["GCM155R71C104KA55D", "100nF 16V X7R 0402"],
  ["=NA()", null],
];

/** Content of the sheets Lines and Lines in a table. */
export const bomRows: readonly (readonly string[])[] = [
  ["Ref", "Part number", "Description"],
  ["C1", "GRM155R61E105KA12", "1uF 25V X5R 0402"],
  ["C2", "CL05B104KO5NNNC", "100nF 16V X7R 0402"],
  ["C3", "LQG15HS15NH02D", "15nH 0402"],
  ["R1", "RC0402FR-0710KL", "10k 1% 0402"],
];

/** Content of the sheet Table. */
export const tableRows: readonly (readonly (string | null)[])[] = [
  ["Part", "Description", "Status"],
  ["GRM155R61E105KA12D", "1uF 25V X5R 0402", null],
  ["GRM188R61E106MA73D", "10uF 25V X5R 0603", null],
  ["GCM155R71C104KA55D", null, null],
];

/** Rows of the sheet Many, each with a part number. */
export const manyRows = 20_000;
