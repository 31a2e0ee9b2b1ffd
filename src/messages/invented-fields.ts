/**
 * The fields whose values the demonstration's service invents, because part numbers don't contain them. Empty with any
 * other service.
 */
export const inventedFields = (): readonly string[] => fields();

/** Only the add-in's start sets them. */
export function setInventedFields(current: () => readonly string[]): void {
  fields = current;
}

let fields: () => readonly string[] = () => [];
