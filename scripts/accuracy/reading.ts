import { groupBy } from "../../src/product-data/vocabulary/group-by";
import { readRows } from "../measures";
import type { Sheet } from "./sheets";
import type { Share, Tally } from "./tally";

/** What a line of a sheet says, by eye. */
export interface LabeledLine {
  readonly source: string;
  readonly row: number;
  readonly kind: string;
  readonly notFitted?: true;
  readonly capacitance?: number;
  readonly inductance?: number;
  readonly voltage?: number;
  /** Inch code. */
  readonly size?: string;
  readonly dielectric?: string;
  readonly number?: string;
}

/** How many statements of the lines are read as labeled, by what they say. */
export function measureReading(
  sheets: readonly Sheet[],
  labels: readonly LabeledLine[],
  tally: () => Tally,
): ReadonlyMap<string, Share> {
  const reading = new Map<string, Tally>();
  for (const [source, labeled] of groupBy(labels, (label) => label.source)) {
    const rows = sheets.find((sheet) => sheet.source === source)?.rows ?? [];
    const found = new Map(readRows(rows).lines.map((line) => [line.row, line]));
    for (const label of labeled) {
      const line = found.get(label.row);
      const said: Partial<NonNullable<typeof line>["said"]> = line?.said ?? {};
      const judge = (what: string, expected: unknown, isRight: boolean): void => {
        if (expected === undefined) return;
        const share = reading.get(what) ?? tally();
        reading.set(what, share.count(isRight, `${what}: ${source}, ${JSON.stringify(rows[label.row])}`));
      };
      judge("kind", label.kind, line !== undefined && (kinds[label.kind] ?? []).includes(line.kind));
      judge("not fitted", label.notFitted, line?.doNotPopulate === true);
      judge("capacitance", label.capacitance, isClose(said.capacitance, label.capacitance));
      judge("inductance", label.inductance, isClose(said.inductance, label.inductance));
      judge("voltage", label.voltage, isClose(said.voltage, label.voltage));
      judge("size", label.size, said.sizeInch === label.size);
      judge("characteristic", label.dielectric, said.dielectric?.includes(label.dielectric ?? "") === true);
      judge("number", label.number, line?.numbers.some(({ text }) => isSameNumber(text, label.number ?? "")) === true);
    }
  }
  return new Map([...reading].map(([what, { share }]) => [what, share]));
}

const kinds: Readonly<Record<string, readonly (string | null)[]>> = {
  "ceramic capacitor": ["ceramicCapacitor"],
  capacitor: ["ceramicCapacitor", null],
  "electrolytic/tantalum/film": ["otherCapacitor"],
  inductor: ["inductor"],
  "ferrite bead": ["ferriteBead"],
  other: ["resistor", "other", null],
};

const isClose = (one: number | undefined, other: number | undefined): boolean =>
  one !== undefined && other !== undefined && Math.abs(one - other) <= 1e-6 * Math.abs(other);

const isSameNumber = (one: string, other: string): boolean => {
  const [short, long] = [one, other]
    .map((text) => text.toUpperCase().replace(/[^A-Z0-9]/g, ""))
    .sort((a, b) => a.length - b.length);
  return short !== undefined && short.length > 5 && long?.startsWith(short) === true;
};
