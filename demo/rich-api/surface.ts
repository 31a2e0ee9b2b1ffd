import type { HostObject, HostType } from "./host-object";

/** The objects that the host supports. */
export interface Surface {
  readonly root: HostObject;
  /** Every class by its name. */
  readonly types: Readonly<Record<string, HostType<never>>>;
  /** Services by the names that the client uses. */
  readonly services: Readonly<Record<string, HostObject>>;
  /** Whether this Excel has a version of ExcelApi. */
  isSupported(version: string): boolean;
  readonly hasDataTypes: boolean;
  /** The client used a member that isn't in a table. */
  onUnanswered(member: string): void;
}
