import {
  type ICellData,
  ICommandService,
  IConfigService,
  type Injector,
  type Nullable,
  ObjectMatrix,
} from "@univerjs/core";
import {
  AstTreeBuilder,
  CalculateFormulaService,
  FormulaDataModel,
  FormulaDependencyGenerator,
  FormulaExecuteStageType,
  ICalculateFormulaService,
  IFormulaCurrentConfigService,
  IFormulaDependencyGenerator,
  IFormulaRuntimeService,
  Interpreter,
  Lexer,
  SetFormulaCalculationResultMutation,
  type IFormulaDatasetConfig,
} from "@univerjs/preset-sheets-core";
import { type Exclusive, pageSlices } from "../exclusive";
import { patchUniver, pauseInFormulas, rangeIndex } from "./univer-patches";
import { nextTask } from "../../src/product-data/base/slices";

/**
 * Univer's calculation in many tasks. It never runs while a batch does: half of what a batch writes would be calculated,
 * and functions called with it.
 */
export class SlicedCalculation extends CalculateFormulaService {
  private latest: object = {};
  private passes = 0;
  /** How many passes wait for others, and for batches. */
  waiting = 0;

  constructor(
    private readonly exclusive: Exclusive,
    private readonly formulas: FormulaDataModel,
    private readonly commands: ICommandService,
    ...engine: ConstructorParameters<typeof CalculateFormulaService>
  ) {
    super(...engine);
  }

  override execute(changes: IFormulaDatasetConfig): Promise<void> {
    const requested = { passes: this.passes };
    this.latest = requested;
    this.waiting += 1;
    return this.exclusive.run(async () => {
      this.waiting -= 1;
      // Univer may have requested another pass, for all changes since, before this one ended.
      if (this.latest !== requested && this.passes === requested.passes) return;
      const ended = new Promise<void>((resolve) => {
        const subscription = this.executionCompleteListener$.subscribe(() => {
          subscription.unsubscribe();
          this.passes += 1;
          resolve();
        });
      });
      // Each step that takes long in a large workbook has a task of its own.
      const formulaData = this.formulas.getFormulaData();
      await nextTask();
      await super.execute({ ...changes, formulaData });
      await ended;
      // Univer tells the end of a pass before it is over.
      await nextTask();
    });
  }

  /** A pass that failed ends too: batches and other passes wait for its end. */
  protected override async _executeStep() {
    try {
      const result = await super._executeStep();
      if (result !== undefined) await this.applyMost();
      return result;
    } catch (reason) {
      this.endWithoutResult();
      throw reason;
    }
  }

  /** A pass that was stopped in a pause has no result, as one that Univer stops in its own. */
  protected override async _apply(...how: Parameters<CalculateFormulaService["_apply"]>) {
    const result = await super._apply(...how);
    if (result === undefined) return undefined;
    // The result is applied in a task of its own.
    await nextTask();
    if (!this._runtimeService.isStopExecution()) return result;
    this.endWithoutResult();
    return undefined;
  }

  /** The cells of a large pass get their results before its end, in many tasks; Univer applies the last ones itself. */
  private async applyMost(): Promise<void> {
    for (const [unitId, sheets] of Object.entries(this._runtimeService.getUnitData()))
      for (const [sheetId, cells] of Object.entries(sheets ?? {})) {
        const parts = [new ObjectMatrix<Nullable<ICellData>>()];
        let count = 0;
        cells.forValue((row, column, cell) => {
          parts[0]?.setValue(row, column, cell);
          count += 1;
          if (count % mostAtOnce === 0) parts.unshift(new ObjectMatrix());
        });
        const [last, ...others] = parts;
        if (sheets && last) sheets[sheetId] = last;
        for (const part of others) {
          const results = { unitData: { [unitId]: { [sheetId]: part.getMatrix() } }, unitOtherData: {} };
          this.commands.syncExecuteCommand(SetFormulaCalculationResultMutation.id, results, { onlyLocal: true });
          await nextTask();
        }
      }
  }

