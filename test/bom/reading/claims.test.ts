import fc from "fast-check";
import type { TextClaim } from "../../../src/bom/claims/claim";
import type { PartKind } from "../../../src/bom/claims/part-kind";
import { readClaims } from "../../../src/bom/reading/text/claims";

const seed = 20261204;

/** A claim in short form: `capacitance 1e-7`, `tolerance ±10%`, `size 0603 inch`. */
function short(claim: TextClaim): string {
  return claim.orBetter ? `${plain(claim)} or better` : plain(claim);
}

function plain(claim: TextClaim): string {
  switch (claim.aspect) {
    case "tolerance": {
      const { plus, minus, unit } = claim.tolerance;
      return plus === minus
        ? `tolerance ±${String(plus)}${unit}`
        : `tolerance +${String(plus)}/-${String(minus)}${unit}`;
    }
    case "characteristic":
      return `characteristic ${claim.name}`;
    case "size":
      return `size ${claim.code} ${claim.system ?? "open"}`;
    default:
      return [claim.aspect, String(claim.value), claim.voltageClass ?? ""].join(" ").trim();
  }
}

const claimsIn = (text: string, kind: PartKind = "capacitor"): string =>
  [...new Set(readClaims(text, kind).map(short))].sort().join(", ");

const typical = "capacitance 1e-7, characteristic X7R, size 0603 open, voltage 50";

describe("A capacitor's text is read in any spelling", () => {
  test.each([
    ["100nF 50V X7R 0603", typical],
    ["100n 50V X7R 0603", typical],
    ["100 nF 50 V X7R 0603", typical],
    ["0.1uF/50V/X7R/0603", typical],
    ["0.1\u00b5F,50V,X7R,0603", typical],
    ["0.1\u03bcF-50V-X7R-0603", typical],
    ["0,1uF 50V x7r 0603", typical],
    [".1UF 50V X7R 0603", typical],
    ["0_1UF_50V_X7R_0603", typical],
    ["CAP CER 104 50V X7R 0603", typical],
    ["CAP.CER.0603 X7R 104 50V", typical],
    ["C0603,104,50V,X7R", typical],
    ["100nF50V X7R 0603", typical],
    ["100,000pF 50V X7R 0603", typical],
    ["０．１μＦ　５０Ｖ　Ｘ７Ｒ　０６０３", typical],
    ["積層セラミックコンデンサ 0.1μF 定格電圧50V 温度特性X7R サイズ0603", typical],
    ["100nF 50Vdc X7R 0603", typical.replace("voltage 50", "voltage 50 DC")],
    ["100nF 50 VDC X7R 0603", typical.replace("voltage 50", "voltage 50 DC")],
    ["100nF 250Vac", "capacitance 1e-7, voltage 250 AC"],
    ["2u2 6V3", "capacitance 0.0000022, voltage 6.3"],
    ["4n7 1kV", "capacitance 4.7e-9, voltage 1000"],
    ["4R7 50V", "capacitance 4.7e-12, voltage 50"],
    ["50WV 10μF", "capacitance 0.00001, voltage 50"],
    ["100nF GRM188R71H104KA93D", "capacitance 1e-7"],
  ])("%s", (text, claims) => {
    expect(claimsIn(text)).toBe(claims);
  });
});

describe("Tolerances are read as numbers and as letters", () => {
  test.each([
    ["±10%", "tolerance ±10%"],
    ["+/-10 %", "tolerance ±10%"],
    ["10%", "tolerance ±10%"],
    ["±１０％", "tolerance ±10%"],
    ["±0.1pF", "tolerance ±1e-13F"],
    ["± 0.25 pF", "tolerance ±2.5e-13F"],
    ["+80/-20%", "tolerance +80/-20%"],
    ["+80%/-20%", "tolerance +80/-20%"],
    ["-20%/+80%", "tolerance +80/-20%"],
    ["100nF K", "capacitance 1e-7, tolerance ±10%"],
    ["104K", "capacitance 1e-7, tolerance ±10%"],
    ["0.1uF 104M", "capacitance 1e-7, tolerance ±20%"],
    ["4R7C", "capacitance 4.7e-12, tolerance ±2.5e-13F"],
    ["1pF W C0G", "capacitance 1e-12, characteristic C0G, tolerance ±5e-14F"],
    ["100nF Z", "capacitance 1e-7, tolerance +80/-20%"],
    ["100nF ±5% (K)", "capacitance 1e-7, tolerance ±5%"],
    ["±25ppm/°C", ""],
  ])("%s", (text, claims) => {
    expect(claimsIn(text)).toBe(claims);
  });
});

