import { readFileSync } from "node:fs";
import path from "node:path";
import fc from "fast-check";
import Papa from "papaparse";
import { readRows } from "../../../scripts/measures";

const seed = 20261206;

const rowsOf = (text: string): readonly (readonly string[])[] => text.split("\n").map((row) => row.split("|"));
const onlyLine = (title: string, row: string): ReturnType<typeof readRows>["lines"][number] => {
  const [line, ...others] = readRows(rowsOf(`${title}\n${row}`)).lines;
  if (line === undefined || others.length > 0) throw new Error("not one line");
  return line;
};

const kicad = "Reference|Value|Footprint|MPN";

describe("Titles and columns", () => {
  test.each(["Alternative", "代替品", "替代品", "Note on alternative", "メモ：代替品", "备注：替代品"])(
    "parts in a column %s aren't the line's, also without its number",
    (title) => {
      const { columns, lines } = readRows(
        rowsOf(
          `Ref|Description|${title}\nC1|100nF 50V X7R 0603|GRM188R71H104KA93D\nC2|1uF 25V X5R 0402|GRM155R61E105KA12D`,
        ),
      );
      expect(columns.number).toEqual([]);
      expect(lines).toHaveLength(2);
      expect(lines.flatMap(({ numbers }) => numbers)).toEqual([]);
    },
  );

  test("a column Part with our numbers in addresses, notes, and order codes has the numbers", () => {
    const { columns } = readRows(
      rowsOf(
        "Part|Description\nGRM155R61E105KA12D|1uF 50V\nhttps://example.com/p/GRM155R61E105KA12D.pdf|\n" +
          "GRM155R61E105KA12# (or equivalent)|\n81-GRM188R61E106MA73D|\nGRM155R61E105KA1D|\nsee drawing|",
      ),
    );
    expect(columns).toMatchObject({ number: [0], description: [1] });
  });

  test("values among numbers, below Part name, are values", () => {
    const rows = ["Qty|Part name|Package|Designator|Code|Part Number"];
    rows.push("1|GBU4K|THT|B1|2889169|GBU4K-E3/45", "5|3n3|0805|C1|2896578|VJ0805Y332KXACW1BC");
    rows.push("1|3u3/5A|SMD|L9|1741325|IHLP2020CZER3R3M11", "1|1N4148|SOD|D1|1081177|1N4148-TAP");
    rows.push("2|BAT54S|SOT23|D2, D3|1081190|BAT54S-E3", "1|LM358D|SO8|U1|1564354|LM358DR");
    const { columns, lines } = readRows(rowsOf(rows.join("\n")));
    expect(columns.number).toContain(1);
    const [, capacitor, inductor] = lines;
    expect([capacitor?.said.capacitance, inductor?.said.inductance]).toEqual([3.3e-9, 3.3e-6]);
    expect(inductor?.numbers.map(({ text }) => text)).toEqual(["IHLP2020CZER3R3M11"]);
  });

  test("Allegro's titles", () => {
    const { columns } = readRows(
      rowsOf("SYM_NAME|COMP_DEVICE_TYPE|COMP_VALUE|COMP_TOL|QUANTITY|REFDES\nCAP0603|CAP NP_12NF|12nF/16V||2|C1;C2"),
    );
    expect(columns).toMatchObject({ footprint: [0], value: [2], tolerance: [3], quantity: [4], designator: [5] });
  });

  test("a manufacturer's # is a number, and Quant. counts", () => {
    const title = "Designator|Quant. per unit|For 10|Man#";
    const { columns } = readRows(rowsOf(`${title}\nC1, C2|2|20|08055A470JAT2A\nC3|1|10|GRM21BR61A226ME51L`));
    expect(columns).toMatchObject({ quantity: [1], number: [3], manufacturer: [] });
  });

  test("tolerances without %, and a coefficient that is misspelled", () => {
    const line = onlyLine("Ref|Value|Tol|Temp coff", "C1|10uF|+-10|X7R");
    expect(line.said).toMatchObject({ tolerance: { plus: 10, minus: 10, unit: "%" }, dielectric: ["X7R"] });
  });

  test("a package among the numbers is the size", () => {
    const { lines } = readRows(
      rowsOf("Qty|Reference|Part Name|Value\n1|C1|C0402|0.1u\n1|L1|TFM252012ALMAR15MTAA|2.2uH"),
    );
    expect(lines[0]).toMatchObject({ numbers: [], said: { capacitance: 1e-7, sizeInch: "0402" } });
  });

  test("Mouser's numbers below ID, and pieces below Req", () => {
    const rows = ["Symbol|Description|Req|Provider|ID", "C2, C3|1uF X7R 0805|2|mouser.de|81-GRM21BR71C105JA1K"];
    rows.push("L1|10uH 0805|1|mouser.de|963-LBR2012T100K", "-|Binding Post|1|mouser.de|474-PRT-09739", "-|PCB|1||-");
    const { columns } = readRows(rowsOf(rows.join("\n")));
    expect(columns).toMatchObject({ designator: [0], quantity: [2], distributorNumber: [4] });
  });

  test("LCSC's order numbers below Ref aren't designators", () => {
    const { columns } = readRows(
      rowsOf("nom|valeur|taille|ref|nombre\nC1, C2|12pF|603|C96341|2\nL2,L4|10µH|603|C86083|2\nL1|4,7nH|603|C89334|1"),
    );
    expect(columns).toMatchObject({ designator: [0], distributorNumber: [3], quantity: [4] });
  });

  test.each(["Preferred_MPN", "Primary Part Number", "推荐 型号", "Bevorzugte MPN"])(
    "%s is a title of part numbers, also above cells that aren't",
    (title) => {
      const rows = [
        `Block|Qty|${title}|Package`,
        "TIA|4|OPA858IDSGR|WSON-8",
        "Coil|1|TBD 100V-path L|SMD",
        "Fan|1|40mm 12V fan|-",
      ];
      expect(readRows(rowsOf(rows.join("\n"))).columns.number).toEqual([2]);
    },
  );

  test.each([
    ["Reference|Qty|Value|Footprint|MPN", ["designator", "quantity", "value", "footprint", "number"]],
    ["位号|数量|数值|封装|制造商料号", ["designator", "quantity", "value", "footprint", "number"]],
    ["部品番号|個数|定数|パッケージ|メーカー型番", ["designator", "quantity", "value", "footprint", "number"]],
    ["Bezeichner|Stückzahl|Wert|Gehäuse|Herstellernummer", ["designator", "quantity", "value", "footprint", "number"]],
    ["Bauteil|Anz.|Wert|Bauform|MPN", ["designator", "quantity", "value", "footprint", "number"]],
    ["Repère|Quantité|Valeur|Boîtier|Référence fabricant", ["designator", "quantity", "value", "footprint", "number"]],
    ["Designador|Cantidad|Valor|Encapsulado|Nro. parte", ["designator", "quantity", "value", "footprint", "number"]],
    ["Метка|Кол-во|Номинал|Корпус|Артикул", ["designator", "quantity", "value", "footprint", "number"]],
    [
      "Обозначение|Количество на плату|Номинал|Корпус|Артикул",
      ["designator", "quantity", "value", "footprint", "number"],
    ],
    ["Oznaczenie|Ilość|Wartość|Obudowa|Nr katalogowy", ["designator", "quantity", "value", "footprint", "number"]],
    ["Rif.|Q.tà ordine|Valore|Formato|MPN", ["designator", "quantity", "value", "footprint", "number"]],
    ["Referans|Adet|Değer|Kılıf|Parça no", ["designator", "quantity", "value", "footprint", "number"]],
    ["Ref|Qty for 1 unit|値|規格|メーカー品番", ["designator", "quantity", "value", "footprint", "number"]],
    ["Ref|Per Board|Comment|Package|Name", ["designator", "quantity", "value", "footprint", "number"]],
  ])("%s", (titles, roles) => {
    const { header, columns } = readRows(
      rowsOf(`${titles}\nC1, C2|2|100nF|0603|GRM188R71H104KA93D\nC3|1|10uF|0805|GRM21BR61E106KA73L`),
    );
    expect(header).toBe(0);
    expect(Object.entries(columns).flatMap(([role, at]) => at.map((column) => [column, role]))).toEqual(
      expect.arrayContaining(roles.map((role, column) => [column, role])),
    );
  });

  test.each(["Qty@N pcb|Qty@1pcb", "Qty (for 10 boards)|Quentity", "Total quantity|Qty", "Qty-10|Qty-1"])(
    "of the columns %s, the one that counts the designators has the quantities",
    (titles) => {
      const { columns, lines } = readRows(
        rowsOf(`Ref|Value|${titles}\nC1, C2|100nF|20|2\nL1|10uH|10|1\nC3-C5|1uF|30|3\n|2.2uF|20|`),
      );
      expect(columns.quantity).toEqual([3, 2]);
      expect(lines.map(({ quantity }) => quantity)).toEqual([2, 1, 3, 20]);
    },
  );

  test("a distributor's export: neither the stock is a quantity, nor the lead time a manufacturer", () => {
    const { columns } = readRows(
      rowsOf(
        "Manufacturer Part Number|Manufacturer|Quantity|Quantity Available|Mfg Std Lead Time|Description\n" +
          "GRM21BR61H106KE43L|Murata|2|10909|23 Weeks|CAP CER 10UF 50V X5R 0805\n" +
          "CL21A106KAYNNNE|Samsung|5|433800|28 Weeks|CAP CER 10UF 25V X5R 0805",
      ),
    );
    expect(columns).toMatchObject({ number: [0], manufacturer: [1], quantity: [2], description: [5] });
  });

  test("without titles the cells decide", () => {
    const { header, columns, lines } = readRows(
      rowsOf("100n|Capacitor|C1, C2|2|0603\n10k|Resistor|R1|1|0402\n4.7uH|Inductor|L1|1|1008"),
    );
    expect(header).toBeNull();
    expect(columns).toMatchObject({ designator: [2], quantity: [3], value: [0], footprint: [4] });
    expect(lines.map(({ kind }) => kind)).toEqual(["ceramicCapacitor", "resistor", "inductor"]);
  });

  test("a row that explains a formula has no titles", () => {
    expect(readRows(rowsOf('PART|=VENDOR.PART("X")\nWHERE|=VENDOR.WHERE("A","=",1)')).header).toBeNull();
  });

  test("under titles of an unknown language the cells decide, too", () => {
    const { columns, lines } = readRows(
      rowsOf(
        "Ref|Qty|Arvo|Selite\nC1|1|4.7pF|ceramic; 4,7pF; 50V; C0G; ±0,25pF; 0805\nC2|1|10nF|ceramic; 10nF; 25V; X7R; 0402",
      ),
    );
    expect(columns).toMatchObject({ value: [2], description: [3] });
    expect(lines.map(({ said }) => [said.voltage, said.sizeInch])).toEqual([
      [50, "0805"],
      [25, "0402"],
    ]);
  });

  test("names of a library aren't numbers, and links aren't distributors' numbers", () => {
    const rows = rowsOf(
      "Comment|Designator|Footprint|LibRef|Link\n12pF GRM1555C1H120JA01D|C1|C0402|C0402-12p|https://example.com/490-1-ND\n" +
        "0.1uF|C2|C0603|Cap1|https://example.com/490-2-ND\n10k|R1|R0603|Res1|https://example.com/490-3-ND",
    );
    const { columns, lines } = readRows(rows);
    expect(columns).toMatchObject({ number: [], distributorNumber: [] });
    expect(lines.map(({ numbers }) => numbers.map(({ text }) => text))).toEqual([["GRM1555C1H120JA01D"], [], []]);
  });

  test("a column of parts may have their values", () => {
    const { lines } = readRows(
      rowsOf("Qty|Package|Part|Price\n2|805|10uF Cap|0.1\n3|402|0.1uF Cap|0.1\n1|TQFP32|ATMega32|2"),
    );
    expect(lines.map(({ said }) => said)).toMatchObject([{ capacitance: 1e-5 }, { capacitance: 1e-7 }, {}]);
  });

  test("titles above the wrong columns: the cells decide which has the designators, and which the footprints", () => {
    const { columns, lines } = readRows(
      rowsOf(
        "Id|Symbol|Reference|Units|Part Value\n1|C9|C_0603_1608Metric|1|110nF\n2|C3,C2|C_0201_0603Metric|2|23pF\n" +
          "3|Q3,Q1|TO-263-2|2|TIP122\n4|R1|R_0603_1608Metric|1|10k",
      ),
    );
    expect(columns).toMatchObject({ designator: [1], footprint: [2] });
    expect(lines.map(({ designators, said }) => [designators[0], said.sizeInch])).toEqual([
      ["C9", "0603"],
      ["C3", "0201"],
      ["Q3", undefined],
      ["R1", undefined],
    ]);
  });

  test("a description of the manufacturer is one, and links are no manufacturer", () => {
    const row = "1 uF|CAP CER 1UF 10V X7R 0603|C1608X7R1A105K080AC|1|https://a.com/tdk/C1608X7R1A105K080AC/2093406";
    const { columns } = readRows(rowsOf(`Part|MFR / Vendor Description|MFR Part Number|Quantity|Vendor 1\n${row}`));
    expect([columns.description.includes(1), columns.manufacturer]).toEqual([true, []]);
  });

  test("without titles, values with a prefix are values, and prices aren't", () => {
    const rows = "C1|0.1u|TANT|0805|0.796\nC2|27p|CERAMIC|0603|0.686\nC4|2.7n|FILM|0603|0.796\nR1|100||0603|0.04";
    expect(readRows(rowsOf(rows)).lines.map(({ said }) => said.capacitance)).toEqual([
      1e-7,
      2.7e-11,
      2.7e-9,
      undefined,
    ]);
  });

  test("a bead's value and its size aren't a number", () => {
    expect(onlyLine(kicad, "L1|FB0805/600R/2A|L_0805|").numbers).toEqual([]);
  });

  test("prices under the name of a distributor aren't its numbers", () => {
    const { lines } = readRows(rowsOf("Ref|Value|TME|Farnell\nC1|100nF|0.04|1759143\nC2|10uF|20|$8-15"));
    expect(lines.map(({ distributorNumber }) => distributorNumber?.text)).toEqual(["1759143", undefined]);
  });

  test("a column Unit has the units of the values", () => {
    const { lines } = readRows(
      rowsOf(
        "Designator|Description|Value|Unit|Package\nC2|Ceramic cap|100|nF|0603\nC3|Ceramic cap|2.2|uF|0603\nR1|Resistor|100|Ω|0603",
      ),
    );
    expect(lines.map(({ said }) => said.capacitance)).toEqual([1e-7, 2.2e-6, undefined]);
  });

  test("a column Part without numbers may have the values", () => {
    const { columns, lines } = readRows(
      rowsOf(
        "Part|Qty|Digikey #|Unit Cost\n47pF|4|1276-1037-1-ND|$0.03\n2.2uF|4|587-1253-1-ND|$0.09\nTL064|2|296-14992-1-ND|$0.50",
      ),
    );
    expect(columns).toMatchObject({ value: [0], distributorNumber: [2] });
    expect(lines.map(({ said }) => said.capacitance)).toEqual([4.7e-11, 2.2e-6, undefined]);
  });

  test("names of packages aren't numbers, and a manufacturer's number may be in a distributor's column", () => {
    const { lines } = readRows(
      rowsOf(
        "Part Number|MFG PN|Digikey|Value|Ref\nCAP_0603|CL10A225KA8NNNC|1276-1879-1-ND|2u2|C1\n" +
          "CAP_0603|1276-1967-1-ND|CL10B153KB8SFNC|15n|C28\nCap_1206|||47u|C13",
      ),
    );
    expect(lines.map(({ numbers, said }) => [numbers[0]?.text, numbers[0]?.isDistributors, said.sizeInch])).toEqual([
      ["CL10A225KA8NNNC", false, "0603"],
      ["CL10B153KB8SFNC", false, "0603"],
      [undefined, undefined, "1206"],
    ]);
  });

  test("Reichelt's order numbers have spaces and commas", () => {
    const { distributorNumber } = onlyLine("Ref|Value|Reichelt PN", "C7|220n|Z5U-2,5 220N");
    expect(distributorNumber).toEqual({ text: "Z5U-2,5 220N", column: 2, distributor: "Reichelt" });
  });

  test("a column of numbers may have descriptions of some parts", () => {
    const { lines } = readRows(
      rowsOf(
        "Qty|Reference|Model\n1|U1|OPA1678IDR\n4|C1,C2|1.1nF, 0603, C0G, 1%\n1|C3|10uF, 6032, tantalum, 20%\n" +
          "2|U2,U3|ADP7142ARDZ-R7\n1|U4|LTC6090CS8E",
      ),
    );
    expect(lines.map(({ kind, numbers, said }) => [kind, numbers.length, said.capacitance])).toEqual([
      ["other", 1, undefined],
      ["ceramicCapacitor", 0, 1.1e-9],
      ["otherCapacitor", 0, 1e-5],
      ["other", 1, undefined],
      ["other", 1, undefined],
    ]);
    expect(lines[1]?.said).toMatchObject({ sizeInch: "0603", dielectric: ["C0G"], tolerance: { plus: 1 } });
  });

  test("one remark with a resistor's value doesn't make a column of values", () => {
    const rows = rowsOf(
      `Ref|Description|Notes\nR4|Resistor 3.9k|R4 can be 10k\n${"C1|Capacitor 10uF 0805|\n".repeat(8).trim()}`,
    );
    expect(readRows(rows).columns.value).toEqual([]);
  });

  test.each(["thunderscope-rev5.3-pcie", "haasoscope-pro-adc"])("%s: numbers and descriptions", (name) => {
    const file = readFileSync(path.resolve("demo/data", `${name}.csv`), "utf8");
    const rows = Papa.parse(file, { skipEmptyLines: true }).data;
    const { header, columns } = readRows(rows);
    expect(header).toBe(0);
    const titles = (of: readonly number[]): readonly (string | undefined)[] => of.map((column) => rows[0]?.[column]);
    expect(titles(columns.number)).toEqual([expect.stringMatching(/^(MANUFACTURER PART NUMBER|MFR Part #)$/)]);
    expect(titles(columns.description)).toContain("Description");
  });

  test("a column of numbers takes precedence over links and order codes with the same numbers", () => {
    const rows = rowsOf(
      "Mouser|Datasheet|MPN\n" +
        "81-GRM155R71C104KA88D|https://example.com/GRM155R71C104KA88D.pdf|GRM155R71C104KA88D\n" +
        "81-GRM188R61E106MA73D|https://example.com/GRM188R61E106MA73D.pdf|GRM188R61E106MA73D",
    );
    expect(readRows(rows).columns).toMatchObject({ number: [2], distributorNumber: [0] });
  });

  test("order numbers of two distributors are read, also those that contain the manufacturer's", () => {
    const { columns, lines } = readRows(
      rowsOf(
        "Ref|Value|Footprint|MPN|Digikey|Mouser\n" +
          "C1|100nF|C_0603|CC0603KRX7R8BB104|311-1341-1-ND|81-GRM188R71C124JA1D\n" +
          "C2|10uF|C_0805|CL21A106KAYNNNE|1276-2891-1-ND|187-CL21A106KAYNNNE",
      ),
    );
    expect(columns.distributorNumber).toEqual([4, 5]);
    expect(lines[0]?.numbers.map(({ partno }) => partno)).toEqual(["GRM188R71C124JA1D", "CC0603KRX7R8BB104"]);
  });

  test("what KiBoM writes below the lines isn't a line", () => {
    const below =
      "Component Groups:|1\nFitted Components:|2\nSchematic Date:|2020-01-01\nKiCad Version:|Eeschema 5.1.6";
    const { lines } = readRows(rowsOf(`Component|References|Value|Footprint\n1|C1 C2|100nF|C_0603\n|||\n${below}`));
    expect(lines).toMatchObject([{ row: 1 }]);
  });

  test("banners, blank rows, totals, and notes are no lines; collated components count", () => {
    const { header, lines } = readRows(
      rowsOf(
        "Source:|a.kicad_sch\nTool:|Eeschema\n\nIndividual Components:\n\nItem|Qty|Reference(s)|Value\n|1|C1|1uF\n|1|C2|1uF\n" +
          "\nCollated Components:\n\nItem|Qty|Reference(s)|Value\n1|2|C1, C2|1uF\n\n|2||Total\nNote: all parts RoHS",
      ),
    );
    expect(header).toBe(11);
    expect(lines.map(({ row, designators, quantity }) => [row, designators, quantity])).toEqual([
      [12, ["C1", "C2"], 2],
    ]);
  });

  test("repeated titles, and those of another section, are no lines", () => {
    const { lines } = readRows(
      rowsOf("Description|Qty|Ref|MPN\n1uF|1|C1|\nDescription|Qty|Ref|MPN\n1uF|1|C2|\n\nOther parts|Qty\nFan|2||"),
    );
    expect(lines.map(({ row }) => row)).toEqual([1, 3, 6]);
  });
});

test.each([
  ["Substitution", "Samsung CL05B104KO5NNNC, GRM155R61A104KA01D", ["CL05B104KO5NNNC", "GRM155R61A104KA01D"]],
  ["2nd source", "Samsung CL05B104KO5NNNC", ["CL05B104KO5NNNC"]],
])("a column %s has numbers of the line", (title, cell, numbers) => {
  const { lines } = readRows([
    ["Designator", "Value", "MPN", title],
    ["C1", "100nF", "GRM155R71C104KA88D", cell],
    ["R1", "10k", "RC0603FR-0710KL", ""],
  ]);
  expect(lines[0]?.numbers.map(({ partno }) => partno)).toEqual(["GRM155R71C104KA88D", ...numbers]);
});

test("a manufacturer's reference is a number", () => {
  const { columns } = readRows([
    ["Repère", "Nom du produit", "Nom du fabricant", "Référence du fabricant"],
    ["L1", "Self 9,1uH", "Wurth Electronics", "7447798910"],
  ]);
  expect(columns.number).toEqual([3]);
});

describe("Rows that belong together", () => {
  const said = (text: string): readonly unknown[] =>
    readRows(rowsOf(text)).lines.map(({ designators, quantity, numbers }) => [
      designators.join(" "),
      quantity,
      ...numbers.map((number) => number.text),
    ]);

  test("x6 is a count, unless other cells say that it is a designator", () => {
    expect(said("100nF, 50V, smd 0805|x6|Mouser\n10 nF, 50V, smd 0805|x7|Mouser")).toEqual([
      ["", 6],
      ["", 7],
    ]);
    expect(said("Ref|Qty|Value\nx1|1|16MHz\nC1|1|100nF")[0]).toEqual(["x1", 1]);
  });

  test("the name of a symbol says what no other cell says, and no number", () => {
    const { said: eagle } = onlyLine("Part|Value|Device|Package", "C1|100nF|CERAMIC-10NF-50V-10%-X7R(0805)|C0603");
    expect(eagle).toMatchObject({ capacitance: 1e-7, voltage: 50, sizeInch: "0603", dielectric: ["X7R"] });
    const rows = "Part|Value|Device|Package\nC2|4.7uF|C-USM0805|M0805\nL1|10uH|INDUCTORM0805|M0805";
    expect(readRows(rowsOf(rows)).lines.map(({ numbers, said: { sizeInch } }) => [numbers, sizeInch])).toEqual([
      [[], "0805"],
      [[], "0805"],
    ]);
  });

  test("a phrase for parts that aren't fitted counts in any column, a short mark only where it is usual", () => {
    const titles = "Ref|Value|Manufacturer|Note";
    expect(onlyLine(titles, "C9|1uF 16V 1210|Do not stuff|").isNotFitted).toBe(true);
    expect(onlyLine(titles, "C9|1uF 16V 1210||Do_Not-Populate").isNotFitted).toBe(true);
    expect(onlyLine(titles, "C9|1uF 16V 1210|NI|").isNotFitted).toBe(false);
  });

  test("a list of designators that the next row continues", () => {
    expect(said("Item|Quantity|Reference|Part\n1|3|C1,C2,|100n\n||C3|\n2|1|R1|1k")).toEqual([
      ["C1 C2 C3", 3],
      ["R1", 1],
    ]);
  });

  test("other manufacturers' numbers in rows without designators, or with the same ones", () => {
    const titles = "Ref|Qty|Value|MPN";
    const own = "C1,C2|2|100nF 50V X7R 0603|CC0603KRX7R9BB104";
    const expected = [
      ["C1 C2", 2, "CC0603KRX7R9BB104", "CL10B104KB8NNNC"],
      ["C3", 1, "C0603C104K5RACTU"],
    ];
    const next = "C3|1|100nF|C0603C104K5RACTU";
    expect(said(`${titles}\n${own}\n|||CL10B104KB8NNNC\n${next}`)).toEqual(expected);
    expect(said(`${titles}\n${own}\nC1,C2|2|100nF 50V X7R 0603|CL10B104KB8NNNC\n${next}`)).toEqual(expected);
  });

  test("a part without designators is a line of its own", () => {
    expect(said("Ref|Qty|Value|MPN\nU1|1|LM358|LM358DR\n|||73100-0105\n|2|10uF|CL21A106KAYNNNE")).toHaveLength(3);
  });

  test("a section with other titles has its own columns, and the one above stays", () => {
    const { header, lines } = readRows(
      rowsOf(
        "Board A\nRef|Value\nC1|100n\n\nDesignator|Qty|MPN|Description|Footprint\nL1|1|SWPA3015S4R7MT|4.7uH|L_3015\nQty|Designator|Value|Package\n2|C8,C9|1uF|0402",
      ),
    );
    expect(header).toBe(4);
    expect(
      lines
        .map(({ row, said: { capacitance, inductance, sizeInch } }) => [row, capacitance ?? inductance, sizeInch])
        .sort(),
    ).toEqual([
      [2, 1e-7, undefined],
      [5, 4.7e-6, undefined],
      [7, 1e-6, "0402"],
    ]);
  });

  test("unquoted decimal commas are joined if the row is longer than the titles, not digits in cells of their own", () => {
    const { lines } = readRows(rowsOf("Ref|Value|Qty|Package\nC1|4|7uF|1|0603\nC2|1|1nF|2"));
    expect(lines.map(({ said: { capacitance } }) => capacitance)).toEqual([4.7e-6, undefined]);
  });
});

describe("What a line says, by cell", () => {
  test.each([
    ["MPN|Package|Ref", "4.7uH|6x7x4|L1", 4.7e-6, []],
    ["MPN|Package|Ref", "33uH - 7443551331|13.2mm x 12.8mm|L1", 33e-6, ["7443551331"]],
    ["Value|MPN|Ref", "1.5uH-NR5040T1R5N||L1", 1.5e-6, ["NR5040T1R5N"]],
  ])("an inductance in the place of a number, or glued to one: %s, %s", (titles, row, inductance, numbers) => {
    const line = onlyLine(titles, row);
    expect(line.said.inductance).toBeCloseTo(inductance, 9);
    expect(line.numbers.map(({ text }) => text)).toEqual(numbers);
  });

  test.each([
    ["Ref|Package|LCSC Part #", "C1|0603|Generic C/100nF/X7R/50V/0603", { capacitance: 1e-7, voltage: 50 }],
    ["Ref|Device|Package", "C1|CERAMIC-10UF-6.3V-20%-X5R(0603)|C0603", { capacitance: 1e-5, dielectric: ["X5R"] }],
    ["Ref|Value|Datasheet", "C1|2.2uF|10V CL10A225KP8NNNC", { capacitance: 2.2e-6, voltage: 10 }],
    ["Ref|Part|Qty", "C1|C_1U_0603_X5R_L_6P3|1", { capacitance: 1e-6, voltage: 6.3, dielectric: ["X5R"] }],
    ["Ref|Name|Qty", "C1|C_1U_0603_X5R_L_6P3|1", { sizeInch: "0603" }],
    ["Ref|Value|Device|Package", "C1|100nF|C-USM0805|M0805", { sizeInch: "0805" }],
    ["Ref|Value|Device", "L1|10uH|INDUCTORM0805", { sizeInch: "0805" }],
    ["Ref|Value|Part Number", "C1|10uF|C0603-10U", { capacitance: 1e-5, sizeInch: "0603" }],
    ["Ref|Wert|Gehäuse\u2028Case", "C1|1uF|0603", { sizeInch: "0603" }],
    ["Locations/RefDes|Value|Dimension|quantality", "C1|1uF|0603|1", { sizeInch: "0603" }],
    ["QTY|DESCRIPTION|VALUE", "1|C1|100nF", { capacitance: 1e-7 }],
  ] as const)("a cell says what it contains, whatever its title: %s, %s", (titles, row, said) => {
    const line = onlyLine(titles, row);
    expect(line.said).toMatchObject(said);
    expect(line.designators).toEqual([row.startsWith("L1") ? "L1" : "C1"]);
    expect(line.numbers.map(({ text }) => text)).toEqual(row.match(/CL10\w+/g) ?? []);
  });

  test("values among numbers below Comment, as JLCPCB has them", () => {
    const { lines } = readRows(
      rowsOf("Comment|Designator\nCL10A105KA8NNNC|C1\nCL05A104KA5NNNC|C2\n10uF|C3\nCL10A106KP8NNNC|C4"),
    );
    expect(lines.map(({ said, numbers }) => said.capacitance ?? numbers[0]?.text)).toEqual([
      "CL10A105KA8NNNC",
      "CL05A104KA5NNNC",
      1e-5,
      "CL10A106KP8NNNC",
    ]);
  });

  test.each(["Alternate", "Alt", "Alternative(s)", "Replacement", "备选", "替代料", "Ersatz"])(
    "numbers below %s are the line's, too",
    (title) => {
      const row = "C1|1uF|CL10A105KA8NNNC|GRM188R61E105KA12D";
      const line = onlyLine(`Ref|Value|MPN|${title}`, row);
      expect(line.numbers.map(({ text }) => text).sort()).toEqual(row.split("|").slice(2));
    },
  );

  test.each(["Manufacturer", "Notes", "Vendor"])("a line isn't fitted if a cell below %s says so", (title) => {
    expect(onlyLine(`Ref|Value|${title}`, "C1|1uF|Do_Not-Populate").doNotPopulate).toBe(true);
  });

  test("pieces as x6", () => {
    const { lines } = readRows(
      rowsOf("100nF, 50V, smd 0805|x6|Mouser\n10 nF, 50 V, smd 0805|x7|Mouser\nPowerrelay, 5 VDC|x1|RS"),
    );
    expect(lines.map(({ quantity, kind }) => [quantity, kind])).toEqual([
      [6, "ceramicCapacitor"],
      [7, "ceramicCapacitor"],
      [1, "other"],
    ]);
  });

  test("a distributor's page has the number of a line without one, a data sheet doesn't", () => {
    const page = "https://www.digikey.com/product-detail/en/murata/GRM21BR61C106KE15L/490-3886-1-ND/965928";
    const rows = ["Ref|Value|Digikey|Link|Datasheet", `C1|10uF||${page}|`, `C2|10uF|490-3886-1-ND|${page}|`];
    rows.push(`C3|10uF|587-1227-1-ND||https://www.mouser.com/datasheet/2/281/1/GRM155R60J475ME87_01A.pdf`);
    rows.push(
      `C4|10uF|81-GRM188R61E106MA73D|${page}|`,
      "C5|10uF||https://www.tme.eu/pl/details/cl10b224ko8nnnc/mlcc/|",
    );
    rows.push(`C6|10uF||${page}|https://www.digikey.com/product-detail/en/littelfuse/0451.500/F2310-ND/108`);
    const { lines } = readRows(rowsOf(rows.join("\n")));
    expect(lines.map(({ numbers }) => numbers.map(({ partno }) => partno))).toEqual([
      ["GRM21BR61C106KE15L"],
      ["GRM21BR61C106KE15L"],
      [],
      ["GRM188R61E106MA73D"],
      ["CL10B224KO8NNNC"],
      [],
    ]);
  });

  test("a tolerance next to a number counts, too", () => {
    const { lines } = readRows(
      rowsOf("Ref|Part Number|Value\nL2|IND_440NH_20%_PULSE_PA0513.441NLT|440nH\nL3|PA0513.441NLT|440nH"),
    );
    expect(lines[0]).toMatchObject({
      numbers: [{ text: "PA0513.441NLT" }],
      said: { inductance: 4.4e-7, tolerance: { plus: 20, minus: 20, unit: "%" } },
    });
  });

  test.each([
    ["C61,81", ["C61", "C81"]],
    ["R1, 4, 7-9", ["R1", "R4", "R7", "R8", "R9"]],
    ["C10,C2", ["C10", "C2"]],
    ["C26 to C29", ["C26", "C27", "C28", "C29"]],
    ["C2 thru C4", ["C2", "C3", "C4"]],
    ["C5..C7", ["C5", "C6", "C7"]],
    ["C5…C7", ["C5", "C6", "C7"]],
    ["#C1", ["C1"]],
    ["C1-1, C1-2", ["C1-1", "C1-2"]],
    ["C1, C1-C3", ["C1", "C1", "C2", "C3"]],
    ["Ｃ１，Ｃ２", ["C1", "C2"]],
    ["C1\u200b,\u2060C2", ["C1", "C2"]],
  ])("the designators %s", (designators, named) => {
    const { lines } = readRows([
      ["Reference", "Value"],
      [designators, "1uF"],
    ]);
    expect(lines.map((line) => line.designators)).toEqual([named]);
  });

  test.each([
    ["C1|4,7u|Capacitor_SMD:C_0603_1608Metric|", { capacitance: 4.7e-6, sizeInch: "0603" }],
    ["C1|u1|C_0402_1005Metric|", { capacitance: 1e-7, sizeInch: "0402" }],
    ["C1|47P C0G|C0603|", { capacitance: 4.7e-11, dielectric: ["C0G"], sizeInch: "0603" }],
    ["C1|10U|C0805K|", { capacitance: 1e-5, sizeInch: "0805" }],
    ["C1|1n5|CAPC1608X90N|", { capacitance: 1.5e-9, sizeInch: "0603" }],
    ["C1|0.1uF 25volts X7R|603|", { capacitance: 1e-7, voltage: 25, dielectric: ["X7R"], sizeInch: "0603" }],
    ["C1|3.3pF|C_0603_1608Metric|", { capacitance: 3.3e-12, sizeInch: "0603" }],
    ["C1|2.2pF +/-.25PF|0402-C|", { capacitance: 2.2e-12, sizeInch: "0402" }],
    ["C1|4,7 мкФ 16 В|SM0805|", { capacitance: 4.7e-6, voltage: 16, sizeInch: "0805" }],
    ["L1|3u3|Inductor_SMD:L_0805_2012Metric|", { inductance: 3.3e-6, sizeInch: "0805" }],
    ["L1|4.7 micro henry|L2012C|", { inductance: 4.7e-6, sizeInch: "0805" }],
    ["C1|470nF Y5V -20÷+80%|C0603|", { capacitance: 4.7e-7, tolerance: { plus: 80, minus: 20, unit: "%" } }],
    ["C1|10uF 20% T/R|0805|", { tolerance: { plus: 20, minus: 20, unit: "%" } }],
    ["C1|50V, 10% +Tol, 10% -Tol, X7R, 15% TC, 0.00033uF||", { tolerance: { plus: 10, minus: 10, unit: "%" } }],
    ["C1|1206, 47uF, X5R, 15%, 20%, 6.3V||", { tolerance: { plus: 20, minus: 20, unit: "%" }, voltage: 6.3 }],
    ["C1|1uF Â±10% 16V X7R||", { capacitance: 1e-6, tolerance: { plus: 10, minus: 10, unit: "%" } }],
    ["C1|100Âµ|C_1210|", { capacitance: 1e-4 }],
    ["C1|0.33F/5.5V supercapacitor - KR-5R5V334-R||", { capacitance: 0.33, voltage: 5.5 }],
  ])("%s", (row, said) => {
    expect(onlyLine(kicad, row).said).toMatchObject(said);
  });

  test("units of titles are those of the numbers below", () => {
    expect(onlyLine("Ref|Capacitance (µF)|V|Tol. (%)", "C1|0,1|6.3|10").said).toEqual({
      capacitance: 1e-7,
      voltage: 6.3,
      tolerance: { plus: 10, minus: 10, unit: "%" },
    });
    expect(onlyLine("Ref|Value [F]", "C1|1.00E-07").said).toEqual({ capacitance: 1e-7 });
  });

  test("a number that a spreadsheet rounded is none", () => {
    const { numbers, destroyed } = onlyLine(kicad, "C1|1uF|0603|8.85012E+11");
    expect([numbers, destroyed]).toEqual([[], { column: 3, written: "8.85012E+11" }]);
  });

  test("a code gives way to a value with a unit in another cell", () => {
    const { said, contradictions } = onlyLine("Ref|Value|Description", "C1|22uF|Low ESR 0R7 solid tantalum");
    expect([said.capacitance, contradictions]).toEqual([22e-6, []]);
  });

  test("tape and reel isn't the temperature characteristic R", () => {
    expect(onlyLine(kicad, "C1|Cap Aluminum 47uF 10V 20% 85°C T/R||").said.dielectric).toBeUndefined();
  });

  test.each(["R1|330|R_0603|", "D1|1N4148|SOD323|"])("%s: nothing", (row) => {
    expect(onlyLine(kicad, row).said).toEqual({});
  });

  test("numbers in columns of voltages and tolerances may have the decimal comma of Excel's region", () => {
    for (const row of ["C1|4.7uF|6.3|2.5|0603", "C1|4,7uF|6,3|2,5|0603", "C1|4,7uF|6,3 V|±2,5 %|0603"])
      expect(onlyLine("Ref|Value|Voltage|Tolerance|Footprint", row).said).toMatchObject({
        capacitance: 4.7e-6,
        voltage: 6.3,
        tolerance: { plus: 2.5, minus: 2.5, unit: "%" },
      });
  });

  test("two values are a contradiction with both cells", () => {
    const line = onlyLine("Reference|Value|Footprint|Description", "C1|10uF|0402|CAP CER 10UF 25V X5R 0603");
    expect(line.said).toEqual({ capacitance: 1e-5, voltage: 25, dielectric: ["X5R"] });
    expect(line.contradictions.map(({ aspect, one, other }) => [aspect, one.column, other.column])).toEqual([
      ["size", 2, 3],
    ]);
  });

  test("each claim has its column", () => {
    const { cellClaims } = onlyLine(kicad, "C1|100nF 50V|C_0603_1608Metric|");
    expect(cellClaims.map(({ aspect, column }) => [aspect, column])).toEqual(
      expect.arrayContaining([
        ["capacitance", 1],
        ["voltage", 1],
        ["size", 2],
      ]),
    );
  });
});

describe("The kind, from number, words, designator, and footprint", () => {
  test.each([
    ["C1|10uF|CP_Elec_6.3x5.9|", "otherCapacitor"],
    ["C1|10uF|C_0603|T58MM106M6R3C0500", "otherCapacitor"],
    ["C1|10uF||", null],
    ["L1|2.2uH|IND-SMD_L4.0-W4.0|", "inductor"],
    ["L1|600R@100MHz|L_0603|", "ferriteBead"],
    ["FB1|BLM18|0603|BLM18AG601SN1D", "ferriteBead"],
    ["L1|ACM2012-900-2P-T002|ACM2012|", "other"],
    ["U1|TPS62177|SON50P200X200X80-11N|", "other"],
    ["R1|4R7|RES_1206|", "resistor"],
    ["M41|Screen|MODULE|MI0283QT", "other"],
    ["R1|Rezystor 10k|0805|", "resistor"],
    ["X9|thick film; 0.5R; 1206||", "resistor"],
    ["C1|Condensator electrolitic 10uF||", "otherCapacitor"],
    ["C1|Конденсатор полярный|SMD|", "otherCapacitor"],
    ["TC1|Cap Trimmer 6.5-30PF 100V||GKG30015", "other"],
    ["C1|100uF||UWZ1V101MCL1GS", "otherCapacitor"],
    ["C1|10uF|CASE-B_3528|", "otherCapacitor"],
    ["X1|MLC X7R 100n||", "ceramicCapacitor"],
    ["C1|CAP, AL, 33 uF, 100 V, +/- 20%, SMD||", "otherCapacitor"],
    ["C1|CAP, TA, 10 uF, 16 V, +/- 10%, SMD||", "otherCapacitor"],
    ["L1|90 Ohm|0504|EXC-24CE900U", "other"],
    ["C1|100uF|CASE D|ECASD91B107M012K00", "otherCapacitor"],
    ["L3|2.2uH||LQH3NPN2R2MM0L", "inductor"],
    ["L2|0OHM inductor||RC0402JR-070RL", "resistor"],
    ["L1|0R|Inductor_SMD:L_Taiyo-Yuden_NR-60xx|", "resistor"],
    ["X1|К53-56-10В-6,8 мкФ±20%||", "otherCapacitor"],
    ["Z1||CN0603|CG0603MLC-05E", "other"],
    ["CR1, CR2|100nF|0603|", "ceramicCapacitor"],
    ["CR1|1N4148|SOD-123|", "other"],
    ["U4|三端子レギュレータ|SOT-89|", "other"],
    ["C1|10uF/16V CA45||", "otherCapacitor"],
    ["C1|10uF|C_0603|EDH226M050S9GAA", "otherCapacitor"],
    ["R1|NTC-NCP18X103F03RB|0603|NCP18X103F03RB", "other"],
    ["KN1|Volume Knob Cap||", "other"],
    ["KN1|https://www.shop.com/dp/B08/ref=sr_1_3?keywords=insert+coils||KNOB-1234", null],
  ])("%s", (row, kind) => {
    expect(onlyLine(kicad, row).kind).toBe(kind);
  });

  test.each([
    ["C 100n 0603", "ceramicCapacitor"],
    ["0.1mF", null],
    ["0.0001F 0805", "ceramicCapacitor"],
    ["10 micro Farad 1206", "ceramicCapacitor"],
  ])("of a description alone: %s", (text, kind) => {
    expect(onlyLine("Description", text).kind).toBe(kind);
  });

  test("a capacitor's number on a resistor is a contradiction", () => {
    expect(onlyLine(kicad, "R5|10k|R_0603|GRM188R71H104KA93D").contradictions).toEqual([
      expect.objectContaining({ aspect: "kind" }),
    ]);
  });

  test.each([
    "R1A|4.99k ohm, 0603, Thin Film, 0.1%||",
    "U1|PE426462|SP6T RF switch|",
    "Z1|CG0603MLC-05E||CG0603MLC-05E",
  ])("%s has none", (row) => {
    expect(onlyLine("Reference|Value|Description|MPN", row).contradictions).toEqual([]);
  });

  test("an order number that begins as a transistor's isn't", () => {
    const { kind, contradictions } = onlyLine(
      "Reference|Description|Supplier Part",
      "C43|Capacitor Ceramic 56PF 50V C0G|BC1010CT-ND",
    );
    expect([kind, contradictions]).toEqual(["ceramicCapacitor", []]);
  });

  test("nor are words of a distributor's category", () => {
    const { kind, contradictions } = onlyLine("Designator|Category|Value", "L1|电感/线圈/变压器:贴片电感|82nH");
    expect([kind, contradictions]).toEqual(["inductor", []]);
  });

  test("nor is what a part is for, or the section of the board", () => {
    const inductor = onlyLine(
      "Designator|Value|Comment|PartNo",
      "L6|4.7uH|Power inductor for boost converter|74438356047",
    );
    const capacitor = onlyLine("Section|Type|Value|Designator", "EEPROM|Capacitor|100n|C24");
    expect([inductor, capacitor].map(({ component, contradictions }) => [component, contradictions])).toEqual([
      ["inductor", []],
      ["capacitor", []],
    ]);
  });

  test("an inductor whose symbol has a ferrite core is no bead", () => {
    const row = "L2|3u3|Device:L_Ferrite|Inductor_SMD:L_Bourns_SRP7028A_7.3x6.6mm";
    expect(onlyLine("Reference|Value|LibPart|Footprint", row).kind).toBe("inductor");
  });

  test.each([
    ["C9|10uF 6.3V Tantalum|C_0603|GRM188R60J106ME47D", "ceramicCapacitor", "tantalumCapacitor"],
    ["C9|100uF electrolytic|C_1206|CL31A107MQHNNNE", "ceramicCapacitor", "aluminumCapacitor"],
    ["L1|10uH|L_0603|BLM18AG601SN1D", "ferriteBead", "inductor"],
  ])("a number of another technology is: %s", (row, one, other) => {
    expect(onlyLine(kicad, row).contradictions).toMatchObject([
      { aspect: "kind", one: { column: 3, kind: one }, other: { column: 1, kind: other }, isSure: true },
    ]);
  });

  test.each(["C9|10uF 6.3V polymer tantalum|C_0603|T520B107M006ATE040", "FB1|Inductor|L_0603|BLM18AG601SN1D"])(
    "words that name a part less exactly aren't: %s",
    (row) => {
      expect(onlyLine(kicad, row).contradictions).toEqual([]);
    },
  );

  test.each([
    ["C10|100n|IC decoupling|CAP CER 0.1UF", "ceramicCapacitor"],
    ["C1|10nF|PCB|RDER73A103K2K1H03B", "ceramicCapacitor"],
    ["VD4|L_0805|Светодиод|KP-2012", "led"],
    ["U$6|2.2uH|Power inductor|SRP4020TA-2R2M", "inductor"],
    ["XT1|12MHz|CER RES 12.0000MHZ 33PF SMD|CSTNE12M0G550000R0", "resonator"],
    ["L2|2.2uH|Power inductor (for the IC)|NR3015T2R2M", "inductor"],
    ["Q7|FDD86250|MOSFET N-CH|FDD86250-F085", "transistor"],
    ["Y2|26MHz|26MHz, 18pF load capacitance|", "crystal"],
    ["U11|LM317|3-Terminal adjustable regulator|", "integratedCircuit"],
    ["D3|USBLC6-2SC6Y|Low Cap. ESD protection|", "tvsDiode"],
    ["C10|47pF (USB)|47pF (USB)|MC0805N470J500CT", "ceramicCapacitor"],
    ["L1|6.8uH|Shielded inductor|ECS-MPI4040R4-6R8-R", "inductor"],
    ["CR5|10uF|Capacitor|", "capacitor"],
  ])("words about a part's use, and designators without a letter for the kind, aren't: %s", (row, component) => {
    expect(onlyLine("Ref|Value|Description|Part", row)).toMatchObject({ component, contradictions: [] });
  });

  test.each(["0603C", "0603R", "c0603"])("the footprint %s is a size", (footprint) => {
    expect(onlyLine(kicad, `C1|1pF/50V|${footprint}|`).said.sizeInch).toBe("0603");
  });

  test("a film capacitor's footprint names it, though its words leave the type open", () => {
    const row = "C44|0.22uF|C_Rect_L7.2mm_W3.5mm_P5.00mm_FKS2_FKP2_MKS2_MKP2|Unpolarized capacitor";
    expect(onlyLine("Ref|Value|Footprint|Description", row).component).toBe("filmCapacitor");
  });

  test.each([
    ["C1", "47nF", "08055C473KAT2A", "ADC low-pass filter capacitors"],
    ["R7, R8", "10k", "", "USB legacy mode"],
    ["R1", "1k", "", "Remove or add LEDs"],
  ])("a remark that names what the part belongs to isn't: %s", (designator, value, number, remark) => {
    const { lines } = readRows(
      rowsOf(`Ref|Value|MPN|Description|Notes\n${designator}|${value}|${number}|${value} 1%|${remark}`),
    );
    expect(lines.map(({ contradictions, kind }) => [contradictions, kind])).toEqual([
      [[], designator.startsWith("C") ? "ceramicCapacitor" : "resistor"],
    ]);
  });

  test("a thermistor's number on a resistor isn't", () => {
    expect(onlyLine(kicad, "R5|10k|R_0402|NCP15XH103F03RC").contradictions).toEqual([]);
  });
});

describe("Fitted or not", () => {
  test.each([
    ["C1|DNP|C_0603|", true],
    ["C1|不焊接/NC|_0402|", true],
    ["C1|NA(100nF/10V/10%)|C_0603|", true],
    ["C1|NC/100uF|C_1210|", true],
    ["C1|100nF DNP|C_0603|", true],
    ["C1|100nF NI|C_0603|", true],
    ["C1|NI|C_0603|", true],
    ["C1|NA(0.8pF/C0402)|C_0402|", true],
    ["C1|ＮＡ（２４ｐＦ）|C_0402|", true],
    ["C1|\u200bＤＮＰ|C_0402|", true],
    ["C1|Do  not  fit|C_0402|", true],
    ["C1|100nF NP|C_0402|", true],
    ["C1|100nF (NC)|C_0603|", true],
    ["C1|75pF/NC|C_0603|", true],
    ["C1|10uF/25V/NC|C_0603|", true],
    ["C1|0.1/NF|C_0603|", false],
    ["R1, R2|0R, 0 DNP|R_0603|", false],
    ["C1|100nF do not mount|C_0603|", true],
    ["C1|100nF - no pop|C_0603|", true],
    ["C1|10nF n.b.|C_0603|", true],
    ["C1|100nF unbestückt|C_0603|", true],
    ["C1|100nF (or 0R if not used)|C_0603|", false],
    ["C1|10uF 16V NP|C_1206|", false],
    ["C1|100nF|C_0603|", false],
  ])("%s", (row, unfitted) => {
    expect(onlyLine(kicad, row).doNotPopulate).toBe(unfitted);
  });

  test.each(["Description", "Assembly Info"])("a part of the line, in a column %s", (title) => {
    const line = onlyLine(`Reference|Value|Footprint|${title}`, "C1,C2,C135|1uF|C_0603|NF(C135)");
    expect(line.doNotPopulate).toBe(false);
    expect(onlyLine(`Reference|Value|Footprint|${title}`, "C135|1uF|C_0603|NF(C135)").doNotPopulate).toBe(true);
  });

  test.each([
    ["DNP", "x", true],
    ["DNP", "", false],
    ["Fitted", "no", true],
    ["Fitted", "yes", false],
    ["ASSY", "NI", true],
    ["Mount?", "no", true],
    ["Not Installed", "x", true],
    ["Load", "0", true],
    ["BOM Option", "DNP", true],
    ["Not populated", "x", true],
    ["Do not mount", "yes", true],
    ["DNS", "1", true],
    ["Fitted", "✗", true],
    ["実装", "×", true],
    ["実装", "○", false],
    ["実装", "なし", true],
    ["是否贴片", "不贴片", true],
  ])("a column %s with %s", (title, cell, unfitted) => {
    expect(onlyLine(`Reference|Value|${title}`, `C1|100nF|${cell}`).doNotPopulate).toBe(unfitted);
  });
});

test.each([
  ["490-1532-1-ND", "DigiKey", null],
  ["RMCF0805JT2K20CT-ND", "DigiKey", "RMCF0805JT2K20"],
  ["490-GRM155R71C104KA88DCT-ND", "DigiKey", "GRM155R71C104KA88D"],
  ["81-GRM155R71C104KA88D", "Mouser", "GRM155R71C104KA88D"],
  ["C29936", "LCSC", null],
  // Without the tolerance and the thickness.
  ["810-CGA3E1X7R1C105AC", "Mouser", "CGA3E1X7R1C105AC"],
])("%s is a number of %s with the manufacturer's number %s", (text, distributor, makersNumber) => {
  const { numbers, distributorNumber } = onlyLine("Reference|Value|Supplier Part", `C1|100nF|${text}`);
  expect(distributorNumber).toEqual({ text, column: 2, distributor });
  const place = { row: 1, column: 2, how: "inOrderCode", manufacturer: "" };
  const number = { text, cell: text, ...place, isDistributors: true, distributor, partno: makersNumber };
  expect(numbers).toMatchObject(makersNumber === null ? [] : [number]);
});

test("any cells give lines or none, and no exception", () => {
  const cell = fc.oneof(
    fc.string({ unit: "binary", maxLength: 30 }),
    fc.constantFrom(
      "C1",
      "Reference",
      "Value",
      "MPN",
      "100nF",
      "10%",
      "0603",
      "NF(C1",
      "Collated",
      "=1",
      "(((",
      "C1-C99999",
      "0,0,0",
    ),
    fc.stringMatching(/^[0-9A-Zµ.,()/±%-]{0,25}$/),
  );
  fc.assert(
    fc.property(fc.array(fc.array(cell, { maxLength: 8 }), { maxLength: 12 }), (rows) => {
      const { lines, header } = readRows(rows);
      expect(lines.length).toBeLessThanOrEqual(rows.length);
      expect(header ?? 0).toBeLessThan(Math.max(1, rows.length));
    }),
    { seed, numRuns: 300 },
  );
});
