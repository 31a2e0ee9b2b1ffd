import { realNumbers } from "../../service/catalog/real-products";

/** The part numbers of the service's catalog with this number of products. */
export const realPartnos = (count?: number): readonly string[] =>
  Array.from(realNumbers(count), ({ partno }) => partno);