describe("Temperature characteristics have one name", () => {
  test.each([
    ["C0G, NP0", "characteristic C0G"],
    ["NPO", "characteristic C0G"],
    ["COG", "characteristic C0G"],
    ["np0", "characteristic C0G"],
    ["X5R/X7R", "characteristic X5R, characteristic X7R"],
    ["CH特性", "characteristic CH"],
    ["B特性", "characteristic B"],
    ["Ｂ特性", "characteristic B"],
    ["F特性", "characteristic F"],
    ["1μF B 25V", "capacitance 0.000001, characteristic B, voltage 25"],
    ["1μF B 25V X7R", "capacitance 0.000001, characteristic X7R, voltage 25"],
    ["1pF B", "capacitance 1e-12, tolerance ±1e-13F"],
  ])("%s", (text, claims) => {
    expect(claimsIn(text)).toBe(claims);
  });
});

describe("Sizes are inch or metric if the text says so, otherwise undetermined", () => {
  test.each([
    ["0402 (1005 Metric)", "size 0402 inch, size 1005 mm"],
    ["1608 (0603 inch)", "size 0603 inch, size 1608 mm"],
    ["0603 1608", "size 0603 inch, size 1608 mm"],
    ["1608/0603", "size 0603 inch, size 1608 mm"],
    ["1608M", "size 1608 mm"],
    ["0603mm", "size 0603 mm"],
    ["公制0603", "size 0603 mm"],
    ['0603"', "size 0603 inch"],
    ["英制 0603", "size 0603 inch"],
    ["1608サイズ", "size 1608 open"],
    ["１００５サイズ", "size 1005 open"],
    ["0603", "size 0603 open"],
    ["SMD0603", "size 0603 open"],
    ["01005", "size 01005 open"],
    ["1210 pF", "capacitance 1.21e-9"],
    ["1234", ""],
  ])("%s", (text, claims) => {
    expect(claimsIn(text)).toBe(claims);
  });
});

describe("A better part is also acceptable if the text says so", () => {
  test.each([
    ["100nF >=50V", "capacitance 1e-7, voltage 50 or better"],
    ["100nF >= 50 V", "capacitance 1e-7, voltage 50 or better"],
    ["100nF ≥50V", "capacitance 1e-7, voltage 50 or better"],
    ["100nF >16V", "capacitance 1e-7, voltage 16 or better"],
    ["100nF 10V+", "capacitance 1e-7, voltage 10 or better"],
    ["22uF, Min. 10V, 20%", "capacitance 0.000022, tolerance ±20%, voltage 10 or better"],
    ["1uF 25V min", "capacitance 0.000001, voltage 25 or better"],
    ["1uF 25V以上", "capacitance 0.000001, voltage 25 or better"],
    ["1uF <=5%", "capacitance 0.000001, tolerance ±5% or better"],
    ["1uF ≤±5%", "capacitance 0.000001, tolerance ±5% or better"],
    ["100nF X7R or better", "capacitance 1e-7, characteristic X7R or better"],
    [
      "100nF 16V ±10% X7R or better",
      "capacitance 1e-7, characteristic X7R or better, tolerance ±10% or better, voltage 16 or better",
    ],
    [
      "4.7nF 0603>=X5R>=25V<=20%",
      "capacitance 4.7e-9, characteristic X5R or better, size 0603 open, tolerance ±20% or better, voltage 25 or better",
    ],
    ["1uF 25V max", "capacitance 0.000001, voltage 25"],
    ["1uF <=25V", "capacitance 0.000001, voltage 25"],
    ["1uF >=10%", "capacitance 0.000001, tolerance ±10%"],
    [">=1uF", "capacitance 0.000001"],
    ["100nF 0402 +16V", "capacitance 1e-7, size 0402 open, voltage 16"],
  ])("%s", (text, claims) => {
    expect(claimsIn(text)).toBe(claims);
  });

  test.each([
    ["8.2uH, DCR: <78mΩ, IDC: >3.2A", "current 3.2 or better, inductance 0.0000082, resistance 0.078 or better"],
    ["3.3uH >=2.4A", "current 2.4 or better, inductance 0.0000033"],
  ])("%s", (text, claims) => {
    expect(claimsIn(text, "inductor")).toBe(claims);
  });
});

