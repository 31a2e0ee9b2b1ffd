/** Runs in the add-in's page before Office.js and provides what Excel provides to the web view of an add-in. */
if (!window.parent.workbookHost) throw new Error("The add-in's page belongs in the frame of the workbook page.");
window.parent.workbookHost.openAddin(window);
