import type { Family } from "./family";

export const wuerth: readonly Family[] = [
  // The last three digits are a serial number; capacitance, voltage, and tolerance aren't encoded.
  {
    series: "WCAP-CSGP",
    kind: "capacitor",
    source: "LTspice's standard.cap; rows of distributors",
    number: "885012{characteristic}{size}[0-9]{3}[A-Z]?",
    size: "04=0201 05=0402 06=0603 07=0805 08=1206 09=1210 10=1812 14=2220",
    characteristic: "0=C0G 1=X5R 2=X7R",
  },
  // Here 10 is 1808 and 11 is 1812; in CSGP 10 is 1812.
  {
    series: "WCAP-CSMH, CSSA, CSST, CSRF",
    kind: "capacitor",
    source: "LTspice's standard.cap; rows of distributors",
    number: "8853(?:4|5|6|8|9)2{characteristic}{size}[0-9]{3}[A-Z0-9]?",
    size: "04=0201 05=0402 06=0603 07=0805 08=1206 09=1210 10=1808 11=1812 13=2211 14=2220",
    characteristic: "0=C0G 2=X7R",
  },
  // WE-LQS, WE-TPC, and WE-PD: the digits after the series are the body; the inductance isn't decoded here either.
  {
    series: "WE-LQS, WE-TPC, WE-PD",
    kind: "inductor",
    source: "data sheets; footprints named in BOMs",
    number:
      "{body:74404042|74404043|74404052|74404054|74404063|74404064|74404084|744031|744042|744043|744053|744062|744066|7447779|7447789|7447709|7447714}[0-9]{3,4}[A-Z]?",
    bodies:
      "74404042=4x4x1.8 74404043=4x4x2.8 74404052=5x5x2 74404054=5x5x4 74404063=6x6x2.8 74404064=6x6x4.5 74404084=8x8x4 744031=3.8x3.8x1.65 744042=4.8x4.8x1.8 744043=4.8x4.8x2.8 744053=5.8x5.8x2.8 744062=6.8x6.8x2.3 744066=10x10x3.8 7447779=7.3x7.3x4.5 7447789=7.3x7.3x3.2 7447709=12x12x10 7447714=10x10x5",
    shielded: true,
    circuit: "power",
  },
  // No rule: the usual interpretation of the last three digits is correct for 1,545 of 3,074 numbers.
  {
    series: "744, 784, 768",
    kind: "inductor",
    source: "LTspice's standard.ind; rows of distributors",
    number: "7(?:44|84|68)[0-9]{3,11}[A-Z]{0,2}",
  },
];
