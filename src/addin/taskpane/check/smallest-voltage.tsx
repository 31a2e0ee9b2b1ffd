import { useId } from "preact/hooks";
import { usualVoltages } from "../../../bom/check/voltage";
import { bomColumnsTexts } from "../../../messages/bom-columns-texts";
import { LabelledSelect } from "../parts/select";
import { useTexts } from "../pane-context";

interface SmallestVoltageProps {
  readonly lines: number;
  readonly volts: number | null;
  readonly onChange: (volts: number | null) => void;
}

/** Asked once for all capacitors of a BOM that say no voltage. */
export function SmallestVoltage({ lines, volts, onChange }: SmallestVoltageProps) {
  const text = useTexts(bomColumnsTexts);
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
