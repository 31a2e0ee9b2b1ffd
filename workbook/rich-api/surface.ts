import type { HostObject } from "./host-object";

/** What there is to answer for. */
export interface Surface {
  readonly root: HostObject;
  /** By the names the client asks for. */
  readonly services: Readonly<Record<string, HostObject>>;
  isSetSupported(set: string, version: string): boolean;
  /** The client used a member that no table has. */
  onUnanswered(member: string): void;
}
