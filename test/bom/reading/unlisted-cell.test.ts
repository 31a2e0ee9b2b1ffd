import { isUnlisted } from "../../../src/bom/reading/unlisted-cell";
import { generatedPartnos } from "../../generated-partnos";

/** SPEC shows a blank cell for an unlisted one, so a listed number among them would lose its values without a word. */
test("no number of the catalog is unlisted, with or without its package code", () => {
  const partnos = generatedPartnos({ seed: 1, count: 20_000 });
  expect(partnos.filter(isUnlisted)).toEqual([]);
  expect(partnos.filter((partno) => isUnlisted(partno.replace(/.$/, "#")))).toEqual([]);
});
