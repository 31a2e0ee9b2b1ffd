import type { Expected, FilterIssue } from "../../src/product-data/filter/issue";

/** A mistake in a filter or an order as an English sentence, with its position in characters, counted from 1. */
export function issueText(issue: FilterIssue): string {
  const character = issue.span === null ? "" : `, character ${String(issue.span.start + 1)}`;
  return `Bad Request: $${issue.clause}${character}: ${mistakeText(issue)}`;
}

function mistakeText(issue: FilterIssue): string {
  switch (issue.code) {
    case "expected":
      return `expected ${expectedTexts[issue.expected] ?? issue.expected}, but found ${quote(issue.found)}.`;
    case "unterminatedText":
      return "add the closing quote.";
    case "badNumber":
      return `${quote(issue.found)} isn't a finite number.`;
    case "notSupported":
      return `${quote(issue.found)} isn't supported. Join conditions with and; separate alternatives with |.`;
    case "upperCase":
      return `enter ${quote(issue.found)} in lowercase.`;
    case "unknownField":
      return `there's no field ${quote(issue.name)}.${suggestion(issue.nearest)}`;
    case "fieldNotUsable":
      return `${issue.field} can't be used ${contextText(issue.context)}.${suggestion(issue.instead)}`;
    case "wrongOperator":
      return `${issue.operator} doesn't work with ${issue.field}. Use ${anyOf.format(issue.allowed)}.`;
    case "wrongType":
      return `for ${issue.field}, enter ${neededTexts[issue.needed]}.`;
    case "notInList":
      return `${quote(issue.value)} isn't a value of ${issue.field}.${suggestion(issue.nearest)}`;
    case "emptyAlternative":
      return "remove the empty alternative.";
    case "repeatedCategory":
      return "use Category only once.";
  }
}

const expectedTexts: Readonly<Partial<Record<Expected, string>>> = {
  field: "a field name",
  operator: "an operator",
  value: "a value",
  text: "text in single quotes",
  direction: "asc or desc",
};
const neededTexts = { text: "text in single quotes", number: "a number", boolean: "true or false" } as const;
const anyOf = new Intl.ListFormat("en", { type: "disjunction" });

function contextText(context: string): string {
  return context === "none" ? "without Category" : `with Category ${context}`;
}

function suggestion(nearest: string | null): string {
  return nearest === null ? "" : ` Did you mean ${quote(nearest)}?`;
}

/** Long texts are shortened, so that a response doesn't repeat a whole filter. */
function quote(text: string): string {
  return `"${text.length > 60 ? `${text.slice(0, 60)}...` : text}"`;
}
