import type { Claim } from "../../claims/claim";
import type { ComponentKind } from "../../claims/component-kind";
import { kindNamed, kindsSaidIn } from "../../claims/kind-words";
import type { PartKind } from "../../claims/part-kind";
import { memoize } from "../../../product-data/base/memoize";
import { isLeaded, readDemands, withDemands } from "../text/demands";
import { readClaims } from "../text/claims";
import { type Contradiction, joined, saidIn, type SaidInCell } from "./joined-claims";
import { wordsOf } from "../text/words";

/**
 * What a line says about its part besides the number. The texts of its cells are read once; what is shown is never read
 * again.
 */
export interface Description {
  /** Equal descriptions have the same. */
  readonly key: string;
  readonly isEmpty: boolean;
  /** As exactly as it says it; null if it says none. */
  readonly kind: ComponentKind | null;
  /** Whether only an adjective says the kind, such as `ceramic`, which inductors are too. */
  readonly isKindVague: boolean;
  readonly hasInductance: boolean;
  /** Whether it describes a capacitor with leads. */
  hasLeads(): boolean;
  /** As people read it. @param nameOf the name of a kind in their language */
  shown(nameOf: (kind: ComponentKind) => string): string;
  /** What it says about a part of this kind. */
  said(kind: PartKind): SaidOfPart;
}

export interface SaidOfPart {
  /** Values, and what else is required. */
  readonly claims: readonly Claim[];
  /** Values that can't both be right. */
  readonly contradictions: readonly Contradiction[];
  /** The cells that say something about an aspect. */
  cells(aspect: string): readonly SaidInCell[];
}

/** What a text of a user says, such as one cell. */
export const descriptionOfText = memoize((text): Description => {
  const kinds = kindsSaidIn(text);
  const saidOf: { [K in PartKind]?: SaidOfPart } = {};
  return {
    key: text,
    isEmpty: text.trim() === "",
    kind: kindNamed(kinds),
    isKindVague: !kinds.named.includes("capacitor"),
    hasInductance: wordsOf(text).words.some((word) => word.type === "amount" && word.unit === "H"),
    hasLeads: () => isLeaded(text),
    shown: () => text,
    said: (kind) => (saidOf[kind] ??= saidInText(text, kind)),
  };
});

function saidInText(text: string, kind: PartKind): SaidOfPart {
  const values = readClaims(text, kind);
  const cells = values.map((claim) => ({ claim, column: 0 }));
  const { contradictions } = joined(cells, () => text);
  const demands = readDemands(text, kind);
  return {
    claims: withDemands(values, demands),
    contradictions,
    cells: (aspect) =>
      [...values, ...demands].filter((claim) => claim.aspect === aspect).map((claim) => saidIn({ claim, column: 0 })),
  };
}

/** What two texts say about one part: what the first says about its kind counts. */
export const together = (one: Description, other: Description): Description =>
  one.isEmpty
    ? other
    : other.isEmpty
      ? one
      : {
          key: `${one.key}\n${other.key}`,
          isEmpty: false,
          kind: one.kind ?? other.kind,
          isKindVague: one.kind === null ? other.isKindVague : one.isKindVague,
          hasInductance: one.hasInductance || other.hasInductance,
          hasLeads: () => one.hasLeads() || other.hasLeads(),
          shown: (nameOf) => `${one.shown(nameOf)} ${other.shown(nameOf)}`,
          said(kind) {
            const own = one.said(kind);
            return { ...own, claims: [...own.claims, ...other.said(kind).claims] };
          },
        };

/** With a voltage that the user gives. */
export function withVoltage(description: Description, volts: number): Description {
  const written = `${String(volts)}V`;
  const claims: readonly Claim[] = [{ aspect: "voltage", value: volts, voltageClass: null, written }];
  const said = (): SaidOfPart => ({ claims, contradictions: [], cells: () => [] });
  return together(description, { ...descriptionOfText(written), said });
}
