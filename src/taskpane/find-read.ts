import { alternatives, type Condition, type Filter, type Orderby } from "../filter/syntax";
import { categoryById } from "../vocabulary/category";
import { printQuantity } from "../vocabulary/quantity";
import { resolveValue } from "../vocabulary/resolve";
import { type Draft, type DraftCondition, fieldOf, newCondition } from "./find-draft";

/** The draft that writes this filter and order, which are checked; everything else is taken from `draft`. */
export function readDraft(filter: Filter, orderby: Orderby, draft: Draft): Draft {
  return {
    ...readFilter(filter, draft),
    sort: orderby.map(({ field, direction }) => ({ field: field.text, direction })),
  };
}

/** The same for a filter alone. */
export function readFilter(filter: Filter, draft: Draft): Draft {
  const category = filter.find(isCategory)?.literal;
  const id = category?.type === "text" ? categoryById(category.text)?.id : undefined;
  const conditions = filter.filter((condition) => !isCategory(condition)).map(readCondition);
  return { ...draft, category: id ?? "none", conditions: joinedRanges(conditions) };
}

const isCategory = ({ field }: Condition): boolean => field.text === "Category";

function readCondition({ field: { text: name }, operator, literal }: Condition): DraftCondition {
  const field = fieldOf({ field: name });
  const condition: DraftCondition = { ...newCondition(field), operator };
  switch (literal.type) {
    case "number":
      return { ...condition, value: printQuantity(literal.number, field.unit) };
    case "boolean":
      return { ...condition, value: String(literal.boolean) };
    case "text": {
      const values = alternatives(literal.text);
      return field.listed
        ? { ...condition, chosen: values.map((value) => resolveValue(name, value, "en") ?? value) }
        : { ...condition, value: values.join("|") };
    }
  }
}

/** `ge` and `le` of one field, one after the other, are a range. */
function joinedRanges(conditions: readonly DraftCondition[]): readonly DraftCondition[] {
  const joined: DraftCondition[] = [];
  for (const condition of conditions) {
    const before = joined.at(-1);
    if (before?.field === condition.field && before.operator === "ge" && condition.operator === "le")
      joined[joined.length - 1] = { ...before, operator: "between", upTo: condition.value };
    else joined.push(condition);
  }
  return joined;
}
