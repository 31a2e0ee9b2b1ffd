import { useState } from "preact/hooks";
import { type SettingsTexts, settingsTexts } from "../../../messages/settings-texts";
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
  // null: the user isn't typing, and the field shows the saved value.
  const [address, setAddress] = useState<string | null>(null);
  const [cap, setCap] = useState<string | null>(null);
  const typedAddress = address === null ? serviceUrl : serviceAddress(address);
  const typedCap = cap === null ? maximumParts : capOf(cap);

  const saveAddress = (): void => {
    if (typedAddress === null) return;
    setAddress(null);
    if (typedAddress !== serviceUrl) change(settings.update({ serviceUrl: typedAddress }), "all");
  };
  const saveCap = (): void => {
    if (typedCap === null) return;
    setCap(null);
    if (typedCap !== maximumParts) change(settings.update({ maximumParts: typedCap }), "failed");
  };
  return (
    <>
      <CollapsedSection title={text.service}>
        <LabelledField
          id="service"
          label={text.serviceUrl}
          hint={text.serviceHint(noteOn(typedAddress ?? "", text))}
          error={typedAddress === null ? text.serviceInvalid : undefined}
        >
          {(tied) => (
            <input
              {...tied}
              type="url"
              spellcheck={false}
              value={address ?? serviceUrl}
              placeholder={location.origin}
              onInput={(event) => setAddress(event.currentTarget.value)}
              onChange={saveAddress}
            />
          )}
        </LabelledField>
        {(serviceUrl !== settings.defaultServiceUrl || address !== null) && (
          <div class="buttons">
            <button
              onClick={() => {
                setAddress(null);
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
          error={typedCap === null ? text.maximumPartsInvalid : undefined}
        >
          {(tied) => (
            <input
              {...tied}
              type="text"
              inputmode="numeric"
              value={cap ?? String(maximumParts)}
              onInput={(event) => setCap(event.currentTarget.value)}
              onChange={saveCap}
            />
          )}
        </LabelledField>
      </CollapsedSection>
    </>
  );
}

/** A note if the browser or the add-in's own server may block an address; "" for the add-in's own. */
function noteOn(address: string, text: SettingsTexts): string {
  if (address === "" || address === location.origin) return "";
  return isInsecure(address) ? text.serviceInsecure : text.serviceElsewhere;
}

/** null if the text isn't a valid maximum. */
function capOf(text: string): number | null {
  const cap = /^\d{1,6}$/.test(text.trim()) ? Number(text) : NaN;
  return cap >= 1 && cap <= 200_000 ? cap : null;
}
