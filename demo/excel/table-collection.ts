import { intersection, type Area, unquotedSheet } from "../a1";
import { basicValueOf } from "../cell-value";
import type { WorkbookDocument } from "../document";
import type { Table } from "../workbook-state";
import { HostError, itemNotFound, UnansweredError } from "../rich-api/host-error";
import { method, type HostObject, type HostType } from "../rich-api/host-object";
import { areaOf, requireUnprotected } from "./areas";
import { objectOf, type RangeArgument, type TablesTarget } from "./targets";

export const tableCollectionType: HostType<TablesTarget> = {
  items: (target) => tablesOf(target).map((table) => objectOf("Table", { document: target.document, table })),
  members: {
    add: method("1.1", (target, range: RangeArgument, hasHeaders: boolean) => {
      if (!hasHeaders) throw new UnansweredError("tables without titles");
      const { document } = target;
      const sheetId = sheetOfRange(target, range);
      requireUnprotected({ document, sheetId });
      const area = areaOf({ document, sheetId }, range);
      if (document.state.tables.some((other) => other.sheetId === sheetId && intersection(other.area, area)))
        throw new HostError("InvalidArgument", "A table can't overlap another table.");
      return addTable(document, sheetId, area);
    }),
    getItem: method("1.1", (target, key: string) => {
      const table = tablesOf(target).find(({ id, name }) => id === key || name.toLowerCase() === key.toLowerCase());
      if (!table) throw itemNotFound();
      return objectOf("Table", { document: target.document, table });
    }),
  },
};

const tablesOf = ({ document, sheetId }: TablesTarget): readonly Table[] =>
  document.state.tables.filter((table) => sheetId === undefined || table.sheetId === sheetId);

function addTable(document: WorkbookDocument, sheetId: string, area: Area): HostObject {
  uniqueHeaders(document, sheetId, area);
  const id = document.state.newId();
  const table = { id, name: `Table${id}`, sheetId, area, style: "TableStyleMedium2" };
  document.state.tables.push(table);
  return objectOf("Table", { document, table });
}

/** A column without a name gets one, and so does one whose name is taken; names are texts. */
function uniqueHeaders(document: WorkbookDocument, sheetId: string, area: Area): void {
  const header = { ...area, rowCount: 1 };
  const names = new Set<string>();
  const row = document.cellValues(sheetId, header)[0]?.map((value, index) => {
    const wanted = String(basicValueOf(value)) || `Column${String(index + 1)}`;
    let name = wanted;
    for (let count = 2; names.has(name.toLowerCase()); count += 1) name = `${wanted}${String(count)}`;
    names.add(name.toLowerCase());
    return name;
  });
  document.write(sheetId, header, "values", [row ?? []]);
}

/** An address may contain its sheet. Otherwise it refers to the collection's sheet, or to the active one. */
function sheetOfRange({ document, sheetId }: TablesTarget, range: RangeArgument): string {
  if (typeof range !== "string") return range.target.sheetId;
  const [, quoted = ""] = /^(.*)!/.exec(range) ?? [];
  const name = unquotedSheet(quoted);
  const named = document.sheets().find((sheet) => sheet.name.toLowerCase() === name.toLowerCase());
  return named?.id ?? sheetId ?? document.activeSheet().id;
}
