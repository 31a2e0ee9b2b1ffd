import type { WorkbookDocument } from "../document";
import { separatorOf, shownSeparator } from "../grid/number-in-region";
import { HostError } from "../rich-api/host-error";
import { method, navigation, property, type HostType } from "../rich-api/host-object";
import { type CreatedWorkbook, objectOf } from "./targets";

export const applicationType: HostType<WorkbookDocument> = {
  members: {
    decimalSeparator: property("1.11", ({ region }) => shownSeparator(region)),
    cultureInfo: navigation("1.11", (document) => objectOf("CultureInfo", document)),
    /** Excel.createWorkbook uses this, which has no documentation of its own. */
    createWorkbook: method(undefined, (document, base64: string) => {
      // Every XLSX file begins like this.
      if (!/^UEsDB[A-Za-z\d+/]+=*$/.test(base64))
        throw new HostError("InvalidArgument", "The argument is invalid or missing or has an incorrect format.");
      return objectOf("WorkbookCreated", { document, base64 });
    }),
  },
};

export const workbookCreatedType: HostType<CreatedWorkbook> = {
  members: { open: method(undefined, ({ document, base64 }) => document.openWorkbook(base64)) },
};

export const cultureInfoType: HostType<WorkbookDocument> = {
  members: {
    name: property("1.11", ({ region }) => region.locale),
    numberFormat: navigation("1.11", (document) => objectOf("NumberFormatInfo", document)),
  },
};

export const numberFormatInfoType: HostType<WorkbookDocument> = {
  members: { numberDecimalSeparator: property("1.11", ({ region }) => separatorOf(region)) },
};
