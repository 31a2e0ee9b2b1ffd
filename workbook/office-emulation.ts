import { installExcel } from "./excel/excel";
import { installOffice } from "./office/office";
import type { CustomFunctionsWindow } from "./value-preview";

/** The second half of what stands in for office.js: Office and Excel, once the custom-functions runtime is there. */
const host = window.parent.workbookHost;
if (!host) throw new Error("The workbook page has gone.");
const office = installOffice(window, host.office);
installExcel(window, host.document);
host.officeInstalled(window as unknown as CustomFunctionsWindow, office);
