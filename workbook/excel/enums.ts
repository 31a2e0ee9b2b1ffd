/** The enumerations of Excel.* that go with what is emulated. */
export const ENUMS = {
  CalculationMode: { automatic: "Automatic", automaticExceptTables: "AutomaticExceptTables", manual: "Manual" },
  CalculationType: { recalculate: "Recalculate", full: "Full", fullRebuild: "FullRebuild" },
  ClearApplyTo: { all: "All", formats: "Formats", contents: "Contents" },
  ErrorCodes: {
    invalidArgument: "InvalidArgument",
    itemNotFound: "ItemNotFound",
    invalidSelection: "InvalidSelection",
    propertyNotLoaded: "PropertyNotLoaded",
  },
  EventType: { worksheetSelectionChanged: "WorksheetSelectionChanged" },
  RangeValueType: {
    unknown: "Unknown",
    empty: "Empty",
    string: "String",
    integer: "Integer",
    double: "Double",
    boolean: "Boolean",
    error: "Error",
    richValue: "RichValue",
  },
  WorksheetVisibility: { visible: "Visible", hidden: "Hidden", veryHidden: "VeryHidden" },
} as const;
