import { checkBom } from "../../../src/bom/check/verdicts";
import { readBom } from "../../../src/bom/reading/read-bom";
import type { BomComparison } from "../../../src/bom/compare/change";
import { compareBoms } from "../../../src/bom/compare/compare-boms";
import { Failed } from "../../../src/product-data/base/failed";
import type { LookupFailure } from "../../../src/product-data/lookup/failure";
import { changeText } from "../../../src/messages/check-bom/change-texts";

/** There is no catalog, so no number is known. */
const loader = {
  load: (partno: string) => {
    throw new Failed<LookupFailure>({ code: "partUnknown", partno, near: [] });
  },
};

const rowsOf = (text: string, separator = ";"): string[][] => text.split("\n").map((line) => line.split(separator));

async function comparison(old: string, now: string): Promise<BomComparison> {
  const lines = await Promise.all(
    [old, now].map(async (text) => {
      const { lines } = readBom(rowsOf(text), new Map());
      return checkBom(lines, { loader }, "en", new AbortController().signal);
    }),
  );
  return compareBoms(lines[0] ?? [], lines[1] ?? []);
}

async function changes(old: string, now: string): Promise<readonly string[]> {
  const { added, removed, changed } = await comparison(old, now);
  return [
    ...added.map(({ designators }) => `+ ${designators.join(" ")}`),
    ...removed.map(({ designators }) => `- ${designators.join(" ")}`),
    ...changed.map(
      ({ designators, changes: all }) =>
        `${designators.join(" ")}: ${all.map((each) => changeText(each, "en")).join("; ")}`,
    ),
  ];
}

const board = `Reference;Value;Footprint;MPN;Manufacturer
C1, C2, C3;100n;C_0603_1608Metric;GRM188R71H104KA93D;Murata
C4;10uF 25V X5R;C_0805_2012Metric;;
R1 R2;4k7;R_0603_1608Metric;;
L1;10uH;L_0805;;
U1;STM32F103;LQFP-48;STM32F103C8T6;ST`.replaceAll("Murata", "Vendor");

test("order, titles, spelling, ranges of designators, and package codes change nothing", async () => {
  const other = `Designator;Package;Comment;Part Number;Mfr
U1;LQFP-48;STM32-F103;STM32F103C8T6;STMicroelectronics
R1-R2;0603;4.7 kΩ;;
L1;0805;10 µH;;
C4;0805;10 µF/X5R/25V;;
C1-C3;0603;0.1uF;GRM188R71H104KA93J;Vendor`;
  expect(await changes(board, other)).toEqual([]);
  expect(await changes(board, board)).toEqual([]);
  // It may be metric in both.
  expect(await changes("Ref;Value\nC9;100nF 50V X7R 0603", "Ref;Value\nC9;100nF 50V X7R 0603 metric")).toEqual([]);
});

test("real changes are found, with what they mean", async () => {
  const now = `Reference;Value;Footprint;MPN;Manufacturer
C1 C2;100n;C_0402_1005Metric;GRM155R71C104KA88D;Vendor
C3;100n;C_0603_1608Metric;GRM188R71H104KA93D;Vendor
C4;10uF 10V X5R;C_0805_2012Metric;;
C5;10uF 10V X5R;C_0805_2012Metric;;
R1;4k7;R_0603_1608Metric;;
L1;DNP;L_0805;;
U1;STM32F103;LQFP-48;STM32F103CBT6;ST`;
  expect(await changes(board, now)).toEqual([
    "+ C5",
    "- R2",
    "C1 C2: size (inch) 0603 → 0402; part number GRM188R71H104KA93D → GRM155R71C104KA88D".replace(
      "size (inch)",
      "size",
    ),
    "C4: rated voltage 25V → 10V (weaker)",
    expect.stringContaining("L1: no longer populated"),
    "U1: part number STM32F103C8T6 → STM32F103CBT6",
  ]);
});

test("another manufacturer's number is compared by what both say; a swap of accepted parts isn't another part", async () => {
  const old = `Reference;Value;MPN\nC1;100nF;CL10B104KB8NNNC\nC2;100nF;CL10B104KA8NNNC`;
  expect(await changes(old, old.replace("CL10B104KB8NNNC", "GRM188R71E104KA01D"))).toEqual([
    expect.stringMatching(/^C1: part number CL10B104KB8NNNC → GRM188R71E104KA01D; from another manufacturer to Vendor/),
  ]);
  expect(await changes(old, old.replace("CL10B104KB8NNNC", "CC0603KRX7R7BB104"))).toEqual([
    "C1: part number CL10B104KB8NNNC → CC0603KRX7R7BB104; rated voltage 50 V → 16 V (weaker)",
  ]);
  const both = `Reference;Value;MPN;MPN 2\nC1;100nF;CL10B104KB8NNNC;CC0603KRX7R9BB104`;
  const one = `Reference;Value;MPN;MPN 2\nC1;100nF;CC0603KRX7R9BB104;`;
  expect(await changes(both, one)).toEqual(["C1: alternatives removed: CL10B104KB8NNNC"]);
});

test("lines without designators are matched by their parts; dates of the BOM aren't lines", async () => {
  const old = `Qty;Part Number;Description\n4;GRM188R71H104KA93D;100nF\n2;LQG15HS15NH02D;15nH\nBoM date:;28/12/2017;`;
  const now = `Qty;Part Number;Description\n2;LQG15HS15NH02D;15nH\n6;GRM188R71H104KA93D;100nF\nBoM date:;26/01/2018;`;
  expect(await changes(old, now)).toEqual([": quantity 4 → 6"]);
});

