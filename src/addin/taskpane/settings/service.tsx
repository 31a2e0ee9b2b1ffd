import { useState } from "preact/hooks";
import { type SettingsTexts, settingsTexts } from "../../../messages/settings/settings-texts";
import { LabelledField } from "../parts/labelled-field";
import { CollapsedSection } from "../parts/section";
import { isInsecure, serviceAddress } from "./service-address";
import type { SettingsSectionProps } from "./section-props";
import { usePane, useTexts } from "../pane-context";

/**
 * The service's address, and the maximum number of parts per SEARCH. Mistakes are shown while the user types, and
 * aren't saved.
 */
export function ServiceSettings({ change }: SettingsSectionProps) {
  const { settings } = usePane();
  const text = useTexts(settingsTexts);
  const { serviceUrl, maximumParts } = settings.settings;
  const address = useTyped(serviceUrl, serviceAddress, (typed) =>
    change(settings.update({ serviceUrl: typed }), "all"),
  );
  const cap = useTyped(maximumParts, capOf, (typed) => change(settings.update({ maximumParts: typed }), "failed"));
  return (
    <>
      <CollapsedSection title={text.service}>
        <LabelledField
          id="service"
          label={text.serviceUrl}
          hint={text.serviceHint(noteOn(address.meant ?? "", text))}
          error={address.meant === null ? text.serviceInvalid : undefined}
        >
          {(tied) => <input {...tied} type="url" spellcheck={false} placeholder={location.origin} {...address.input} />}
        </LabelledField>
        {(serviceUrl !== settings.defaultServiceUrl || address.isTyping) && (
          <div class="buttons">
            <button
              onClick={() => {
                address.forget();
                change(settings.update({ serviceUrl: settings.defaultServiceUrl }), "all");
              }}
            >
              {text.reset}
            </button>
          </div>
        )}
      </CollapsedSection>
      <CollapsedSection title={text.limits}>
        <LabelledField
          id="safety-cap"
          label={text.maximumParts}
          hint={text.maximumPartsHint}
          error={cap.meant === null ? text.maximumPartsInvalid : undefined}
        >
          {(tied) => <input {...tied} type="text" inputmode="numeric" {...cap.input} />}
        </LabelledField>
      </CollapsedSection>
    </>
  );
}

/** A text box with a saved value: what is typed is saved at the end, unless it is a mistake. */
function useTyped<T extends string | number>(saved: T, read: (text: string) => T | null, save: (value: T) => void) {
  const [typed, setTyped] = useState<string | null>(null);
  /** What the typed text means; null: it is a mistake. */
  const meant = typed === null ? saved : read(typed);
  const onChange = (): void => {
    if (meant === null) return;
    setTyped(null);
    if (meant !== saved) save(meant);
  };
  const onInput = (event: { readonly currentTarget: HTMLInputElement }): void => setTyped(event.currentTarget.value);
  const input = { value: typed ?? String(saved), onInput, onChange };
  return { meant, isTyping: typed !== null, forget: () => setTyped(null), input };
}

/** A note if the browser or the add-in's own server may block an address; "" for the add-in's own. */
function noteOn(address: string, text: SettingsTexts): string {
  if (address === "" || address === location.origin) return "";
  return isInsecure(address) ? text.serviceInsecure : text.serviceElsewhere;
}

/** The maximum that a text says; null if it isn't a valid one. */
function capOf(text: string): number | null {
  const cap = /^\d{1,6}$/.test(text.trim()) ? Number(text) : NaN;
  return cap >= 1 && cap <= 200_000 ? cap : null;
}
