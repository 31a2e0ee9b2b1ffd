/** A cell of the workbook. */
export interface ActiveCell {
  /** With the sheet: `BOM!A2`. */
  readonly address: string;
  /** Its formula, or its typed content. */
  readonly formula: string;
}

export type Insertion = { readonly kind: "written" | "inUse"; readonly address: string };

/** The active cell. */
export function readActiveCell(): Promise<ActiveCell> {
  return Excel.run(async (context) => {
    const cell = context.workbook.getActiveCell();
    cell.load("address,formulas");
    await context.sync();
    return { address: cell.address, formula: textOf(cell.formulas) };
  });
}

/** Writes a formula into the active cell, unless `mayReplace` protects its content. */
export function insertFormula(formula: string, mayReplace: (formula: string) => boolean): Promise<Insertion> {
  return Excel.run(async (context) => {
    const cell = context.workbook.getActiveCell();
    cell.load("address,formulas");
    await context.sync();
    const before = textOf(cell.formulas);
    if (before !== "" && !mayReplace(before)) return { kind: "inUse", address: cell.address };
    cell.formulas = [[formula]];
    await context.sync();
    return { kind: "written", address: cell.address };
  });
}

/** Calls back after the selection changed. Registers even while a cell is being edited. Returns a function that stops it. */
export async function onSelection(changed: () => void): Promise<() => void> {
  const registration = await Excel.run({ delayForCellEdit: true }, async (context) => {
    const added = context.workbook.onSelectionChanged.add(() => {
      changed();
      return Promise.resolve();
    });
    await context.sync();
    return added;
  });
  return () => {
    registration.remove();
    void registration.context.sync();
  };
}

const textOf = (formulas: readonly (readonly (string | number | boolean)[])[]): string =>
  String(formulas[0]?.[0] ?? "");