/** Facts of public revisions: what their authors changed (repository, file, commits). */
const revisions: readonly (readonly [from: string, old: string, now: string, expected: readonly string[]])[] = [
  [
    // LibreSolar/mppt-2420-lc 6b07d54..1de9cb7, CC-BY-SA: values and numbers only.
    "a smaller capacitor of a lower voltage",
    "References;Value;Footprint;Remarks;PartNumber\nC12;1u;C_0805_2012;100V, X7S;GRJ21BC72A105KE11L",
    "References;Value;Footprint;Remarks;PartNumber\nC12;2.2u;C_0603_1608;25V, X5R;GRM188R61E225KA12D",
    [
      expect.stringMatching(
        /capacitance 1u → 2.2u; rated voltage 100V → 25V \(weaker\); .*X7S → X5R \(weaker\); size/,
      ) as string,
    ],
  ],
  [
    // GlasgowEmbedded/glasgow 0f4267c..b436530, 0BSD.
    "two regulators that were swapped",
    "Reference,Quantity,Value,MPN\nU36,1,TLV75533PDRVR,\nU8,1,TLV73312PQDRVRQ1,".replaceAll(",", ";"),
    "Reference,Quantity,Value,MPN\nU8,1,TLV75533PDRVR,\nU36,1,TLV73312PQDRVRQ1,".replaceAll(",", ";"),
    ["U8: value TLV73312PQDRVRQ1 → TLV75533PDRVR", "U36: value TLV75533PDRVR → TLV73312PQDRVRQ1"],
  ],
  [
    // drandyhaas/HaasoscopePro 88c5bfa..8d89ae0, MIT.
    "other resistances, one of them of a part that was moved",
    "Comment;Designator;Footprint\n25k;R16;RES-0402\n55k;R11 R13 R20;RES-0402\n71k;R7;RES-0402",
    "Comment;Designator;Footprint\n10k;R16;RES-0402\n15k;R2;RES-0402\n56k;R11 R13 R20;RES-0402\n68k;R7;RES-0402",
    ["+ R2", "R16: value 25k → 10k", "R11 R13 R20: value 55k → 56k", "R7: value 71k → 68k"],
  ],
];

test.each(revisions)("a public revision: %s", async (_, old, now, expected) => {
  expect(await changes(old, now)).toEqual(expected);
});

test("joined values with a mark are fitted, and the lines into which they are split differ where the mark is", async () => {
  const titles = "Quantity;Designator;Comment;Value;Footprint";
  const old = `${titles}\n4;R1, R2, R3, R4;Resistor;0R, 0, DNP;1206-RES\n2;C1, C2;;100nF, 50V, DNP;0603`;
  const now = `${titles}\n3;R1, R2, R3;Resistor;0R;1206-RES\n1;R4;Resistor;DNP;1206-RES\n2;C1, C2;;100nF, 50V;0603`;
  expect(await changes(old, now)).toEqual(["R4: no longer populated", "C1 C2: now populated"]);
});

test("long words, Eagle's names, and single words are designators in their column", async () => {
  const titles = "Qty;Designator;Comment;Footprint";
  const now = `${titles}\n1;PICOZED1;7Z030-PicoZed;\n1;U$9;BSS84;SO08\n1;INCON;in;SMA_EDGE\n2;NEXT,PREV;Tact;PTH\n1;R1;10k;0402`;
  expect(await changes(`${titles}\n1;R1;10k;0402`, now)).toEqual(["+ PICOZED1", "+ U$9", "+ INCON", "+ NEXT PREV"]);
});

test("a footprint of an unknown series isn't a change of the body; a remark that only names a part is an alternate", async () => {
  const titles = "Reference;Value;Footprint;MPN;Remarks";
  const old = `${titles}\nL3;47uH;L_Wuerth_WE-TPC-58xx;SRR6045TA-470Y;\nD9;5.1V;D_SOD-323;BZT52C5V1S-7-F;\nJ1;USB;;;`;
  const now = `${titles}\nL3;47uH;Bourns_SRN6045TA;SRR6045TA-470Y;\nD9;5.1V;D_SOD-323;BZT52C5V1S-7-F;Vishay BZX384C5V1\nJ1;USB;;;Molex 1050170001`;
  expect(await changes(old, now)).toEqual(["D9: alternatives added: BZX384C5V1", "J1: alternatives added: 1050170001"]);
});

test("a number that is added behind another isn't a change of that one, although our numbers are read first", async () => {
  const titles = "Reference;MPN;MPN 2";
  const now = `${titles}\nC1;CC0603KRX7R9BB104;GRM188R71H104KA93D\nC2;GRM188R71H104KA93D;CC0603KRX7R9BB104`;
  expect(await changes(`${titles}\nC1;CC0603KRX7R9BB104;\nC2;CC0603KRX7R9BB104;`, now)).toEqual([
    "C1: alternatives added: GRM188R71H104KA93D",
    expect.stringMatching(/^C2: part number CC/),
  ]);
});

test("a number that was only completed, as the distributor's shows, is the same", async () => {
  const titles = "References;Qty;Description;Part Number;Mouser";
  const old = `${titles}\nR1;1;Resistor 7.87M 0603;CRCW06037M87FK;71-CRCW06037M87FKEA\nQ1;1;NPN;BC847;771-BC847`;
  const now = `${titles}\nR1;1;Resistor 7.87M 0603;CRCW06037M87FKEA;71-CRCW06037M87FKEA\nQ1;1;NPN;BC847B;771-BC847B`;
  expect(await changes(old, now)).toEqual(["Q1: part number BC847 → BC847B"]);
});
