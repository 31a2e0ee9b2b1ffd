import { realCatalog } from "../../service/catalog/real-catalog";

/** The part numbers of the service's catalog with this number of products. */
export function realPartnos(count?: number): readonly string[] {
  return Array.from(realCatalog(count).products(), ({ partno }) => partno);
}
