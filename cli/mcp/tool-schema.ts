import { type JsonSchema, toJsonSchema } from "@valibot/to-json-schema";
import type { StandardSchemaWithJSON } from "@modelcontextprotocol/server";
import type * as v from "valibot";

/**
 * A schema as the protocol's SDK takes it. All of it is checked; of a result, only some levels of objects are described,
 * because the whole would fill an assistant's context.
 */
export function toolSchema<S extends v.GenericSchema>(
  schema: S,
  levels = Infinity,
): StandardSchemaWithJSON<v.InferInput<S>, v.InferOutput<S>> {
  const json = () => ({ type: "object", ...describe(toJsonSchema(schema, { ignoreActions: ["readonly"] }), levels) });
  const { vendor, version, validate } = schema["~standard"];
  return { "~standard": { vendor, version, validate, jsonSchema: { input: json, output: json } } };
}

function describe(schema: JsonSchema, levels: number): Record<string, unknown> {
  if (levels === Infinity) return { ...schema, $schema: undefined };
  const { type, anyOf, properties, items } = schema;
  if (properties !== undefined && levels > 0) {
    const inside = Object.entries(properties).map(([name, each]) => [name, describe(each as JsonSchema, levels - 1)]);
    return { properties: Object.fromEntries(inside) as unknown };
  }
  const isList = typeof items === "object" && "properties" in items && levels > 0;
  return {
    type: anyOf?.map((each) => (each as JsonSchema).type) ?? type,
    ...(isList && { items: describe(items, levels) }),
  };
}
