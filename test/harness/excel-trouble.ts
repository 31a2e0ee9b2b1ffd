import type { AddinWindow } from "./bridge/host";

/** What Excel does if it can't do what the add-in requests. */
export interface ExcelTrouble {
  /** Excel rejects everything with this message and code, until the returned function is called. */
  excelRefuses(reason: string, code?: string): () => void;
  /** Excel responds to nothing until the returned function is called. */
  excelWaits(): () => void;
}

export function excelTrouble(window: AddinWindow): ExcelTrouble {
  return {
    excelRefuses: (reason, code) => {
      // the code inside checks `instanceof Error` against the inner realm's class
      const { Error: InnerError } = window;
      return replaceRun(window, () => () => Promise.reject(Object.assign(new InnerError(reason), { code })));
    },
    excelWaits: () => {
      let release = (): void => undefined;
      const released = new Promise<void>((resolve) => (release = resolve));
      const restore = replaceRun(
        window,
        (run) =>
          (...args) =>
            released.then(() => run(...args)),
      );
      return () => {
        restore();
        release();
      };
    },
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
