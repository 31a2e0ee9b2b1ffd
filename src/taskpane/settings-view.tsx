import { useState } from "preact/hooks";
import { settingsTexts } from "../messages/settings-texts";
import { DataSettings } from "./settings-data";
import { KeySettings } from "./settings-key";
import { ServiceSettings } from "./settings-service";
import type { PaneContext } from "./pane-context";
import { Notice, Status } from "./parts/notice";

/** Carries out a change of the settings; it is in effect when it is called, and saved when the change settles. */
export type Change = (change: Promise<void>) => void;

/** Key, data and service. Every change is saved at once and in effect at once: cells that failed for want of it heal. */
export function SettingsView({ context }: { readonly context: PaneContext }) {
  const [kept, setKept] = useState(true);
  const change: Change = (saving) => {
    void saving.then(
      () => setKept(true),
      () => setKept(false),
    );
    void context.recalculate();
  };
  return (
    <>
      <Status>{!kept && <Notice kind="warning">{settingsTexts[context.language()].notSaved}</Notice>}</Status>
      <KeySettings context={context} change={change} />
      <DataSettings context={context} change={change} />
      <ServiceSettings context={context} change={change} />
    </>
  );
}
