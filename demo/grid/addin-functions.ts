import {
  BooleanNumber,
  ICommandService,
  IUniverInstanceService,
  type ICommandInfo,
  type Workbook,
} from "@univerjs/core";
import {
  FunctionType,
  IDescriptionService,
  IFunctionService,
  SetRangeValuesMutation,
  type ISetRangeValuesMutationParams,
} from "@univerjs/preset-sheets-core";
import { Subscribable } from "../../src/product-data/base/subscribable";
import { cellName, quotedSheet } from "../a1";
import { FunctionHost, type Caller } from "../function-host";
import type { FunctionMetadata, FunctionsMetadata } from "../metadata";
import type { InvocationChannel } from "../office/invocation-channel";
import type { InvocationResult } from "../outcome";
import type { Allowances } from "../wire-arguments";
import { Calculation, type CellPosition } from "./calculation";
import { isEdited } from "./cell-data";
import { AddinFunction } from "./custom-function";
import { FieldValue } from "./field-value";
import type { Spreadsheet } from "./spreadsheet";

/**
 * The functions of an add-in in the grid: listed in the formula bar, evaluated by the host, and recalculated on
 * request. Notifies after every change of `busy` or `pending`.
 */
export class AddinFunctions extends Subscribable {
  private readonly host: FunctionHost<GridCaller>;
  private readonly calculation: Calculation;
  private readonly injector: Spreadsheet["injector"];
  private readonly named: readonly NamedFunction[];

  constructor(spreadsheet: Spreadsheet, metadata: FunctionsMetadata, allows: Allowances, namespace: string) {
    super();
    const { injector, exclusive } = spreadsheet;
    this.host = new FunctionHost(exclusive, (callers) => this.calculation.recalculate(callers));
    this.calculation = new Calculation(spreadsheet, this.host);
    this.calculation.subscribe(() => this.notify());
    const instances = injector.get(IUniverInstanceService);
    this.injector = injector;
    this.named = metadata.functions.map((each) => ({
      name: `${namespace}.${each.name}`.toUpperCase(),
      metadata: each,
    }));
    injector
      .get(IFunctionService)
      .registerExecutors(
        new FieldValue("FIELDVALUE"),
        ...this.named.map(
          (each) =>
            new AddinFunction(each.name, each.metadata, allows, (cell, called, args) =>
              this.host.evaluate(callerAt(cell, instances), called, args),
            ),
        ),
      );
    injector.get(ICommandService).onCommandExecuted((command, options) => {
      if (command.id === SetRangeValuesMutation.id && !options?.onlyLocal) this.forgetEdited(command);
    });
  }

  /**
   * The suggestions and explanations of the formula bar. Univer has the service for it only after a workbook is open.
   */
  describe(): void {
    this.injector.get(IDescriptionService).registerDescriptions(this.named.map(helpOf));
  }

  connect(channel: InvocationChannel): void {
    this.host.connect(channel);
    this.notify();
  }

  readonly receive = (results: readonly InvocationResult[]): void => {
    this.host.receive(results);
    this.notify();
  };

  get busy(): boolean {
    return this.calculation.busy || this.host.pending > 0;
  }

  get pending(): number {
    return this.host.pending;
  }

  /** Ctrl+Alt+F9 and the calculate methods of Excel.run: calls again, whatever was returned before. */
  recalculate(isWanted: (cell: CellPosition) => boolean): void {
    this.calculation.recalculate(this.host.forget(isWanted));
  }

  private forgetEdited(command: ICommandInfo): void {
    const { subUnitId, cellValue } = command.params as ISetRangeValuesMutationParams;
    this.host.forget(({ sheetId, row, column }) => sheetId === subUnitId && isEdited(cellValue?.[row]?.[column]));
  }
}

interface GridCaller extends Caller, CellPosition {}

function callerAt(cell: CellPosition, instances: IUniverInstanceService): GridCaller {
  const sheet = instances.getUnit<Workbook>(cell.unitId)?.getSheetBySheetId(cell.sheetId);
  return {
    ...cell,
    key: [cell.sheetId, cell.row, cell.column].join(),
    address: `${quotedSheet(sheet?.getName() ?? "")}!${cellName(cell.row, cell.column)}`,
  };
}

interface NamedFunction {
  /** The name with its namespace, as formulas have it. */
  readonly name: string;
  readonly metadata: FunctionMetadata;
}

const helpOf = ({ name, metadata: { description = "", parameters } }: NamedFunction) => ({
  functionName: name,
  functionType: FunctionType.User,
  description,
  abstract: description,
  functionParameter: parameters.map((parameter) => ({
    name: parameter.name,
    detail: parameter.description ?? "",
    example: "",
    require: parameter.optional ? BooleanNumber.FALSE : BooleanNumber.TRUE,
    repeat: parameter.repeating ? BooleanNumber.TRUE : BooleanNumber.FALSE,
  })),
});
