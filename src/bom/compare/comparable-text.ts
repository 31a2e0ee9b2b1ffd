/** A text without differences of spelling: case, spaces, punctuation, and the form of a resistance. */
export function comparableText(text: string): string {
  const plain = text.normalize("NFKC").trim();
  const ohms = ohmsIn(plain);
  if (ohms !== null) return `${String(ohms)} ohm`;
  return plain.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
}

/** `10k`, `10K 1%`, `4k7`, `0R1`, `10 Ω`, `120`: the first word, if it is a resistance. */
function ohmsIn(text: string): number | null {
  const [, whole = "", unit = "", rest = ""] =
    /^(\d+(?:[.,]\d+)?)\s?(?:([RrkKMmΩ]|ohms?|OHMS?)(\d*))?(?:Ω|ohms?)?$/i.exec(text) ?? [];
  if (whole === "" || (rest !== "" && /[.,]/.test(whole))) return null;
  const digits = rest === "" ? whole.replace(",", ".") : `${whole}.${rest}`;
  const factor = factors[unit] ?? factors[unit.toLowerCase()] ?? 1;
  return Number((Number(digits) * factor).toPrecision(9));
}

/** Case matters: `m` is milli, and `M` is mega. */
const factors: Readonly<Record<string, number>> = { k: 1e3, M: 1e6, m: 1e-3 };
