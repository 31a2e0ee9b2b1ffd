import {
  ICommandService,
  IContextService,
  type Injector,
  IUndoRedoService,
  IUniverInstanceService,
  type IWorkbookData,
  LocaleType,
  LogLevel,
  mergeLocales,
  Univer,
} from "@univerjs/core";
import { FUniver } from "@univerjs/core/lib/facade";
import { ERROR_TYPE_SET, UniverSheetsCorePreset } from "@univerjs/preset-sheets-core";
import enUS from "@univerjs/preset-sheets-core/locales/en-US";
import jaJP from "@univerjs/preset-sheets-core/locales/ja-JP";
import zhCN from "@univerjs/preset-sheets-core/locales/zh-CN";
import "@univerjs/preset-sheets-core/lib/index.css";
import { UniverSheetsSortPlugin } from "@univerjs/sheets-sort";
import { UniverSheetsTablePlugin } from "@univerjs/sheets-table";
import { UniverSheetsTableUIPlugin } from "@univerjs/sheets-table-ui";
import "@univerjs/sheets-table-ui/lib/index.css";
import tableEnUS from "@univerjs/sheets-table-ui/locale/en-US";
import tableJaJP from "@univerjs/sheets-table-ui/locale/ja-JP";
import tableZhCN from "@univerjs/sheets-table-ui/locale/zh-CN";
import { Exclusive } from "../exclusive";
import { readEscapedTitles } from "./escaped-titles";
import { keepResultsThatHold } from "./kept-results";
import { tableStyles } from "./tables";
import { UndoSteps } from "./undo-steps";

/** Sets up Univer: its facade and its injector. Workbooks are added later, when the add-in's functions are known. */
export interface Spreadsheet {
  readonly api: FUniver;
  readonly injector: Injector;
  /** See WorkbookDocument. */
  readonly exclusive: Exclusive;
}

export function createSpreadsheet(container: HTMLElement, displayLanguage: string, dark: boolean): Spreadsheet {
  for (const error of ["#BUSY!", "#FIELD!"]) (ERROR_TYPE_SET as Set<string>).add(error);
  const univer = new Univer({
    logLevel: LogLevel.WARN,
    locale: locales[displayLanguage.slice(0, 2)] ?? LocaleType.EN_US,
    locales: {
      [LocaleType.EN_US]: mergeLocales(enUS, tableEnUS),
      [LocaleType.JA_JP]: mergeLocales(jaJP, tableJaJP),
      [LocaleType.ZH_CN]: mergeLocales(zhCN, tableZhCN),
    },
    darkMode: dark,
    override: [
      [IUndoRedoService, { useClass: UndoSteps, deps: [IUniverInstanceService, ICommandService, IContextService] }],
    ],
  });
  const preset = UniverSheetsCorePreset({
    container,
    header: true,
    toolbar: false,
    disableAutoFocus: true,
    disableTextFormatMark: true,
  });
  for (const plugin of preset.plugins) {
    if (Array.isArray(plugin)) univer.registerPlugin(...plugin);
    else univer.registerPlugin(plugin);
  }
  univer.registerPlugin(UniverSheetsSortPlugin);
  univer.registerPlugin(UniverSheetsTablePlugin, { userThemes: tableStyles(dark) });
  univer.registerPlugin(UniverSheetsTableUIPlugin, { hideAnchor: true });
  const [injector, exclusive] = [univer.__getInjector(), new Exclusive()];
  keepResultsThatHold(injector);
  readEscapedTitles(injector);
  return { api: FUniver.newAPI(univer), injector, exclusive };
}

const locales: Readonly<Record<string, LocaleType>> = {
  en: LocaleType.EN_US,
  ja: LocaleType.JA_JP,
  zh: LocaleType.ZH_CN,
};

export type { IWorkbookData };
