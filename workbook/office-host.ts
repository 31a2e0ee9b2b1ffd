import type { BridgeWindow } from "./bridge";

/**
 * What the add-in's page gets where it asks for office.js. The runtime takes the bridge as it finds it while its script is
 * evaluated, and the emulation replaces part of what the runtime brings: hence this order of tags.
 */
if (!window.parent.workbookHost) throw new Error("The add-in's page belongs in the frame of the workbook page.");
window.parent.workbookHost.openBridge(window as BridgeWindow);
// The runtime waits 25 s for a library that Excel brings and nothing here needs, and then throws this text.
window.addEventListener("error", (event) => {
  if (event.error === "MicrosoftAjax.js is not loaded successfully.") event.preventDefault();
});
// eslint-disable-next-line @typescript-eslint/no-deprecated -- nothing else runs scripts before those that follow in the page
document.write(
  '<script src="/microsoft/custom-functions-runtime.js"></script><script src="/workbook/office-emulation.js"></script>',
);
