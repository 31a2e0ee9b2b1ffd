export const viewNames = ["settings", "find", "check", "activity"] as const;

/** The views of the pane, in the order of their tabs. */
export type ViewName = (typeof viewNames)[number];
