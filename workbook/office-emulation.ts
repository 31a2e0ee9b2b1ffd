import { installExcel, type ExcelWindow } from "./excel/excel";
import { installOffice, type OfficeWindow } from "./office/office";
import type { CustomFunctionsWindow } from "./value-preview";

/** The second half of what stands in for office.js: Office and Excel, once the custom-functions runtime is there. */
const host = window.parent.workbookHost!;
const office = installOffice(window as OfficeWindow, host.office);
installExcel(window as ExcelWindow, host.document);
host.officeInstalled(window as unknown as CustomFunctionsWindow, office);
