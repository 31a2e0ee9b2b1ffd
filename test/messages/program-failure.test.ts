import { failureText } from "../../src/messages/failures/message";
import { programFailureText } from "../../src/messages/failures/program-failure";
import { languages } from "../../src/product-data/vocabulary/language";

test.each(languages)("a program names its own key and options in %s, and no pane", (language) => {
  const failures = [
    ...[{ code: "noKey" }, { code: "keyRejected" }, { code: "notFound" }, { code: "unreachable" }],
    ...[
      { code: "timedOut", afterMs: 60_000 },
      { code: "serviceFailed", status: 500 },
    ],
    { code: "unreadable", detail: "length" },
  ] as const;
  const texts = failures.map((failure) => programFailureText(failure, language, "VENDOR_API_KEY", failureText));
  for (const text of texts) expect(text).not.toMatch(/Settings|Activity|設定\]|動作状況|“设置”|运行状态|undefined/);
  expect(texts.filter((text) => text.includes("VENDOR_API_KEY"))).toHaveLength(2);
  const unnamed = { code: "partUnknown", partno: "X", near: [] } as const;
  expect(programFailureText(unnamed, language, "VENDOR_API_KEY", failureText)).not.toContain("VENDOR.");
  const unknown = { code: "partUnknown", partno: "X", near: ["Y"] } as const;
  expect(programFailureText(unknown, language, "VENDOR_API_KEY", failureText)).toBe(failureText(unknown, language));
});
