import { andThen } from "../../product-data/base/value-or-promise";
import { Lazy } from "../../product-data/base/lazy";
import type { Call } from "./answer";
import type { Block } from "./cells/cell";
import type { ValuesArguments } from "./vocabulary-rows";

// FIELDS and VALUES are looked up while a workbook is made. The first call waits for the code.

export const fieldsTable = (category: string | null, call: Call): Block | Promise<Block> =>
  andThen(code.get(), ({ tableOfFields }) => tableOfFields(category, call));

export const valuesTable = (args: ValuesArguments, call: Call): Block | Promise<Block> =>
  andThen(code.get(), ({ tableOfValues }) => tableOfValues(args, call));

const code = new Lazy(() => import("./vocabulary-rows"));
