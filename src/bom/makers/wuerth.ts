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
  // No rule: the usual interpretation of the last three digits is correct for 1,545 of 3,074 numbers.
  {
    series: "744, 784, 768",
    kind: "inductor",
    source: "LTspice's standard.ind; rows of distributors",
    number: "7(?:44|84|68)[0-9]{3,11}[A-Z]{0,2}",
  },
];
