/** A step of docs/first-test-in-excel.md and of the workbook that comes with it. */
export interface Step {
  readonly title: string;
  readonly do: string;
  readonly see: string;
  /** What another observation means, or what to note beyond what was seen. */
  readonly ifNot?: string;
  /** Formulas by cell. In the workbook they are texts, which F2 and Enter turn into formulas. */
  readonly formulas?: Readonly<Record<string, string>>;
  /** What is typed, by cell. It isn't in the workbook. */
  readonly typed?: Readonly<Record<string, string>>;
  /** The cell with a formula that is deleted while it shows #BUSY!. */
  readonly deleted?: string;
  /** What cells show, by cell. A test enters the formulas in the workbook page and compares. */
  readonly shows?: Readonly<Record<string, string>>;
  /** What those cells show after Undo. */
  readonly afterUndo?: Readonly<Record<string, string>>;
  /** Parts of the texts of errors, by cell, for the same test. */
  readonly says?: Readonly<Record<string, string>>;
  /** The tests that do the step without Excel, if it isn't the one of `shows`. */
  readonly rehearsedBy?: string | readonly string[];
  /** What no test can show without Excel, and why. */
  readonly onlyInExcel?: string;
}

/** Its tests have the titles of their steps. */
export const rehearsal = "test/long/first-test.test.ts";

/** Whether a test does the step without Excel, or as much of it as can be done. */
export const isRehearsed = ({ shows, rehearsedBy }: Step): boolean => shows !== undefined || rehearsedBy !== undefined;

export interface Part {
  readonly title: string;
  readonly minutes: string;
  readonly steps: readonly Step[];
}
