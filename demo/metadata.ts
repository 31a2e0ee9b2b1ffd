/** functions.json: the declarations of an add-in's functions, which Excel reads before it runs any code. */
export interface FunctionsMetadata {
  readonly functions: readonly FunctionMetadata[];
  readonly allowCustomDataForDataTypeAny?: boolean;
  readonly allowErrorForDataTypeAny?: boolean;
  readonly enums?: readonly CustomEnum[];
}

export interface FunctionMetadata {
  readonly id: string;
  readonly name: string;
  readonly description?: string;
  readonly helpUrl?: string;
  readonly parameters: readonly ParameterMetadata[];
  readonly options?: {
    readonly cancelable?: boolean;
    readonly stream?: boolean;
    readonly requiresAddress?: boolean;
  };
}

export interface ParameterMetadata {
  readonly name: string;
  readonly description?: string;
  readonly type?: string;
  readonly dimensionality?: "scalar" | "matrix";
  readonly optional?: boolean;
  readonly repeating?: boolean;
  readonly customEnumId?: string;
}

/** A list that Excel offers while an argument is typed. Older versions ignore it. */
export interface CustomEnum {
  readonly id: string;
  readonly type: "string";
  readonly values: readonly EnumValue[];
}

export interface EnumValue {
  /** The displayed text: the label in the user's language. */
  readonly name: string;
  /** The text in the formula: the same in every language. */
  readonly stringValue: string;
  readonly tooltip: string;
}
