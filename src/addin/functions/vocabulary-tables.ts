import { andThen } from "../../product-data/base/and-then";
import { Lazy } from "../../product-data/base/lazy";
import type { Call } from "./answer";
import type { Block } from "./cells/cell";
import type { ValuesArguments } from "./values";

// FIELDS and VALUES are looked up while a workbook is made. The first call waits for the code.

export const fieldsTable = (category: string | null, call: Call): Block | Promise<Block> =>
  andThen(fields.get(), (table) => table(category, call));

export const valuesTable = (args: ValuesArguments, call: Call): Block | Promise<Block> =>
  andThen(values.get(), (table) => table(args, call));

const fields = new Lazy(() => import("./fields").then((code) => code.tableOfFields));
const values = new Lazy(() => import("./values").then((code) => code.tableOfValues));
