import add from "@fluentui/svg-icons/icons/add_20_regular.svg";
import arrowUp from "@fluentui/svg-icons/icons/arrow_up_20_regular.svg";
import checkmarkCircle from "@fluentui/svg-icons/icons/checkmark_circle_20_regular.svg";
import clipboardCheckmark from "@fluentui/svg-icons/icons/clipboard_checkmark_20_regular.svg";
import copy from "@fluentui/svg-icons/icons/copy_20_regular.svg";
import del from "@fluentui/svg-icons/icons/delete_20_regular.svg";
import dismiss from "@fluentui/svg-icons/icons/dismiss_20_regular.svg";
import errorCircle from "@fluentui/svg-icons/icons/error_circle_20_regular.svg";
import info from "@fluentui/svg-icons/icons/info_20_regular.svg";
import pulse from "@fluentui/svg-icons/icons/pulse_20_regular.svg";
import search from "@fluentui/svg-icons/icons/search_20_regular.svg";
import settings from "@fluentui/svg-icons/icons/settings_20_regular.svg";
import warning from "@fluentui/svg-icons/icons/warning_20_regular.svg";

/** Fluent's icons, in the color of the text around them. A new icon needs one import and one line. */
const icons = {
  add,
  arrowUp,
  checkmarkCircle,
  clipboardCheckmark,
  copy,
  delete: del,
  dismiss,
  errorCircle,
  info,
  pulse,
  search,
  settings,
  warning,
} as const;

export type IconName = keyof typeof icons;

/** Decorative: the text next to it, or the name of the button around it, says the same. */
export function Icon({ name }: { readonly name: IconName }) {
  return <span class="icon" aria-hidden="true" dangerouslySetInnerHTML={{ __html: icons[name] }} />;
}
