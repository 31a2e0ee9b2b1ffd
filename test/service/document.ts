/**
 * The document's tables, written out once more for the tests: a mistake in src/vocabulary must not decide what is right.
 * Source: document, "Search conditions" (columns N, CC, S, L, I) and "Product-search response".
 */
export const contexts = {
  N: null,
  C: "ceramicCapacitors",
  S: "ceramicCapacitorsSMD",
  L: "ceramicCapacitorsLead",
  I: "inductors",
} as const;
export type ContextLetter = keyof typeof contexts;

export interface ConditionRow {
  readonly name: string;
  readonly type: "String" | "Double" | "Boolean";
  readonly usable: string;
  readonly listed: boolean;
}

const row = (name: string, type: ConditionRow["type"], usable: string, listed = false): ConditionRow => ({
  name,
  type,
  usable,
  listed,
});

export const conditions: readonly ConditionRow[] = [
  row("Category", "String", "CSLI"),
  row("Partno", "String", "NCSLI"),
  row("Status", "String", "NCSLI", true),
  row("NewProduct", "Boolean", "NCSLI"),
  row("PackageType", "String", "NCSLI"),
  row("Application", "String", "NCSLI", true),
  row("AecQ200Support", "Boolean", "NCSLI"),
  row("Rohs", "Boolean", "NCSLI"),
  row("Reach", "Boolean", "NCSLI"),
  row("ReferenceMass", "Double", "NCSLI"),
  row("Length", "Double", "SLI"),
  row("Width", "Double", "SLI"),
  row("Thickness", "Double", "CSLI"),
  row("ThicknessMax", "Double", "CSLI"),
  row("OuterDiameter", "Double", "L"),
  row("LeadSpace", "Double", "L"),
  row("SizecodeMm", "String", "SI"),
  row("SizecodeInch", "String", "SI"),
  row("SmdType", "String", "S", true),
  row("Capacitance", "Double", "CSL"),
  row("ToleranceCapacitance", "String", "CSL"),
  row("RatedVoltageClass", "String", "CSL", true),
  row("RatedVoltage", "Double", "CSL"),
  row("TemperatureCharacteristicsCompliedStandard", "String", "SL", true),
  row("TemperatureCharacteristics", "String", "SL"),
  row("MaxOperatingTemperature", "Double", "CSL"),
  row("Benefits", "String", "CSL", true),
  row("Standard", "String", "CSL", true),
  row("Mounting", "String", "CSL", true),
  row("Brand", "String", "I", true),
  row("TargetCircuitCategory", "String", "I", true),
  row("Inductance", "Double", "I"),
  row("InductanceTolerance", "String", "I"),
  row("RatedCurrentItemp", "Double", "I"),
  row("Rdc", "Double", "I"),
  row("Srf", "Double", "I"),
  row("Construction", "String", "I", true),
];

export type ResponseType = "String" | "Double" | "Integer" | "Boolean" | "Date" | "List";

/** Fields of the product object and its three objects: `Name Type Categories`, one a line. */
function parse(text: string): readonly (readonly [name: string, type: ResponseType, categories: string])[] {
  return text
    .trim()
    .split("\n")
    .map((line) => line.trim().split(/\s+/) as [string, ResponseType, string]);
}

export const productFields = parse(`
  Partno String SLI
  PartnoWithoutPackageCode String SLI
  Status String SLI
  NewProduct Boolean SLI
  LastBuyDate Date SLI
  AlternativePartno List SLI
  PackageType String SLI
  MinOrderQuantity Integer SLI
  Application String SLI
  RecommendedApplication String SLI
  ProductDetailUrl String SLI
  SampleRequestUrl String SLI
  MSL String SLI
  ProductName String SLI
  Notices String SLI
  ProductionEndDate String SLI
  Benefits List SL
  Standard String SL
  Mounting List SL
  Caution List SL
  Brand String I
  Series String I
  Soldering List I
  MagneticShieldClass String I
  DcResistanceCenterValues String I
  FeatureText String I
  TargetCircuitCategory String I
  Construction List I`);

export const complianceFields = parse(`
  AecQ200Support Boolean SLI
  Rohs Boolean SLI
  Reach Boolean SLI
  LeadFree Boolean SLI
  SvhcDocumentUrl String SLI`);

const withText = parse(`
  ReferenceMass Double SLI
  Length Double SLI
  Width Double SLI
  Thickness Double SLI
  ThicknessMax Double SLI
  OuterDiameter Double L
  LeadSpace Double L
  LeadDiameter Double L
  Capacitance Double SL
  RatedVoltage Double SL
  MaxOperatingTemperature Double SL
  Inductance Double I
  RatedCurrent Double SI
  RatedCurrentItemp Double I
  RatedCurrentIsat Double I
  RdcMax Double I
  SrfMin Double I
  QTestFrequency Double I`).flatMap(([name, type, categories]) => [
  [name, type, categories] as const,
  [`${name}Text`, "String", categories] as const,
]);

export const specFields = [
  ...withText,
  ...parse(`
  SizecodeMm String SI
  SizecodeInch String SI
  SmdType String S
  ToleranceCapacitance String SL
  RatedVoltageClass String SL
  TemperatureCharacteristicsCompliedStandard String SL
  TemperatureCharacteristics String SL
  InductanceTolerance String I
  Dimension String I
  OperatingTemperatureRange String SLI
  OperatingTemperatureRangeIncludingSelfRise String I
  OperatingTemperatureRangeNotIncludingSelfRise String I
  QMin String I`),
];

export const mediaFields = parse(`
  PartNumbering String SLI
  Dimensions String SLI
  Appearance String SLI
  SpecificationsSheet String SLI
  RohsDirectiveCertificateUrl String SLI
  ReachDeclarationDocumentUrl String SLI
  ConflictMineralsReportDocumentUrl String SLI
  StructuralDrawings String SL
  ReliabilityTestData String SL
  SafetyCertificates String SL`);

export const groups = { S: "CeramicCapacitorsSMD", L: "CeramicCapacitorsLead", I: "Inductors" } as const;
