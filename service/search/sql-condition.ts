import type { SQLiteValue } from "node-sqlite3-wasm";

/** A condition in SQL with a `?` for each of its values. The text holds nothing that a request wrote. */
export interface SqlCondition {
  readonly sql: string;
  readonly values: readonly SQLiteValue[];
}
