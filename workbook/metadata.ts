/** functions.json: the declarations of an add-in's functions, which Excel reads before it runs any code. */
export interface FunctionsMetadata {
  readonly functions: readonly FunctionMetadata[];
  readonly allowCustomDataForDataTypeAny?: boolean;
  readonly allowErrorForDataTypeAny?: boolean;
}

export interface FunctionMetadata {
  readonly id: string;
  readonly name: string;
  readonly description?: string;
  readonly parameters: readonly ParameterMetadata[];
  readonly result?: { readonly type?: string; readonly dimensionality?: Dimensionality };
  readonly options?: {
    readonly cancelable?: boolean;
    readonly stream?: boolean;
    readonly volatile?: boolean;
    readonly requiresAddress?: boolean;
    readonly requiresParameterAddresses?: boolean;
  };
}

export interface ParameterMetadata {
  readonly name: string;
  readonly description?: string;
  readonly type?: string;
  readonly dimensionality?: Dimensionality;
  readonly optional?: boolean;
  readonly repeating?: boolean;
}

type Dimensionality = "scalar" | "matrix";
