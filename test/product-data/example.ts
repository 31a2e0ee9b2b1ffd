import { createClient, fieldByName, fieldValue, readQuery } from "../../src/product-data/index";

/** Gets two parts, or numbers near theirs, and the ten largest inductors. */
export async function example(url: string, key: string): Promise<readonly unknown[]> {
  const client = createClient({ url, key });
  const capacitance = fieldByName("Capacitance");
  const query = readQuery("Category eq 'inductors' and Inductance ge 1e-6", "Inductance desc", "en");
  if (capacitance === undefined || !query.ok) throw new Error("The field or the filter is wrong");

  const [parts, inductors] = await Promise.all([
    client.parts(["GRM155R61E105KA12D", "GRM155R61E105KA99D"], "en"),
    client.search(query.value, { first: 10 }),
  ]);
  return [
    ...parts.map(({ product, near }) => (product === null ? near : fieldValue(product, capacitance))),
    inductors.map(({ record }) => record.Partno),
  ];
}
