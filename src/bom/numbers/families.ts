import type { Family } from "./family";
import { abracon } from "./abracon";
import { bourns } from "./bourns";
import { cctc } from "./cctc";
import { cjiang } from "./cjiang";
import { coilcraft } from "./coilcraft";
import { cyntec } from "./cyntec";
import { darfon } from "./darfon";
import { eaton } from "./eaton";
import { fenghua } from "./fenghua";
import { holyStone } from "./holy-stone";
import { hre } from "./hre";
import { johanson } from "./johanson";
import { kemet } from "./kemet";
import { kyoceraAvx } from "./kyocera-avx";
import { laird } from "./laird";
import { multicomp } from "./multicomp";
import { panasonic } from "./panasonic";
import { pulse } from "./pulse";
import { samsung } from "./samsung";
import { sumida } from "./sumida";
import { sunlord } from "./sunlord";
import { sunltech } from "./sunltech";
import { sxn } from "./sxn";
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
  Cjiang: cjiang,
  Coilcraft: coilcraft,
  Cyntec: cyntec,
  Darfon: darfon,
  Eaton: eaton,
  Fenghua: fenghua,
  "Holy Stone": holyStone,
  HRE: hre,
  Johanson: johanson,
  KEMET: kemet,
  "Kyocera AVX": kyoceraAvx,
  Laird: laird,
  Multicomp: multicomp,
  Panasonic: panasonic,
  Pulse: pulse,
  "Samsung Electro-Mechanics": samsung,
  Sumida: sumida,
  Sunlord: sunlord,
  Sunltech: sunltech,
  SXN: sxn,
  "Taiyo Yuden": taiyoYuden,
  TDK: tdk,
  Vishay: vishay,
  Walsin: walsin,
  "Würth Elektronik": wuerth,
  Yageo: yageo,
};
