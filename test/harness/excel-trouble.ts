import type { AddinWindow } from "./bridge/addin-window";

/** What Excel does if it can't do what the add-in requests. */
export interface ExcelTrouble {
  /** Excel rejects everything with this message and code, until the returned function is called. */
  excelRefuses(reason: string, code?: string): () => void;
  /** Excel responds to nothing until the returned function is called. */
  excelWaits(): () => void;
  /** A cell is being edited: Excel refuses what can't wait, and the rest waits, until the returned function is called. */
  excelEdits(): () => void;
}

export function excelTrouble(window: AddinWindow): ExcelTrouble {
  return {
    excelRefuses: (reason, code) => {
      // the code inside checks `instanceof Error` against the inner realm's class
      const { Error: InnerError } = window;
      return replaceRun(window, () => () => Promise.reject(Object.assign(new InnerError(reason), { code })));
    },
    excelWaits: () => waiting(window, () => true),
    excelEdits: () => waiting(window, ([options]) => (options as Excel.RunOptions).delayForCellEdit === true),
  };
}

function waiting(window: AddinWindow, mayWait: (args: readonly unknown[]) => boolean): () => void {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  const { Error: InnerError } = window;
  const edited = { code: "InvalidOperationInCellEditMode" };
  const restore = replaceRun(
    window,
    (run) =>
      (...args) =>
        mayWait(args)
          ? released.then(() => run(...args))
          : Promise.reject(Object.assign(new InnerError("A cell is being edited."), edited)),
  );
  return () => {
    restore();
    release();
  };
}

type Run = (...args: readonly unknown[]) => Promise<unknown>;

/** Replaces Excel.run; the returned function restores it. */
function replaceRun(window: AddinWindow, replacement: (run: Run) => Run): () => void {
  const excel = window["Excel"] as { run: Run };
  const { run } = excel;
  excel.run = replacement(run);
  return () => {
    excel.run = run;
  };
}
