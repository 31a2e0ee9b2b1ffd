import type { Sheet, WorkbookDocument } from "../document";
import { ClientObject, ExcelError, namesOf, type PropertyNames, type PropertyTable } from "./client-object";
import { selectionEvent, type SelectionEvent } from "./events";
import { ClientResult } from "./request-context";
import { SHEET_PROPERTIES } from "./sheet-properties";
import { Worksheet } from "./worksheet";

export class WorksheetCollection extends ClientObject<WorkbookDocument> {
  readonly onSelectionChanged: SelectionEvent = selectionEvent(this.context, () => true);
  #items: readonly Worksheet[] | undefined;

  protected override get properties(): PropertyTable<WorkbookDocument> {
    return {};
  }

  get items(): readonly Worksheet[] {
    return this.#items ?? (this.read("items") as never);
  }

  /** "items", "items/name" and "name" all mean properties of the sheets. */
  override load(names?: PropertyNames): this {
    const ofItems = namesOf(names)?.flatMap((name) => (name === "items" ? [] : [name.replace(/^items\//, "")]));
    const wanted = ofItems?.length ? ofItems : Object.keys(SHEET_PROPERTIES);
    this.enqueue((document) => {
      this.#items = document.sheets().map(({ id }) => {
        const sheet = new Worksheet(this.context, () => ({ document, id }));
        return sheet.load(wanted);
      });
    });
    return this;
  }

  getActiveWorksheet(): Worksheet {
    return this.#sheet((document) => document.activeSheet());
  }

  getFirst(): Worksheet {
    return this.#sheet((document) => document.sheets()[0] ?? null);
  }

  getItem(nameOrId: string): Worksheet {
    return this.#sheet((document) => {
      const sheet = named(document, nameOrId);
      if (!sheet) throw new ExcelError("ItemNotFound", `There is no sheet "${nameOrId}".`);
      return sheet;
    });
  }

  getItemOrNullObject(nameOrId: string): Worksheet {
    return this.#sheet((document) => named(document, nameOrId));
  }

  add(name?: string): Worksheet {
    return this.#sheet((document) => {
      if (name !== undefined && named(document, name)) {
        throw new ExcelError("ItemAlreadyExists", `A sheet "${name}" already exists.`);
      }
      return document.addSheet(name);
    });
  }

  getCount(): ClientResult<number> {
    return new ClientResult(this.context, () => this.target.sheets().length);
  }

  #sheet(find: (document: WorkbookDocument) => Sheet | null): Worksheet {
    return new Worksheet(
      this.context,
      this.from((document) => {
        const sheet = find(document);
        return sheet && { document, id: sheet.id };
      }),
    );
  }
}

/** Names of sheets have no case in Excel. */
const named = (document: WorkbookDocument, nameOrId: string): Sheet | null =>
  document.sheets().find(({ id, name }) => id === nameOrId || name.toLowerCase() === nameOrId.toLowerCase()) ?? null;
