import type { RunningService } from "../../service/server";

export const fields = [
  "Partno",
  "Status",
  "Capacitance",
  "RatedVoltage",
  "Length",
  "Width",
  "SizecodeInch",
  "PackageType",
  "MinOrderQuantity",
  "ToleranceCapacitance",
] as const;

export interface CatalogPart {
  readonly partno: string;
  /** A cell for each of `fields`, as SPEC should return it. */
  readonly cells: readonly (string | number)[];
}

/** The first capacitors of the service's catalog, read without the add-in. */
export async function partsOf(service: RunningService, count: number): Promise<readonly CatalogPart[]> {
  const parts = await partsAt(service.url, count);
  service.resetCounts();
  return parts;
}

/** The first capacitors of a service at any address. */
export async function partsAt(serviceUrl: string, count: number): Promise<readonly CatalogPart[]> {
  const filter = encodeURIComponent("Category eq 'ceramicCapacitorsSMD'");
  const response = await fetch(`${serviceUrl}/v2/products?$filter=${filter}`, { headers: { "x-api-key": "demo-key" } });
  const answer = (await response.json()) as Answer;
  return answer.Data.CeramicCapacitorsSMD.Products.slice(0, count).map((product) => {
    const value = (field: string): string | number => product[field] ?? product.Specs[field] ?? "";
    return { partno: value("Partno") as string, cells: fields.map(value) };
  });
}

type Values = Record<string, string | number | null>;
interface Answer {
  readonly Data: {
    readonly CeramicCapacitorsSMD: { readonly Products: readonly (Values & { readonly Specs: Values })[] };
  };
}
