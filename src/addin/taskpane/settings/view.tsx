import { useState } from "preact/hooks";
import { recalculate, recalculateFailed } from "../../upkeep/recalculate";
import { settingsTexts } from "../../../messages/settings/settings-texts";
import { CatalogSettings } from "./catalog";
import { DataSettings } from "./data";
import { KeySettings } from "./key";
import type { SettingsSectionProps } from "./section-props";
import { ServiceSettings } from "./service";
import { usePane, useTexts } from "../pane-context";
import { Notice, Status } from "../parts/notice";

/**
 * Key, data, and service. Every change is saved and takes effect at once: cells that failed without it are
 * recalculated.
 */
export function SettingsView() {
  const { usage, settings } = usePane();
  const [saved, setSaved] = useState(true);
  const [calculated, setCalculated] = useState(true);
  const change: SettingsSectionProps["change"] = (saving, cells) => {
    follow(saving, setSaved);
    if (cells === "all") follow(recalculate(), setCalculated);
    if (cells === "failed") follow(recalculateFailed(usage), setCalculated);
  };
  const text = useTexts(settingsTexts);
  return (
    <>
      <Status>
        {settings.isReset && <Notice kind="warning">{text.notRead}</Notice>}
        {!saved && <Notice kind="warning">{text.notSaved}</Notice>}
        {!calculated && <Notice kind="warning">{text.notCalculated}</Notice>}
      </Status>
      <KeySettings change={change} />
      <DataSettings change={change} />
      <CatalogSettings change={change} />
      <ServiceSettings change={change} />
    </>
  );
}

/** Reports whether the work succeeded. */
function follow(work: Promise<void>, onDone: (done: boolean) => void): void {
  void work.then(
    () => onDone(true),
    () => onDone(false),
  );
}
