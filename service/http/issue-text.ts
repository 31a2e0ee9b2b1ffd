import type { FilterIssue } from "../../src/filter/issue";

/** A mistake in a filter or an order as an English sentence with its position, counted in characters from 1. */
export function issueText(issue: FilterIssue): string {
  const character = issue.span === null ? "" : `, character ${String(issue.span.start + 1)}`;
  return `Bad Request: $${issue.clause}${character}: ${mistakeText(issue)}`;
}

function mistakeText(issue: FilterIssue): string {
  switch (issue.code) {
    case "expected":
      return `expected ${issue.expected}, found ${quoted(issue.found)}`;
    case "unterminatedText":
      return "the text has no closing quote";
    case "badNumber":
      return `${quoted(issue.found)} is not a finite number`;
    case "notSupported":
      return `${quoted(issue.found)} is not supported`;
    case "upperCase":
      return `${quoted(issue.found)} must be in lower case`;
    case "unknownField":
      return `there is no field ${quoted(issue.name)}${suggestion(issue.nearest)}`;
    case "fieldNotUsable":
      return `${issue.field} cannot be used ${contextText(issue.context)}${suggestion(issue.instead)}`;
    case "wrongOperator":
      return `${issue.field} cannot be compared by ${issue.operator}, only by ${issue.allowed.join(", ")}`;
    case "wrongType":
      return `${issue.field} is compared with a ${issue.needed}`;
    case "notInList":
      return `${quoted(issue.value)} is not a value of ${issue.field}${suggestion(issue.nearest)}`;
    case "emptyAlternative":
      return "an alternative is empty";
    case "repeatedCategory":
      return "Category is given twice";
  }
}

function contextText(context: string): string {
  return context === "none" ? "without a Category" : `with the Category ${context}`;
}

function suggestion(nearest: string | null): string {
  return nearest === null ? "" : `; did you mean ${quoted(nearest)}?`;
}

/** Long texts are cut: an answer need not repeat a whole filter. */
function quoted(text: string): string {
  return `"${text.length > 60 ? `${text.slice(0, 60)}...` : text}"`;
}
