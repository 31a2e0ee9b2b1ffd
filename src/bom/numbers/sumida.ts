import type { Family } from "./family";

export const sumida: readonly Family[] = [
  // The height in the name is without the base: CDRH4D18 is at most 2.0 mm high.
  {
    series: "CDRH",
    type: "shielded power inductor",
    source: "data sheets; numbers of BOMs; for the names, KiCad's footprints (Inductor_SMD, 7ebfa6b23cc2)",
    number:
      "CDRH-?{body:[0-9]{1,2}D[0-9]{2}|73|74|104R|105R|125|127}(?:/?[A-Z]{1,3}[0-9]{0,3})?(?:NP)?-{value}{tolerance}[A-Z]?(?:-[A-Z0-9]+)?",
    tolerance: "M N",
    bodies:
      "2D09=3x3x1 2D11=3x3x1.2 2D14=3x3x1.55 2D16=3x3x1.8 2D18=3x3x2 3D11=3.8x3.8x1.2 3D14=3.8x3.8x1.5 3D16=3.8x3.8x1.8 3D18=3.8x3.8x2 3D28=3.8x3.8x3 4D11=4.7x4.7x1.2 4D14=4.7x4.7x1.5 4D16=4.7x4.7x1.8 4D18=4.7x4.7x2 4D22=4.7x4.7x2.4 4D28=4.7x4.7x3 5D14=5.7x5.7x1.5 5D16=5.7x5.7x1.8 5D18=5.7x5.7x2 5D28=5.7x5.7x3 6D12=6.7x6.7x1.5 6D26=6.7x6.7x2.8 6D28=6.7x6.7x3 6D38=6.7x6.7x4 8D28=8x8x3 8D38=8x8x4 8D43=8x8x4.5 73=7.3x7.3x3.4 74=7.3x7.3x4.5 104R=10.3x10.5x4 105R=10.3x10.5x5.1 125=12.3x12.3x6 127=12.3x12.3x8",
    names: "CDMC6D28=7.25x6.5",
  },
  {
    series: "CR",
    type: "unshielded power inductor",
    source: "data sheets; numbers of BOMs",
    number: "CR{body:43|54|75|105}(?:/?[A-Z]{1,3})?NP-{value}{tolerance}[A-Z]?(?:-[A-Z0-9]+)?",
    tolerance: "K M N",
    bodies: "43=4.5x4x3.5 54=5.8x5.2x4.8 75=7.8x7x5 105=10.4x9.4x5.4",
  },
  // Many manufacturers make these bodies, and name them without a value: CD54.
  {
    series: "CD",
    type: "unshielded power inductor",
    source:
      "data sheets of CD105B (eeworld.com 24316906) and of the same bodies as VE3521 to VE1054 (doczj.com 5815387846)",
    number: "CD{body:32|43|53|54|73|75|104|105}B?(?:NP)?-{value}{tolerance}[A-Z]?(?:-[A-Z0-9]+)?",
    tolerance: "K M N?",
    bodies: "32=3.5x3x2.1 43=4.5x4x3.2 53=5.8x5.2x3.5 54=5.8x5.2x4.5 73=7.8x7x3.5 75=7.8x7x5 104=10x9x4 105=10x9x5.4",
  },
];
