import type { SizeClaim } from "./size";
import type { Tolerance } from "./tolerance";

/** What a BOM text says about a part. `written` is the place in the text, in NFKC. */
export type Claim =
  | {
      readonly aspect: Amount;
      /** In the base unit. */
      readonly value: number;
      /** Of a voltage, where the text says it. */
      readonly voltageClass: "AC" | "DC" | null;
      readonly written: string;
    }
  | { readonly aspect: "tolerance"; readonly tolerance: Tolerance; readonly written: string }
  | { readonly aspect: "characteristic"; readonly name: string; readonly written: string }
  | SizeClaim;

export type Amount = "capacitance" | "inductance" | "voltage" | "current" | "resistance";
