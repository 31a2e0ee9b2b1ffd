import { useState } from "preact/hooks";
import type { Field } from "../../../product-data/vocabulary/field";
import { Icon } from "./icon";
import { Select } from "./select";
import { useLanguage } from "../pane-context";

interface AddFieldProps {
  readonly label: string;
  readonly fields: readonly Field[];
  readonly onAdd: (field: Field) => void;
}

/** A list of fields and a button. Arrow keys move through the list without adding. */
export function AddField({ label, fields, onAdd }: AddFieldProps) {
  const language = useLanguage();
  const [name, setName] = useState("");
  const chosen = fields.find((field) => field.name === name);
  return (
    <form
      class="find-line"
      onSubmit={(event) => {
        event.preventDefault();
        if (chosen === undefined) return;
        setName("");
        onAdd(chosen);
      }}
    >
      <Select
        aria-label={label}
        value={chosen === undefined ? "" : name}
        options={[["", label], ...fields.map((field) => [field.name, field.label[language]] as const)]}
        onChange={setName}
      />
      <button type="submit" class="find-icon" aria-label={label} disabled={chosen === undefined}>
        <Icon name="add" />
      </button>
    </form>
  );
}
