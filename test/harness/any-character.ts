import fc from "fast-check";

/** Any character of Unicode, as fast-check's own unit "binary", which takes a second in each file to list them all. */
export const anyCharacter = fc.nat(0x10f7ff).map(
  (place) => String.fromCodePoint(place < 0xd800 ? place : place + 0x800),
  (text) => {
    const [character = "", ...more] = text as string;
    if (more.length > 0) throw new RangeError("These are several characters.");
    const code = character.codePointAt(0) ?? 0;
    return code < 0xd800 ? code : code - 0x800;
  },
);
