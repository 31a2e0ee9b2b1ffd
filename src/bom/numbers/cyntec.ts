import type { Family } from "./family";

export const cyntec: readonly Family[] = [
  // 063T is 7.1 x 6.6 mm, and 3 mm high.
  {
    series: "PCMC, PCMB",
    type: "shielded power inductor",
    source: "ordering guide; numbers of BOMs",
    number: "PCM[BC]{body:[0-9]{3}[A-Z]}-{value}{tolerance}[A-Z0-9]*",
    tolerance: "M N?",
    bodies: "042T=4.45x4.06x2 053T=5.5x5.2x3 063T=7.1x6.6x3 065T=7.1x6.6x5 104T=11.5x10.3x4 135T=13.5x12.6x5",
  },
];
