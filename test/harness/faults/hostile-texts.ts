import { addSheet } from "../../../src/addin/excel/writing/sheet";
import { writeValues } from "../../../src/addin/excel/writing/values";
import type { MemoryDocument } from "../memory-document";
import type { HostileInput } from "./hostile-input";

const long = "x".repeat(300);

/** Texts that a file or a service may contain. Each would be a formula if it were written as it is. */
export const hostileTexts: readonly string[] = [
  "=1+1",
  "=cmd|'/c calc'!A1",
  '=HYPERLINK("https://example.com")',
  "+cmd|'/c calc'!A1",
  "-2+3+cmd|'/c calc'!A1",
  "@SUM(1+1)",
  `=${long}`,
  `+${long}`,
  `-${long}`,
  `@${long}`,
];

/** What a sheet shows of a text. @param workbook the one of the global Excel */
export function textsForSheets(workbook: () => MemoryDocument): readonly HostileInput[] {
  return [
    ...hostileTexts.map((text): HostileInput => ({
      name: shortened(text),
      promised: "the same text",
      outcome: async () => {
        const { id } = await addSheet("Report", [(sheet) => writeValues(sheet.getRange("A1:A2"), [["Part"], [text]])]);
        const area = { row: 1, column: 0, rowCount: 1, columnCount: 1 };
        if (workbook().formulaCells(id, area).length > 0) return "a formula";
        const shown = String(workbook().read(id, area, "text")[0]?.[0]);
        return shown === text ? "the same text" : "another text";
      },
    })),
  ];
}

const shortened = (text: string): string =>
  text.length > 50 ? `${text.slice(0, 10)}… (${String(text.length)})` : text;
