/**
 * The kinds of components that a BOM can name, and the kind of line each makes. A kind that none of our parts can
 * replace still has its own name, for messages: “This part: tantalum capacitor.”
 */
export const componentKinds = {
  // Capacitors that only resemble the ceramic one.
  tantalumCapacitor: "otherCapacitor",
  polymerCapacitor: "otherCapacitor",
  aluminumCapacitor: "otherCapacitor",
  filmCapacitor: "otherCapacitor",
  supercapacitor: "otherCapacitor",
  micaCapacitor: "otherCapacitor",
  siliconCapacitor: "otherCapacitor",
  trimmerCapacitor: "other",
  capacitorArray: "otherCapacitor",
  feedthroughCapacitor: "ceramicCapacitor",
  // Parts with the word for an inductor, a resistor, or a crystal in their names.
  commonModeChoke: "other",
  transformer: "other",
  resonator: "other",
  oscillator: "other",
  crystal: "other",
  thermistor: "other",
  varistor: "other",
  resistorNetwork: "resistor",
  potentiometer: "other",
  tvsDiode: "other",
  zenerDiode: "other",
  led: "other",
  diode: "other",
  transistor: "other",
  filter: "other",
  connector: "other",
  switch: "other",
  fuse: "other",
  relay: "other",
  battery: "other",
  antenna: "other",
  sensor: "other",
  integratedCircuit: "other",
  module: "other",
  mechanical: "other",
  ferriteBead: "ferriteBead",
  inductor: "inductor",
  ceramicCapacitor: "ceramicCapacitor",
  resistor: "resistor",
  // The type isn't said.
  capacitor: null,
} as const satisfies Readonly<Record<string, LineKind | null>>;

export type ComponentKind = keyof typeof componentKinds;

/** What the reading of a BOM distinguishes. null: unknown, or a capacitor whose type isn't said. */
export type LineKind = "ceramicCapacitor" | "otherCapacitor" | "inductor" | "ferriteBead" | "resistor" | "other";

/** Kinds that a designator, a unit, or a footprint can't tell apart. */
export type KindFamily = "capacitor" | "coil" | "resistor" | "other";

export function familyOf(kind: ComponentKind): KindFamily {
  if (kind === "capacitor" || componentKinds[kind] === "ceramicCapacitor" || componentKinds[kind] === "otherCapacitor")
    return "capacitor";
  if (kind === "inductor" || kind === "ferriteBead") return "coil";
  return componentKinds[kind] === "resistor" ? "resistor" : "other";
}

/** Common mode chokes are counted as coils, and trimmers as capacitors: designators and footprints are the same. */
export const votingFamily = (kind: ComponentKind): KindFamily =>
  kind === "commonModeChoke" ? "coil" : kind === "trimmerCapacitor" ? "capacitor" : familyOf(kind);

/** What separates capacitors that designators and units don't. A polymer one may be tantalum or aluminum. */
const technologies: Readonly<Partial<Record<ComponentKind, string>>> = {
  ceramicCapacitor: "ceramic",
  feedthroughCapacitor: "ceramic",
  tantalumCapacitor: "electrolytic",
  polymerCapacitor: "electrolytic",
  aluminumCapacitor: "electrolytic",
  filmCapacitor: "film",
};

/** Whether no capacitor is both. */
export function areExclusive(one: ComponentKind, other: ComponentKind): boolean {
  const [own, others] = [technologies[one], technologies[other]];
  return own !== undefined && others !== undefined && own !== others;
}

const mostSpecificFirst = Object.keys(componentKinds) as readonly ComponentKind[];

/** The most specific kind: a tantalum capacitor before a capacitor, a common mode choke before an inductor. */
export const mostSpecific = (found: readonly ComponentKind[]): ComponentKind | null =>
  found.length < 2 ? (found[0] ?? null) : (mostSpecificFirst.find((kind) => found.includes(kind)) ?? null);
