import { IConfigService, type Injector } from "@univerjs/core";
import {
  AstTreeBuilder,
  CalculateFormulaService,
  IActiveDirtyManagerService,
  ICalculateFormulaService,
  IFormulaCurrentConfigService,
  IFormulaDependencyGenerator,
  IFormulaRuntimeService,
  Interpreter,
  Lexer,
} from "@univerjs/preset-sheets-core";
import { Changes } from "./changes";
import { patchUniver } from "./univer-patches";

/** Drops the results of a pass if the workbook was changed since the pass read it: the cells may have other contents. */
class KeptResults extends CalculateFormulaService {
  constructor(
    private readonly changes: Changes,
    ...engine: ConstructorParameters<typeof CalculateFormulaService>
  ) {
    super(...engine);
  }

  /** Univer applies the results in the task in which this ends. */
  protected override async _executeStep() {
    // A pass that failed ends too: batches and other passes wait for its end.
    const result = await super._executeStep().catch((reason: unknown) => {
      reportError(reason);
      this._runtimeService.markedAsNoFunctionsExecuted();
      return undefined;
    });
    if (this.changes.isOutdated) this._runtimeService.markedAsStopFunctionsExecuted();
    return result;
  }
}

/** This has to be called before Univer calculates for the first time. */
export function keepResultsThatHold(injector: Injector): void {
  injector.replace([IActiveDirtyManagerService, { useClass: Changes }]);
  injector.replace([
    ICalculateFormulaService,
    {
      useFactory: (...of: ConstructorParameters<typeof KeptResults>) => new KeptResults(...of),
      deps: [
        IActiveDirtyManagerService,
        IConfigService,
        Lexer,
        IFormulaCurrentConfigService,
        IFormulaRuntimeService,
        IFormulaDependencyGenerator,
        Interpreter,
        AstTreeBuilder,
      ],
    },
  ]);
  patchUniver();
}
