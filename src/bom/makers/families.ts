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

/** All families of part numbers that can be decoded, of all manufacturers. */
export const families: readonly Family[] = [
  ...abracon,
  ...bourns,
  ...cctc,
  ...coilcraft,
  ...darfon,
  ...fenghua,
  ...holyStone,
  ...hre,
  ...johanson,
  ...kemet,
  ...kyoceraAvx,
  ...multicomp,
  ...panasonic,
  ...samsung,
  ...sunlord,
  ...taiyoYuden,
  ...tdk,
  ...vishay,
  ...walsin,
  ...wuerth,
  ...yageo,
];
