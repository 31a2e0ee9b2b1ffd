/** What another manufacturer's number says, read by expressions of the judge's own. */
export interface OfNumber {
  readonly value?: number;
  readonly volts?: number;
  readonly dielectric?: string;
  readonly inch?: string;
  readonly aec: boolean;
  readonly soft: boolean;
}

/** Samsung, Yageo, KEMET, TDK, and AVX: the families of most lines, from their ordering guides. */
export function ofNumber(part: string): OfNumber {
  for (const [shape, order, sizes, dielectrics, volts] of guides) {
    const match = shape.exec(part);
    if (match === null) continue;
    const code = (letter: string): string => match[order.indexOf(letter) + 1] ?? "";
    const value = picofarads(code("c"));
    return {
      ...(value === null ? {} : { value }),
      ...(volts[code("v")] === undefined ? {} : { volts: Number(volts[code("v")]) }),
      ...(dielectrics[code("d")] === undefined ? {} : { dielectric: String(dielectrics[code("d")]) }),
      ...((sizes?.[code("s")] ?? (sizes === null ? code("s") : "")) === ""
        ? {}
        : { inch: sizes?.[code("s")] ?? code("s") }),
      aec: /^(CGA|CGJ)|^C\d{4}.*AUTO$|^AC\d{4}/.test(part),
      soft: /^C\d{4}X\d{3}|^CS\d{4}|^CN[AC]|^C\d{4}.*[A-Z]\d{3}AE$/.test(part),
    };
  }
  return { aec: false, soft: false };
}

function picofarads(code: string): number | null {
  if (/^\d{3}$/.test(code))
    return Number(code.slice(0, 2)) * 10 ** (Number(code[2]) > 7 ? Number(code[2]) - 10 : Number(code[2])) * 1e-12;
  return code.includes("R") ? Number(code.replace("R", ".")) * 1e-12 : null;
}

type Codes = Readonly<Record<string, string | number>>;
type Guide = readonly [shape: RegExp, order: string, sizes: Readonly<Record<string, string>> | null, Codes, Codes];

const value = String.raw`(\d{3}|\dR\d)`;
const guides: readonly Guide[] = [
  [
    new RegExp(`^CL(0[35]|10|21|31|32)([ABCFXY])${value}[A-Z]([QPOALBC])`),
    "sdcv",
    { "03": "0201", "05": "0402", "10": "0603", "21": "0805", "31": "1206", "32": "1210" },
    { A: "X5R", B: "X7R", C: "C0G", F: "Y5V", X: "X6S" },
    { Q: 6.3, P: 10, O: 16, A: 25, L: 35, B: 50, C: 100 },
  ],
  [
    new RegExp(
      `^[CA]C(0201|0402|0603|0805|1206|1210)[A-Z]R(X5R|X7R|NP0|NPO)([56789]|0)BB${value}`.replace("NPO", "NP0"),
    ),
    "sdvc",
    null,
    { X5R: "X5R", X7R: "X7R", NP0: "C0G" },
    { 5: 6.3, 6: 10, 7: 16, 8: 25, 9: 50, 0: 100 },
  ],
  [
    new RegExp(`^C(0201|0402|0603|0805|1206|1210)[CX]${value}[A-Z]([98436512])([GPRU])`),
    "scvd",
    null,
    { G: "C0G", P: "X5R", R: "X7R" },
    { 9: 6.3, 8: 10, 4: 16, 3: 25, 6: 35, 5: 50, 1: 100, 2: 200 },
  ],
  [
    new RegExp(`^C(1005|1608|2012|3216|3225)(X5R|X7R|C0G|X6S|X7S)(0J|1A|1C|1E|1V|1H|2A)${value}`),
    "sdvc",
    { 1005: "0402", 1608: "0603", 2012: "0805", 3216: "1206", 3225: "1210" },
    { X5R: "X5R", X7R: "X7R", C0G: "C0G", X6S: "X6S", X7S: "X7S" },
    { "0J": 6.3, "1A": 10, "1C": 16, "1E": 25, "1V": 35, "1H": 50, "2A": 100 },
  ],
  [
    new RegExp(`^(0201|0402|0603|0805|1206|1210)([6ZY3D512])([ACDG])${value}[A-Z][A-Z]`),
    "svdc",
    null,
    { A: "C0G", C: "X7R", D: "X5R", G: "Y5V" },
    { 6: 6.3, Z: 10, Y: 16, 3: 25, D: 35, 5: 50, 1: 100, 2: 200 },
  ],
];
