import { HostError } from "../rich-api/host-error";
import { isSheetName } from "../sheet-name";

export function checkedSheetName(name: string): string {
  if (!isSheetName(name)) throw new HostError("InvalidArgument", "The name of the sheet isn't valid.");
  return name;
}
