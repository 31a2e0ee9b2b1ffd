import { readRows } from "../measures";
import type { Sheet } from "./sheets";

/** What a line of a sheet says, by eye: its kind, `notFitted`, values in base units, `size` (inch code), and so on. */
type LabeledLine = Pick<Sheet, "source"> & { readonly row: number } & Readonly<Record<string, unknown>>;

export interface Statement {
  readonly what: string;
  readonly isRight: boolean;
  readonly text: string;
}

/** The statements of labeled lines, and whether they are read as labeled. */
export function measureReading(sheets: readonly Sheet[], labels: readonly LabeledLine[]): readonly Statement[] {
  const sources = new Set(labels.map(({ source }) => source));
  const read = new Map(
    sheets
      .filter(({ source }) => sources.has(source))
      .flatMap(({ source, rows }) => readRows(rows).lines.map((line) => [`${source} ${String(line.row)}`, line])),
  );
  return labels.flatMap(({ source, row, ...label }) => {
    const line = read.get(`${source} ${String(row)}`);
    return Object.entries(label).map(([what, expected]) => ({
      what,
      isRight: line !== undefined && says(line, what, expected),
      text: `${what}: ${source}, row ${String(row)}, ${String(expected)}`,
    }));
  });
}

type Line = ReturnType<typeof readRows>["lines"][number];

function says({ kind, doNotPopulate, numbers, said }: Line, what: string, expected: unknown): boolean {
  switch (what) {
    case "kind":
      return kinds[String(expected)]?.includes(kind) === true;
    case "notFitted":
      return doNotPopulate;
    case "number":
      return numbers.some(({ text }) => isSameNumber(text, String(expected)));
    case "size":
      return said.sizeInch === expected;
    case "dielectric":
      return said.dielectric?.some((name) => name === expected) === true;
    default: {
      const value = new Map<string, unknown>(Object.entries(said)).get(what);
      return Math.abs(Number(value) / Number(expected) - 1) < 1e-6;
    }
  }
}

const kinds: Readonly<Record<string, readonly (string | null)[]>> = {
  "ceramic capacitor": ["ceramicCapacitor"],
  capacitor: ["ceramicCapacitor", null],
  "electrolytic/tantalum/film": ["otherCapacitor"],
  inductor: ["inductor"],
  "ferrite bead": ["ferriteBead"],
  other: ["resistor", "other", null],
};

const isSameNumber = (one: string, other: string): boolean => {
  const [short = "", long = ""] = [one, other]
    .map((text) => text.toUpperCase().replace(/[^A-Z0-9]/g, ""))
    .sort((a, b) => a.length - b.length);
  return short.length > 5 && long.startsWith(short);
};
