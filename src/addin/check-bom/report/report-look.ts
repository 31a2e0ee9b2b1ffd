/**
 * Fill and font colors of Excel's own styles Bad, Neutral, and Good, which are readable in print and for color-blind
 * people.
 */
export const markLooks = {
  bad: { backgroundColor: "#FFC7CE", textColor: "#9C0006" },
  doubtful: { backgroundColor: "#FFEB9C", textColor: "#7F6000" },
  good: { backgroundColor: "#C6EFCE", textColor: "#006100" },
  neutral: null,
} as const;

export const dayFormat = "yyyy-mm-dd";

/** The footer: `2 / 5`. */
export const pageNumbers = "&P / &N";
/** The margins of the page, in inches. */
export const printedMargin = { left: 0.4, right: 0.4, top: 0.5, bottom: 0.5, header: 0.3, footer: 0.3 };

export const barColor = "#4472C4";
