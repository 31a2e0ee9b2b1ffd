/**
 * Values that conditions on text fields often have, as the service writes them. The service doesn't publish lists of
 * them, so they are suggestions.
 */
export const typicalValues: Readonly<Record<string, readonly string[]>> = {
  TemperatureCharacteristics: ["C0G", "X5R", "X6S", "X7R", "X7S", "X7T", "X8R", "X8L", "U2J", "CH", "JB"],
  SizecodeInch: ["01005", "0201", "0402", "0603", "0805", "1206", "1210", "1812", "2220"],
  SizecodeMm: ["0402", "0603", "1005", "1608", "2012", "3216", "3225", "4532", "5750"],
  ToleranceCapacitance: ["±1%", "±2%", "±5%", "±10%", "±20%"],
  InductanceTolerance: ["±2%", "±3%", "±5%", "±10%", "±20%", "±30%"],
};
