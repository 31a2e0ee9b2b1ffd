import type { SQLiteValue } from "node-sqlite3-wasm";

/** A condition in SQL with a `?` for each of its values. The text contains nothing from the request. */
export interface SqlCondition {
  readonly sql: string;
  readonly values: readonly SQLiteValue[];
}
