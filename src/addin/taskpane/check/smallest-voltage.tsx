import { useId } from "preact/hooks";
import { usualVoltages } from "../../../bom/check/voltage";
import { bomColumnsTexts } from "../../../messages/bom-columns-texts";
import type { Language } from "../../../product-data/vocabulary/language";
import { LabelledSelect } from "../parts/select";

interface SmallestVoltageProps {
  readonly lines: number;
  readonly volts: number | null;
  readonly language: Language;
  readonly onChange: (volts: number | null) => void;
}

/** Asked once for all capacitors of a BOM that say no voltage. */
export function SmallestVoltage({ lines, volts, language, onChange }: SmallestVoltageProps) {
  const text = bomColumnsTexts[language];
  const id = useId();
  return (
    <LabelledSelect
      id={`volts-${id}`}
      label={text.smallestVoltage(lines)}
      value={volts}
      options={[[null, text.noVoltage], ...usualVoltages.map((each) => [each, text.volts(each)] as const)]}
      onChange={onChange}
    />
  );
}
