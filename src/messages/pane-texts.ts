/** The texts of the task pane. */
export interface PaneTexts {
  readonly title: string;
  readonly key: string;
  readonly keyHint: string;
  readonly keyStored: string;
  readonly keyMissing: string;
  readonly save: string;
  readonly saved: string;
  readonly forget: string;
  readonly sessionOnly: string;
  readonly language: string;
  readonly languageOfExcel: string;
  readonly serviceUrl: string;
  readonly reset: string;
  readonly test: string;
  readonly testing: string;
  readonly testPassed: string;
  readonly refresh: string;
  readonly refreshHint: string;
  readonly outsideExcel: string;
}
