import type { Product } from "../../../src/product-data/api/product";
import { groupOf } from "../../product-group";

/** A part's values in a test; those left out are absent. */
export interface Facts {
  readonly partno?: string;
  readonly capacitance?: number;
  readonly inductance?: number;
  readonly tolerance?: string;
  readonly voltage?: number;
  readonly voltageClass?: "AC" | "DC";
  readonly characteristic?: string;
  readonly inch?: string;
  readonly mm?: string;
  readonly itemp?: number;
  readonly isat?: number;
  readonly rdc?: number;
  /** Length and width. */
  readonly sides?: readonly [number, number];
  readonly shield?: string;
}

/** A part with these values: an inductor if it has an inductance, otherwise a ceramic capacitor. */
export function product(facts: Facts): Product {
  const isInductor = facts.inductance !== undefined;
  const specs = {
    Capacitance: facts.capacitance,
    Inductance: facts.inductance,
    [isInductor ? "InductanceTolerance" : "ToleranceCapacitance"]: facts.tolerance,
    RatedVoltage: facts.voltage,
    RatedVoltageClass: facts.voltageClass ?? (facts.voltage === undefined ? undefined : "DC"),
    TemperatureCharacteristics: facts.characteristic,
    SizecodeInch: facts.inch,
    SizecodeMm: facts.mm,
    RatedCurrentItemp: facts.itemp,
    RatedCurrentIsat: facts.isat,
    RdcMax: facts.rdc,
    Length: facts.sides?.[0],
    Width: facts.sides?.[1],
  };
  return {
    group: groupOf(isInductor ? "inductors" : "ceramicCapacitorsSMD"),
    record: { Partno: facts.partno ?? "PART", MagneticShieldClass: facts.shield, Specs: specs },
    fetchedMs: 0,
  };
}
