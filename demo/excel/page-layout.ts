import type { PageLayout } from "../workbook-state";
import { HostError } from "../rich-api/host-error";
import { method, navigation, property, type HostType, type Member } from "../rich-api/host-object";
import { areaOf } from "./areas";
import { objectOf, type RangeArgument, type OnSheet } from "./targets";

/** How a sheet is printed: stored, for tests. */
export const pageLayoutType: HostType<OnSheet> = {
  members: {
    orientation: field("orientation"),
    zoom: field("zoom"),
    setPrintArea: setAreaMember("printArea"),
    setPrintTitleRows: setAreaMember("printTitleRows"),
    headersFooters: navigation("1.9", (sheet) => objectOf("HeaderFooterGroup", sheet)),
  },
};
export const headerFooterGroupType: HostType<OnSheet> = {
  members: { defaultForAllPages: navigation("1.9", (sheet) => objectOf("HeaderFooter", sheet)) },
};
export const headerFooterType: HostType<OnSheet> = { members: { centerFooter: field("centerFooter") } };

const layoutOf = ({ document, sheetId }: OnSheet): PageLayout => document.state.pageLayout(sheetId);

/** Excel's own macros fail without a printer; Office.js documents no error of its own for it. */
function requirePrinter({ document }: OnSheet): void {
  if (!document.state.hasPrinter) throw new HostError("GeneralException", "There is no printer.");
}

function field(name: keyof PageLayout): Member<OnSheet> {
  return property(
    "1.9",
    (sheet) => layoutOf(sheet)[name],
    (sheet, value: unknown) => {
      requirePrinter(sheet);
      if (name === "zoom" && Object.values(value as object).some((pages) => pages === 0))
        throw new HostError("InvalidArgument", "The argument is invalid or missing or has an incorrect format.");
      Object.assign(layoutOf(sheet), { [name]: value });
    },
  );
}

function setAreaMember(name: "printArea" | "printTitleRows"): Member<OnSheet> {
  return method("1.9", (sheet, range: RangeArgument) => {
    requirePrinter(sheet);
    layoutOf(sheet)[name] = areaOf(sheet, range);
  });
}
