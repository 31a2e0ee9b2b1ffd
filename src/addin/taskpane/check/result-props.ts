import type { BomSession } from "../../check-bom/bom-session";
import type { BomCheck } from "../../check-bom/sheet/bom-check";

/** What the views of a check in view get. */
export interface CheckResultProps {
  readonly session: BomSession;
  readonly result: BomCheck;
}
