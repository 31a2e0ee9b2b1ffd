/**
 * Bodies of molded power inductors, in millimeters, which many manufacturers name alike: two nominal digits for the
 * side, and two for the height.
 */
export const moldedBodies =
  "0412=4.45x4.06x1.2 0415=4.45x4.06x1.5 0418=4.45x4.06x1.8 0420=4.45x4.06x2 0512=5.5x5.2x1.2 0515=5.5x5.2x1.5 0518=5.5x5.2x1.8 0520=5.5x5.2x2 0530=5.5x5.2x3 0612=7.1x6.6x1.2 0615=7.1x6.6x1.5 0618=7.1x6.6x1.8 0620=7.1x6.6x2 0624=7.1x6.6x2.4 0630=7.1x6.6x3 0640=7.1x6.6x4 0650=7.1x6.6x5 1030=11x10x3 1040=11x10x4 1050=11x10x5 1250=13.5x12.6x5 1260=13.5x12.6x6 1265=13.5x12.6x6.5";
