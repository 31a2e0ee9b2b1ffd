import { andThen } from "../../product-data/base/and-then";
import { Lazy } from "../../product-data/base/lazy";
import type { Block } from "./cells/cell";
import type { Runtime } from "./runtime";
import type { ValuesArguments } from "./values";

// FIELDS and VALUES are looked up while a workbook is made. The first call waits for the code.

export const fieldsTable = (category: string | null, runtime: Runtime): Block | Promise<Block> =>
  andThen(fields.get(), (table) => table(category, runtime));

export const valuesTable = (args: ValuesArguments, runtime: Runtime): Block | Promise<Block> =>
  andThen(values.get(), (table) => table(args, runtime));

const fields = new Lazy(() => import("./fields").then((code) => code.tableOfFields));
const values = new Lazy(() => import("./values").then((code) => code.tableOfValues));