describe("A footprint's name contains a size, never a tolerance or a metric code", () => {
  test.each([
    ["CAPC0402_M", "size 0402 open"],
    ["C0402M", "size 0402 open"],
    ["C_0805", "size 0805 open"],
    ["CAP_0603", "size 0603 open"],
    ["100n C0402M", "capacitance 1e-7, size 0402 open"],
    ["CAPC1608X87N", "size 1608 mm"],
    ["Capacitor_SMD:C_0402_1005Metric", "size 0402 inch, size 1005 mm"],
    ["C_0603_1608Metric_Pad1.08x0.95mm_HandSolder", "size 0603 inch, size 1608 mm"],
    ["INDC0603(1608)90_L", "size 0603 inch, size 1608 mm"],
    ["CAPC3216X180_L", "size 3216 mm"],
    ["1608, general CAPC1608X80N", "size 1608 mm"],
    ["1608M", "size 1608 mm"],
  ])("%s", (text, claims) => {
    expect(claimsIn(text)).toBe(claims);
  });
});

describe("Joined and missing signs are read", () => {
  test.each([
    ["100N", "capacitance 1e-7"],
    ["100N 50V", "capacitance 1e-7, voltage 50"],
    ["10N/16V", "capacitance 1e-8, voltage 16"],
    ["1uF 100N", "capacitance 0.000001"],
    ["22pF 0805NP0", "capacitance 2.2e-11, characteristic C0G, size 0805 open"],
    ["0603X7R", "characteristic X7R, size 0603 open"],
    ["100nF 805", "capacitance 1e-7, size 0805 open"],
    ["100nF 603", "capacitance 1e-7, size 0603 open"],
    ["805", "size 0805 open"],
    ["805 1206", "size 1206 open"],
    ["201", "capacitance 2e-10"],
  ])("%s", (text, claims) => {
    expect(claimsIn(text)).toBe(claims);
  });
});

describe("Uncertain readings have lower priority", () => {
  test.each([
    ["0.22uF 104", "capacitance 2.2e-7"],
    ["0.1uF (104)", "capacitance 1e-7"],
    ["100 pcs 4n7", "capacitance 4.7e-9"],
    ["100 pcs X7R", "characteristic X7R"],
    ["SOT-523", ""],
    ["324-Ball BGA-484(23x23)", ""],
    ["J-FET, N-Channel", ""],
    ["C1 490-7213-1-ND", ""],
    [".0805-B-NOSILK", "size 0805 open"],
    ["general (Up to 75V)", ""],
    ["120Ω@100MHz 55mΩ", ""],
    ["100nF ESR 5mohm, DF max 2.5%, surge 1.2kV", "capacitance 1e-7"],
    ["1uF DC bias min 0.7uF at 12V", "capacitance 0.000001"],
    ["1uF 16V 7R or 5R", "capacitance 0.000001, characteristic X5R, characteristic X7R, voltage 16"],
    ["0603 H<1.0mm", "size 0603 open"],
    ["120 Ohms @ 100 MHz", ""],
    ["0.8 ~ 5.5V, 1.1V～3.6V", ""],
    ["62.5mW 100MHz -40℃~+85℃", ""],
    ["104F 50V", "capacitance 1e-7, tolerance ±1%, voltage 50"],
    ["see drawing", ""],
    ["", ""],
  ])("%s", (text, claims) => {
    expect(claimsIn(text)).toBe(claims);
  });
});

