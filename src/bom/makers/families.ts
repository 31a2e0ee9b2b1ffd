import type { Family } from "./family";
import { abracon } from "./abracon";
import { bourns } from "./bourns";
import { cctc } from "./cctc";
import { coilcraft } from "./coilcraft";
import { darfon } from "./darfon";
import { fenghua } from "./fenghua";
import { holyStone } from "./holy-stone";
import { hre } from "./hre";
import { johanson } from "./johanson";
import { kemet } from "./kemet";
import { kyoceraAvx } from "./kyocera-avx";
import { multicomp } from "./multicomp";
import { panasonic } from "./panasonic";
import { samsung } from "./samsung";
import { sunlord } from "./sunlord";
import { taiyoYuden } from "./taiyo-yuden";
import { tdk } from "./tdk";
import { vishay } from "./vishay";
import { walsin } from "./walsin";
import { wuerth } from "./wuerth";
import { yageo } from "./yageo";

/** The families of part numbers that can be decoded, by manufacturer. */
export const families: Readonly<Record<string, readonly Family[]>> = {
  Abracon: abracon,
  Bourns: bourns,
  CCTC: cctc,
  Coilcraft: coilcraft,
  Darfon: darfon,
  Fenghua: fenghua,
  "Holy Stone": holyStone,
  HRE: hre,
  Johanson: johanson,
  KEMET: kemet,
  "Kyocera AVX": kyoceraAvx,
  Multicomp: multicomp,
  Panasonic: panasonic,
  "Samsung Electro-Mechanics": samsung,
  Sunlord: sunlord,
  "Taiyo Yuden": taiyoYuden,
  TDK: tdk,
  Vishay: vishay,
  Walsin: walsin,
  "Würth Elektronik": wuerth,
  Yageo: yageo,
};
