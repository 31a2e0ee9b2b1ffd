/** Part numbers of the example parts lists (workbook/data/index.csv), which are in every catalog. */
export const exampleNumbers: ReadonlySet<string> = new Set([
  "GCM1555C1H101FA16D",
  "GCM1555C1H680FA16J",
  "GCM155R71C104KA55D",
  "GCM155R71C224KE02D",
  "GCM1885C2A102FA16D",
  "GRM155R61E105KA12D",
  "GRM1885C1H103JA01J",
  "GRM188R61E106MA73D",
  "GRM21BR61E226ME44L",
  "GJM1555C1H1R0WB01D",
  "GJM1555C1H1R3WB01D",
  "GJM1555C1HR75WB01D",
  "GRM1555C1H110JA01D",
  "LQG15HS15NH02D",
  "LQG15HS3N3B02D",
  "LQG15HS6N8J02D",
  "NFM31PC276B0J3L",
  // The replacements for the discontinued ones among them.
  "GRM155R71C224KA12D",
  "GRM155R71C224KA12J",
]);