describe("An inductor's text is read in the same way, with codes in µH", () => {
  test.each([
    ["3.3nH S", "inductance 3.3e-9, tolerance ±3e-10H"],
    ["±0.3nH", "tolerance ±3e-10H"],
    ["15nH H", "inductance 1.5e-8, tolerance ±3%"],
    ["R47M 5.5 A 32mOhm Max", "current 5.5, inductance 4.7e-7, resistance 0.032, tolerance ±20%"],
    ["4R7", "inductance 0.0000047"],
    ["2N2", "inductance 2.2e-9"],
    ["2.7 нГ", "inductance 2.7e-9"],
    ["101", "inductance 0.0001"],
    ["10uH 11,100mA", "current 11.1, inductance 0.00001"],
  ])("%s", (text, claims) => {
    expect(claimsIn(text, "inductor")).toBe(claims);
  });
});

describe("A reading makes sense, and nothing is dropped by its neighbor", () => {
  test.each([
    ["0805,33PF,50V,NP0,5%", "capacitance 3.3e-11, characteristic C0G, size 0805 open, tolerance ±5%, voltage 50"],
    ["10uF@25V", "capacitance 0.00001, voltage 25"],
    ["1uF~100V", "capacitance 0.000001, voltage 100"],
    ["100nF 0603 6v3", "capacitance 1e-7, size 0603 open, voltage 6.3"],
    ["1u/6v3/X5R", "capacitance 0.000001, characteristic X5R, voltage 6.3"],
    ["4 700 pF", "capacitance 4.7e-9"],
    ["10 000pF 50V", "capacitance 1e-8, voltage 50"],
    ["805 100nF", "capacitance 1e-7, size 0805 open"],
    ["100 n", "capacitance 1e-7"],
    ["100  nF 50 V X7R 0402", "capacitance 1e-7, characteristic X7R, size 0402 open, voltage 50"],
    ["100\u00a0 nF\u200b 50\u202fV", "capacitance 1e-7, voltage 50"],
    ["2,200pF", "capacitance 2.2e-9"],
    ["1.00E-07F", "capacitance 1e-7"],
    ["1E-07", "capacitance 1e-7"],
    ["0,1 мкФ 16В", "capacitance 1e-7, voltage 16"],
    ["0,1 мк", "capacitance 1e-7"],
    ["22п 50В", "capacitance 2.2e-11, voltage 50"],
    ["К10-17а-100 н", "capacitance 1e-7"],
    ["К10-17в-Н90-0,1 мкФ", "capacitance 1e-7"],
    ["10 micro Farad", "capacitance 0.00001"],
    ["0F", ""],
    ["402.22 pF", ""],
    ["25.7 V", ""],
    ["100", ""],
    ["C_1U_0603_X5R_L_6P3", "capacitance 0.000001, characteristic X5R, size 0603 open, voltage 6.3"],
    ["CC0402_100NF_16V_10%_X5R", "capacitance 1e-7, characteristic X5R, size 0402 open, tolerance ±10%, voltage 16"],
    ["0U1 ; 5P6", "capacitance 1e-7, capacitance 5.6e-12"],
    ["CAP_SMD_0805_2012", "size 0805 inch, size 2012 mm"],
    ["C-EUC0603", "size 0603 open"],
    ["CAPC1005X55N", "size 1005 mm"],
    ["2-6pF", ""],
  ])("%s", (text, claims) => {
    expect(claimsIn(text)).toBe(claims);
  });
});

test("No text throws an error", () => {
  const pieces = fc.constantFrom(
    ..."104 K B ± 10% pF 4R7 X7R C0G 0603 1608 (Metric) 50V dc @ ~ 100n µ Ω , / - + 特性 サイズ １ 0.1 H F mA".split(
      " ",
    ),
    " ",
  );
  const text = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.array(pieces).map((list) => list.join("")),
  );
  fc.assert(
    fc.property(text, fc.constantFrom<PartKind>("capacitor", "inductor"), (description, kind) => {
      for (const claim of readClaims(description, kind)) expect(claim.written).not.toBe("");
    }),
    { seed, numRuns: 1000 },
  );
});
