class CellError extends Error {
  constructor(
    readonly code: string,
    message?: string,
  ) {
    super(message);
  }
}

/** The globals of Microsoft's runtime in the add-in's page, for functions that are called without it. */
Object.assign(globalThis, {
  CustomFunctions: {
    Error: CellError,
    ErrorCode: { notAvailable: "#N/A", invalidValue: "#VALUE!" },
    associate: () => undefined,
  },
});

export {};
