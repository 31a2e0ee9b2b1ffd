import * as v from "valibot";

/*
 * What commands print as JSON is described by schemas. The types come from them, and so does what the tools of
 * `bom mcp` promise.
 */

/** Schemas of texts and of numbers that may be null, if they aren't known. */
export const orNull = { text: v.nullable(v.string()), number: v.nullable(v.number()) };

export const listOf = <S extends v.GenericSchema>(item: S) => v.pipe(v.array(item), v.readonly());
