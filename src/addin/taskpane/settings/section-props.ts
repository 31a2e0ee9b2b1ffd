/** What each section of the settings gets. */
export interface SettingsSectionProps {
  /** Follows a change that is in effect, and saved when `saving` settles, with the cells that it may change or repair. */
  readonly change: (saving: Promise<void>, cells: "all" | "failed" | "none") => void;
}
