import { mountPane } from "../../harness/mounted-pane";
import { settingsTexts } from "../../src/messages/settings-texts";
import { shellTexts } from "../../src/messages/shell-texts";
import { parseArea } from "../../workbook/a1";

const text = settingsTexts.en;

test.each([
  ["en-US", "1.00E-6 F", "25 V", text.formattedHint],
  ["ja-JP", "1.00E-6 F", "25 V", text.formattedHint],
  // The host reads formats by the region, as Excel may: `##0.00E+0" F"` would show 100.00E-10 F.
  ["de-DE", "0,000001", "25", text.formattedNotHere],
] as const)("in the region %s no result looks like another number", async (region, farads, volts, hint) => {
  const pane = await mountPane({ region, settings: { formatted: true } });
  pane.set("Sheet1", "A1", [['=VENDOR.SPEC("GRM155R61E105KA12D",{"Capacitance","RatedVoltage"})']]);
  await pane.settled();
  const [sheet] = pane.workbook.sheets();
  const shown = pane.workbook.read(sheet?.id ?? "", parseArea("A1:B1", pane.workbook.limits()), "text");
  expect(shown).toEqual([[farads, volts]]);
  await pane.tab(shellTexts.en.views.settings);
  await pane.says(hint);
  await pane.close();
});
