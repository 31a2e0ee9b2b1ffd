import type { HostObject } from "./host-object";

/** The objects that the host supports. */
export interface Surface {
  readonly root: HostObject;
  /** By the names that the client uses. */
  readonly services: Readonly<Record<string, HostObject>>;
  isSetSupported(set: string, version: string): boolean;
  /** The client used a member that isn't in a table. */
  onUnanswered(member: string): void;
}