  private endWithoutResult(): void {
    this._runtimeService.setFormulaExecuteStage(FormulaExecuteStageType.IDLE);
    this._runtimeService.markedAsStopFunctionsExecuted();
    this._executionCompleteListener$.next(this._runtimeService.getAllRuntimeData());
  }
}

/** How many cells get their results in one task. */
const mostAtOnce = 8000;

/** The formulas of a pass, and their order. Univer takes its last steps in one task; here each has its own. */
class SlicedDependencies extends FormulaDependencyGenerator {
  private slices = pageSlices();
  private inOrder: ReturnType<FormulaDependencyGenerator["_calculateRunList"]> = [];

  override generate(...how: Parameters<FormulaDependencyGenerator["generate"]>) {
    this.slices = pageSlices();
    return super.generate(...how);
  }

  protected override async _generateTreeList(...of: Parameters<FormulaDependencyGenerator["_generateTreeList"]>) {
    const formulas = await super._generateTreeList(...of);
    await nextTask();
    rangeIndex.open.call(this._dependencyManagerService);
    await nextTask();
    const changed = super._getUpdateTreeListAndMakeDependency();
    await nextTask();
    this.inOrder = super._calculateRunList(changed);
    await nextTask();
    return formulas;
  }

  protected override _getUpdateTreeListAndMakeDependency() {
    return [];
  }

  protected override _calculateRunList() {
    return this.inOrder;
  }

  protected override async _calculateListByFunctionRefNode(
    ...of: Parameters<FormulaDependencyGenerator["_calculateListByFunctionRefNode"]>
  ) {
    for (const formula of of[0]) {
      await this.slices.pause();
      if (!formula.isCache) rangeIndex.add.call(this._dependencyManagerService, formula);
    }
    await nextTask();
    return super._calculateListByFunctionRefNode(...of);
  }

  /** Called for each formula. */
  protected override async _getRangeListByNode(...of: Parameters<FormulaDependencyGenerator["_getRangeListByNode"]>) {
    await this.slices.pause();
    return super._getRangeListByNode(...of);
  }

  /** Called for each formula that computes a reference, such as INDEX. */
  protected override async _getRangeListByFunctionRefNode(
    ...of: Parameters<FormulaDependencyGenerator["_getRangeListByFunctionRefNode"]>
  ) {
    await this.slices.pause();
    return super._getRangeListByFunctionRefNode(...of);
  }
}

/** This has to be called before Univer calculates for the first time. */
export function calculateInSlices(injector: Injector, exclusive: Exclusive): void {
  injector.replace([IFormulaDependencyGenerator, { useClass: SlicedDependencies }]);
  injector.replace([
    ICalculateFormulaService,
    {
      useFactory: (
        model: FormulaDataModel,
        commands: ICommandService,
        config: IConfigService,
        lexer: Lexer,
        current: IFormulaCurrentConfigService,
        runtime: IFormulaRuntimeService,
        dependencies: IFormulaDependencyGenerator,
        parser: AstTreeBuilder,
      ) =>
        new SlicedCalculation(
          exclusive,
          model,
          commands,
          config,
          lexer,
          current,
          runtime,
          dependencies,
          slicedInterpreter(runtime),
          parser,
        ),
      deps: [
        FormulaDataModel,
        ICommandService,
        IConfigService,
        Lexer,
        IFormulaCurrentConfigService,
        IFormulaRuntimeService,
        IFormulaDependencyGenerator,
        AstTreeBuilder,
      ],
    },
  ]);
  patchUniver();
}

/**
 * Pauses within a formula too: one over thousands of lines takes a second. Only for whole formulas, because a LAMBDA
 * whose body is evaluated like this is a promise to the function that calls it.
 */
function slicedInterpreter(runtime: IFormulaRuntimeService): Interpreter {
  const interpreter = new Interpreter(runtime);
  const slices = pageSlices();
  pauseInFormulas(interpreter, () => slices.pause());
  return interpreter;
}
