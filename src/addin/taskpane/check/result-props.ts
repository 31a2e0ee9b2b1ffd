import type { BomSession } from "../../upkeep/bom-session";
import type { BomCheck } from "../../upkeep/bom/bom-check";

/** What the views of a check in view get. */
export interface CheckResultProps {
  readonly session: BomSession;
  readonly result: BomCheck;
}
