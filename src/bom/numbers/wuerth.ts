import type { Family } from "./family";

export const wuerth: readonly Family[] = [
  // The last three digits are a serial number; capacitance, voltage, and tolerance aren't encoded. Source: LTspice's
  // standard.cap; rows of distributors.
  {
    // The series is WCAP-CSGP.
    type: "capacitor",
    number: "885012{characteristic}{size}[0-9]{3}[A-Z]?",
    size: "04=0201 05=0402 06=0603 07=0805 08=1206 09=1210 10=1812 14=2220",
    characteristic: "0=C0G 1=X5R 2=X7R",
  },
  // Here 10 is 1808 and 11 is 1812; in CSGP 10 is 1812. Source: LTspice's standard.cap; rows of distributors.
  {
    // The series are WCAP-CSMH, CSSA, CSST, and CSRF.
    type: "capacitor",
    number: "8853(?:4|5|6|8|9)2{characteristic}{size}[0-9]{3}[A-Z0-9]?",
    size: "04=0201 05=0402 06=0603 07=0805 08=1206 09=1210 10=1808 11=1812 13=2211 14=2220",
    characteristic: "0=C0G 2=X7R",
  },
  // The last three digits are the inductance in µH, as on the part (470), unless the first is 0, which follows no
  // rule. Source: data sheets, among them 74404041470 (manualshelf.com), 74404043330A (eeworld.com 21130703), and
  // 7440660035 (eeworld.com 15378369); lines of BOMs; for the names, KiCad's footprints (Inductor_SMD, 7ebfa6b23cc2).
  {
    // The series are WE-LQS and WE-TPC.
    type: "shielded power inductor",
    number:
      "{body:74404041|74404042|74404043|74404052|74404054|74404063|74404064|74404084|744028|744029|744031|744042|744043|744052|744053|744062|744063|744065|744066}(?:{value:[1-9][0-9]{2}}|[0-9]{3,4})[A-Z]?",
    bodies:
      "744028=2.8x2.8x1.35 744029=2.8x2.8x2.8 744052=5.8x5.8x1.8 744063=6.8x6.8x2.8 744065=10x10x2.8 74404041=4x4x1.2 74404042=4x4x1.8 74404043=4x4x2.8 74404052=5x5x2 74404054=5x5x4 74404063=6x6x2.8 74404064=6x6x4.5 74404084=8x8x4 744031=3.8x3.8x1.65 744042=4.8x4.8x1.8 744043=4.8x4.8x2.8 744053=5.8x5.8x2.8 744062=6.8x6.8x2.3 744066=10x10x3.8",
    names: "WE-TPC-3816=3.8x3.8x1.65",
  },
  // The inductance isn't decoded: 7447798910 is 9.1 µH. Source: data sheets; footprints named in BOMs; for the names,
  // KiCad's footprints (Inductor_SMD, 7ebfa6b23cc2).
  {
    // The series is WE-PD.
    type: "shielded power inductor",
    number: "{body:7447779|7447789|7447709|7447714}[0-9]{3,4}[A-Z]?",
    bodies: "7447779=7.3x7.3x4.5 7447789=7.3x7.3x3.2 7447709=12x12x10 7447714=10x10x5",
    names: "WE-PD-Typ-7345=7.3x7.3x4.5 WE-PD-Typ-M-Typ-S=7.3x7.3 WE-PD-Typ-LS=12x12 WE-PDF=10.2x10.2",
  },
  // These are shorter numbers of WE-PD: 744771133, 74477110. Source: data sheets; footprints named in BOMs.
  {
    // The series is WE-PD, too.
    type: "shielded power inductor",
    number: "{body:744770|744771|744777|744778}[0-9]{2,3}",
    bodies: "744770=12x12x8 744771=12x12x6 744777=7.3x7.3x4.5 744778=7.3x7.3x3.2",
  },
  // Source: data sheets; footprints named in BOMs; for the names, KiCad's footprints (Inductor_SMD, 7ebfa6b23cc2).
  {
    // The series is WE-PD2.
    type: "unshielded power inductor",
    number: "{body:744773|744774|744775|744776}[0-9]{2,4}",
    bodies: "744773=4.5x4x3.2 744774=5.8x5.2x4.5 744775=7.8x7x5 744776=10x9x5.4",
    names: "WE-PD2-Typ-MS=5.8x5.2x4.5 WE-PD2-Typ-L=7.8x7x5 WE-PD2-Typ-XL=10x9x5.4",
  },
  // These are molded, and the digits after the series are the body. Source: the series' pages; footprints named in
  // BOMs; for the names, KiCad's footprints (Inductor_SMD, 7ebfa6b23cc2).
  {
    // The series are WE-MAPI, WE-LHMI, WE-XHMI, and WE-HCI.
    type: "shielded power inductor",
    number:
      "{body:744316|74438323|74438333|74438334|74438335|74438336|74438356|74438357|74437321|74437324|74437334|74437336|74437346|74437349|74437356|74437358|74437368|74437377|74439323|74439324|74439325|74439330|74439333|74439334|74439344|74439346|74439358|74439369|74439370|74439384|74439387|7443551}[0-9]{3,5}[A-Z]?",
    bodies:
      "744316=5.5x5.2x4 74438323=2.5x2x1 74438333=3x3x1 74438334=3x3x1.2 74438335=3x3x1.5 74438336=3x3x2 74438356=4.1x4.1x2.1 74438357=4.1x4.1x3.1 74437321=4.45x4.06x1 74437324=4.45x4.06x1.8 74437334=5.7x5.2x1.8 74437336=5.7x5.2x2.8 74437346=7.3x6.6x2.8 74437349=7.3x6.6x4.8 74437356=9.7x8.5x3 74437358=9.7x8.5x4 74437368=11x10x3.8 74437377=13.5x12.6x3.3 74439323=4.3x4.3x2 74439324=4.3x4.3x3 74439325=4.3x4.3x4.1 74439330=5.55x5.35x5.1 74439333=5.55x5.35x2 74439334=5.55x5.35x3 74439344=6.6x6.4x3.1 74439346=6.6x6.4x6.1 74439358=8.8x8.3x7.8 74439369=11.6x10.5x8.8 74439370=16.4x15.4x10 74439384=7.9x7.6x3 74439387=7.9x7.6x7.1 7443551=13.2x12.8x6.2",
    names:
      "MAPI-1610=1.6x1.6 MAPI-2010=2x1.6 MAPI-2506=2.5x2 MAPI-2508=2.5x2 MAPI-2510=2.5x2 MAPI-2512=2.5x2 MAPI-3010=3x3 MAPI-3012=3x3 MAPI-3015=3x3 MAPI-3020=3x3 MAPI-4020=4x4 MAPI-4030=4x4 HCI-1030=10.6x10.6 HCI-1040=10.2x10.2 HCI-1050=10.2x10.2 HCI-1335=12.8x12.8 HCI-1350=12.8x12.8 HCI-1365=12.8x12.8 HCI-1890=18.2x18.2 HCI-2212=22.5x22 HCI-5040=5.5x5.2 HCI-7030=6.9x6.9 HCI-7040=6.9x6.9 HCI-7050=6.9x6.9 HCM-1050=10.2x7 HCM-1052=10.5x10.3 HCM-1070=10.1x7 HCM-1078=9.4x6.2 HCM-1190=10.5x11 HCM-1240=10x11.8 HCM-1350=13.5x13.3 HCM-1390=12.5x13 HCM-7050=7.2x7 HCM-7070=7.4x7.2",
  },
  // Source: footprints named in BOMs; ionutms/KiCAD_Symbols_Generator for the start of the numbers.
  {
    // The series is WE-PMCI.
    type: "power inductor",
    number: "{size}[0-9]{3}[A-Z]?",
    size: "74479276=0806",
  },
  // Source: rows of distributors; sizes named in BOMs.
  {
    // The series are WE-KI and WE-GF.
    type: "inductor",
    number: "{size}[0-9]{3,4}[A-Z]{0,2}",
    size: "744765=0402 744761=0603 744760=0805 744762=1008 744766=1812",
  },
  // The last three digits follow no rule: their typical interpretation is correct for 1,545 of 3,074 numbers. Source:
  // LTspice's standard.ind; rows of distributors.
  { type: "inductor", number: "7(?:44|84|68)[0-9]{3,11}[A-Z]{0,2}" },
];
