import inductorCodes from "../data/inductor-codes.json";
import leadCodes from "../data/lead-codes.json";
import mlccCodes from "../data/mlcc-codes.json";
import mlccGrid from "../data/mlcc-grid.json";
import nfmCodes from "../data/nfm-codes.json";
import packaging from "../data/packaging.json";
import termsOf3Languages from "../data/terms-3lang.json";
import type { Localized } from "../../src/product-data/vocabulary/language";

/** The manufacturer's code tables (service/data), with the types that the generator uses. */

type Table<T> = Readonly<Record<string, T>>;

interface SmdSeries {
  readonly name: string;
  readonly use: string;
  readonly SmdType: string;
}

interface SmdSize {
  readonly L_mm: number;
  readonly W_mm: number;
  readonly SizecodeInch: string;
  readonly SizecodeMm: string | null;
}

interface TemperatureCode {
  readonly char: string;
  readonly standard: string;
  readonly Tmin_C: number;
  readonly Tmax_C: number;
}

/** Known part numbers that differ only in capacitance, tolerance, individual code, and packaging. */
export interface SmdCell {
  readonly series: string;
  readonly size: string;
  readonly thickness: string;
  readonly tc: string;
  readonly voltage: string;
  readonly caps: readonly string[];
  readonly tols: Table<number>;
  readonly individual: Table<number>;
}

export interface InductorSeries {
  readonly series: string;
  readonly prefix: readonly string[];
  readonly suffix: readonly string[];
  readonly L_values_H: readonly number[];
  readonly product_name: readonly string[];
  readonly TargetCircuitCategory: readonly string[];
  readonly Construction: readonly string[];
  readonly MagneticShieldClass: readonly string[];
  readonly LengthText: readonly string[];
  readonly WidthText: readonly string[];
  readonly ThicknessText: readonly string[];
  readonly SizecodeMm: readonly string[];
  readonly SizecodeInch: readonly string[];
  readonly OperatingTemperatureRange: readonly string[];
  readonly InductanceTolerance: readonly string[];
  readonly TestFrequency: readonly string[];
  /** The number before the inductance, if the series is sold under a catalog number. */
  readonly stem?: string;
}

export const smdSeries = {
  ...mlccCodes.series,
  // In the grid but not on the manufacturer's sheet; their form follows LLA and LLL.
  LLM: { name: "10 Terminals Low ESL Chip MLCC", use: "consumer/industrial", SmdType: "Multi-terminal" },
  LLR: { name: "LW Reversed Controlled ESR Low ESL Chip MLCC", use: "consumer/industrial", SmdType: "LW reversed" },
  GNM: { name: "Chip Multilayer Ceramic Capacitor Arrays", use: "consumer/industrial", SmdType: "Array type" },
} as Table<SmdSeries>;
export const smdSizes = mlccCodes.size as Table<SmdSize>;
export const thicknessMm = mlccCodes.thickness as Table<{ readonly T_mm: number | null }>;
export const terminalThicknessMm = mlccCodes.thickness_KR_KC_EVA as Table<number>;
export const temperatureCodes = mlccCodes.temperature as Table<TemperatureCode>;
export const voltageCodes = mlccCodes.voltage as Table<{ readonly V: number; readonly class: string }>;
export const deratedVoltageCodes = mlccCodes.voltage_derated_products as Table<number>;
export const safetyVoltageCodes = mlccCodes.voltage_safety_certified as Table<{ readonly Vac: number }>;
export const toleranceCodes = mlccCodes.tolerance as Table<string | null>;
export const smdGrid = mlccGrid as unknown as readonly SmdCell[];

export const leadMlcc = leadCodes.MLCC_radial;
export const leadDisc = leadCodes.disc;
export const threeTerminal = nfmCodes;

export const inductorSeries = inductorCodes.series_table as readonly InductorSeries[];
/** 18 is 1.6x0.8, in mm; some entries differ in one series. */
export const inductorSizes = inductorCodes.size as Table<string>;
export const inductorTolerances = inductorCodes.tolerance as Table<string>;

export const orderQuantities = packaging.MinOrderQuantity as Table<Table<number>>;

export const terms = {
  manufacturer: termsOf3Languages.Manufacturer as Localized,
  levels: termsOf3Languages.Lv as Readonly<Record<"S" | "L" | "I", readonly Localized[]>>,
  packageType: termsOf3Languages.PackageType as Table<Localized>,
  shield: termsOf3Languages.shield as Table<{ readonly ja: string; readonly zh: string }>,
};
