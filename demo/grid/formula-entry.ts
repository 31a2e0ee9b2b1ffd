import { ICommandService, IUniverInstanceService, ObjectMatrix, type Injector, type Workbook } from "@univerjs/core";
import {
  AstTreeBuilder,
  FormulaDataModel,
  IDependencyManagerService,
  IFormulaCurrentConfigService,
  Lexer,
  SetArrayFormulaDataMutation,
  generateAstNode,
  type ISetRangeValuesMutationParams,
} from "@univerjs/preset-sheets-core";

/**
 * Tells the calculation which formulas are about to be written or replaced. Univer does that too, but looks at all cells
 * of the workbook each time.
 */
export class FormulaEntry {
  private readonly commands: ICommandService;
  private readonly instances: IUniverInstanceService;
  private readonly model: FormulaDataModel;
  private readonly dependencies: IDependencyManagerService;
  private readonly parse: (unitId: string, formula: string) => unknown;

  constructor(injector: Injector) {
    this.commands = injector.get(ICommandService);
    this.instances = injector.get(IUniverInstanceService);
    this.model = injector.get(FormulaDataModel);
    this.dependencies = injector.get(IDependencyManagerService);
    const parser = [
      injector.get(Lexer),
      injector.get(AstTreeBuilder),
      injector.get(IFormulaCurrentConfigService),
    ] as const;
    this.parse = (unitId, formula) => generateAstNode(unitId, formula, ...parser);
  }

  /** Returns whether it is done; it is Univer's where cells that were filled by dragging share a formula. */
  enter({ unitId, subUnitId, cellValue = {} }: ISetRangeValuesMutationParams): boolean {
    const sheet = this.instances.getUnit<Workbook>(unitId)?.getSheetBySheetId(subUnitId);
    if (!sheet) return false;
    const changed: (readonly [row: number, column: number])[] = [];
    const shared: number[] = [];
    new ObjectMatrix(cellValue).forValue((row, column, cell) => {
      const before = sheet.getCellRaw(row, column);
      if (before?.si) shared.push(row);
      if (cell?.f || before?.f) changed.push([row, column]);
      // A pass finds it parsed, and so is shorter. A table may not be known yet, and Univer would keep the error.
      if (cell?.f && !cell.f.includes("[")) this.parse(unitId, cell.f);
    });
    if (shared.length > 0) return false;
    const { model } = this;
    const isSpillChanged = [
      model.updateArrayFormulaCellData(unitId, subUnitId, cellValue),
      model.updateArrayFormulaRange(unitId, subUnitId, cellValue),
    ].includes(true);
    model.updateImageFormulaData(unitId, subUnitId, cellValue);
    for (const [row, column] of changed) this.dependencies.removeFormulaDependency(unitId, subUnitId, row, column);
    if (changed.length > 0 || isSpillChanged) {
      const [arrayFormulaRange, arrayFormulaCellData] = [model.getArrayFormulaRange(), model.getArrayFormulaCellData()];
      const spills = { arrayFormulaRange, arrayFormulaCellData };
      this.commands.syncExecuteCommand(SetArrayFormulaDataMutation.id, spills, { onlyLocal: true, remove: true });
    }
    return true;
  }
}

/** Univer's option for changes whose formulas it need not look for. */
export const formulasEntered = { fromChangeset: true };
