/** NFKC, with the units of other scripts and in words as symbols, and with decimal points: `4,7 мкФ` is `4.7 uF`. */
export function plainText(text: string): string {
  const plain = withPoints(
    beyondAscii.test(text) ? text.normalize("NFKC").replaceAll("\u301c", "~").replaceAll("\u2212", "-") : text,
  );
  return inWords.test(plain) ? withSymbols(plain) : plain;
}

const beyondAscii = /[^\u0020-\u007e]/;
const inWords = /[А-я]|micro|nano|pico|farad|henr|微|ピコ|マイクロ|volt/i;

const withPoints = (text: string): string =>
  text.includes(",")
    ? text.replace(
        /(?<![\d.,])0,(?=\d)|(?<=(?<![\d.,])\d{1,4}),(?=\d{1,2}\s?[pnuμPNUмнп])|(?<=(?<![^\s±(;]|[\d.,])2),(?=5\s?%)/g,
        (comma) => comma.replace(",", "."),
      )
    : text;

const withSymbols = (text: string): string =>
  text
    .replace(/(?<=\d\s?)(мк|н|п|м)(Ф|Гн)(?![а-яА-Я])/gi, symbolOf)
    .replace(/(?<=\d\s?)В(?![а-яА-Я])/g, "V")
    .replace(
      /(?<=\d\s?)(micro|nano|pico|milli|微|皮|纳|マイクロ|ピコ|ナノ)[\s-]?(farads?|henr(?:y|ies|ys)|法|亨|ファラド|ヘンリー)/gi,
      symbolOf,
    )
    .replace(/(?<=\d\s?)volts?(?![a-z])/gi, "V");

const symbolOf = (_: string, prefix: string, unit: string): string =>
  (prefixes[prefix.toLowerCase()] ?? "") + (/^[fф法フ]/i.test(unit) ? "F" : "H");

const prefixes: Readonly<Record<string, string>> = {
  мк: "u",
  н: "n",
  п: "p",
  м: "m",
  micro: "u",
  nano: "n",
  pico: "p",
  milli: "m",
  微: "u",
  皮: "p",
  纳: "n",
  マイクロ: "u",
  ピコ: "p",
  ナノ: "n",
};
