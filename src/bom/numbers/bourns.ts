import type { Family } from "./family";

export const bourns: readonly Family[] = [
  // The digits of the body are only nominal, and the letters behind them change it. TMA is AEC-Q200 in 7 of 15 rows, so
  // it isn't decoded. Source: ordering guide; the series' tables; checked on lines of BOMs and rows of distributors;
  // for the ratings, the data sheet SRP4012 (novapart.co SRP4012-R47M).
  {
    type: "shielded power inductor",
    number: "SRP{body:[0-9]{4,5}[A-Z]{0,4}}-?{value:R[0-9]{2}|[0-9]R[0-9]|[1-9][0-9]{2}}F?{tolerance}[A-Z0-9]*",
    tolerance: "J? K M Y N=",
    bodies:
      "0310=3.3x3.1x1 0312=3.3x3.1x1.2 0408F=4.3x4.1x0.7 0410=4.3x4.1x1 0412=4.3x4.1x1.2 0510=5.4x5.1x1 0510F=5.4x5.1x0.8 0512=5.4x5.1x1.2 0512F=5.4x5.1x1 0610=6.1x6.1x1 0612=6.1x6.1x1.2 0612F=6.1x6.1x1 1038=11x10x3.8 1038CC=11x10x3.8 1040=11x10x4 1050=11x10x5 1238=13.5x12.5x3.8 1240=13.5x12.5x4 1245=13.5x12.5x4.8 1250=13.5x13.9x5.9 1265=13.5x12.5x6.5 1265CC=13.5x12.5x6.2 1270=13.7x13.7x7 1510=16.5x15.5x10 1513=16.5x15.5x13 1513CA=16.5x15.5x12.7 1580=16.5x15.5x8 1770=17.6x16.9x7 2010=2x1.6x1 2010TMA=2x1.6x0.8 2313AA=23.5x22x12.6 2313CC=23.5x22x12.6 2510=2.5x2x1 2512=2.5x2x1.2 2512CL=2.5x2x1 2512TMA=2.5x2x1 3012=3.5x3.2x1.2 3020=3.5x3.2x2 3020CC=3.5x3.2x1.8 3212=3.2x2.5x1 4012=4.45x4.06x1.2 4012CC=4.45x4.06x1 4018=4.1x4.1x1.8 4020=4.45x4.06x2 4020CC=4.45x4.06x1.8 4020FA=4.1x4.1x1.9 4021HMCT=4.2x4.3x1.9 4021HMT=4.1x4.2x1.9 4030=4.1x4.1x3 5015=5.7x5.2x1.5 5020=5.7x5.2x2 5020CC=5.7x5.2x1.8 5030=5.7x5.2x3 5030CC=5.7x5.2x2.8 5030HMCT=5.3x5.7x2.8 5030HMT=5.2x5.6x2.8 5050=5.5x5.3x5 6030=7.1x6.6x3 6030CA=6.6x6.4x2.9 6030VA=7.1x6.6x2.8 6050=6.6x6.4x5 6050CA=6.6x6.4x4.8 6060=6.6x6.4x6 6530=7.1x6.6x3 6540=7.1x6.6x4 6550=7.1x6.6x5 7020=7x6.6x2 7028=7.3x6.6x2.8 7030=7.3x6.6x3 7030CA=7.8x7.6x2.9 7050=7.3x6.6x5 7050WA=7.9x7.3x5.2",
    ratings:
      "4012-R22=9/10/9.3 4012-R47=6.5/9/20 4012-R56=5.5/8/25 4012-1R0=4.8/6.3/33.6 4012-1R2=3/6/45 4012-1R5=3/5.5/50",
    automotive: { body: /[0-9]B?TA$/ },
  },
  // Ratings are from the data sheets SRN6045 and SRN8040 (dtsheet.com 1639529, 1639531). Source: ordering guide; the
  // series' tables; checked on lines of BOMs and rows of distributors.
  {
    type: "semi-shielded power inductor",
    number: "SRN{body:[0-9]{4,5}}{model:[A-Z]{0,4}}-?{value:R[0-9]{2}|[0-9]R[0-9]|[1-9][0-9]{2}}F?{tolerance}[A-Z0-9]*",
    tolerance: "J? K M Y N=",
    body: "chip",
    bodies: "1060=10x9.8x6 2012=2x1.2x1.2",
    ratings:
      "6045-1R0=4.2/8.5/13.9 6045-1R3=4/8/17 6045-1R8=3.7/7/19.8 6045-2R2=3.5/6/25.1 6045-3R3=3.2/5/30.2 6045-4R7=3/4/37.6 6045-6R8=2.8/3.8/47.3 6045-8R2=2.7/3.3/55 6045-100=2.5/3/58.6 6045-150=1.9/2.3/95.8 6045-220=1.5/1.9/142 6045-330=1.4/1.5/188 6045-470=1.1/1.3/257 6045-680=0.9/1/351 6045-101=0.7/0.8/494 6045-221=0.6/0.7/1180 8040-R50=10/12/7 8040-1R0=7.8/11/10 8040-1R5=7/8.2/11 8040-2R2=6.3/7.4/13 8040-3R3=5.6/5.5/21 8040-3R6=4.9/5.3/22 8040-4R7=4.1/4.7/24 8040-6R8=3.9/4.2/33 8040-8R2=3.7/4/45 8040-100=3.1/3.4/50 8040-150=2.4/2.7/70 8040-220=2.2/2.2/100 8040-330=1.7/1.9/145 8040-470=1.4/1.5/190 8040-680=1.1/1.2/275 8040-101=1/1/400",
    automotive: { model: /^B?TA$/ },
  },
  // Source: ordering guide; the series' tables; KiCad's footprints (Inductor_SMD, 7ebfa6b23cc2); checked on lines of
  // BOMs and rows of distributors.
  {
    // The series are SRR and SRU.
    type: "shielded power inductor",
    number:
      "SR[RU]{body:[0-9]{4,5}}{type:[A-Z]{0,4}}-?{value:R[0-9]{2}|[0-9]R[0-9]|[1-9][0-9]{2}}F?{tolerance}[A-Z0-9]*",
    tolerance: "J? K M Y N=",
    bodies:
      "0735=7.3x7.3x3.5 0745=7.3x7.3x4.5 1005=10x10x5 1038=10.2x10x3.8 1048=10x10x4.8 1050=10.2x10x5 1060=10x9.8x6 1205=12.7x12.7x5 1208=12.7x12.7x8.5 1210=12x12x10 1260=12.5x12.5x6 1280=12.5x12.5x8 3028=3.5x3.3x2.8 4528=5x5x2.8 5028=5.2x5.2x2.8 1028=10x10x2.8 8028=8x8x2.8 8043=8x8x4.3 6025=6.5x6.2x2.5 6040=6.7x6.7x4",
    automotive: { type: /^B?TA$/ },
  },
  // Source: ordering guide; the series' tables; checked on lines of BOMs and rows of distributors.
  {
    // The series are SDR and SDE.
    type: "unshielded power inductor",
    number: "SD[RE]{body:[0-9]{4,5}[A-Z]{0,4}}-{value:R[0-9]{2}|[0-9]R[0-9]|[1-9][0-9]{2}}F?{tolerance}[A-Z0-9]*",
    tolerance: "J? K M Y N=",
    bodies:
      "0302=3x2.8x2.5 0403=4.5x4x3.2 0503=5x4.8x3 0603=5.8x5.8x3.9 0604=5.8x5.8x4.8 0604A=5.8x5.2 0703=6.5x4.5x2.7 0805=7.8x7.8x5.3 0805A=7.8x7x5 1005=12.7x10x5 1006=9.8x9.8x5.8 1006A=10x9 1030=10x10x3 1105=10x11.1x4.8 1305=12.7x12.7x4.8 1307=13x13x7 1806=18.3x14x6.6 2207=22x15x7 6603=6.6x4.5x2.9 7045=7x7x4.5",
    automotive: { body: /[0-9]B?TA$/ },
  },
  // The digits are a metric size and a height, or a body. D is ±0.3 nH in most rows and ±0.5 nH in the guides, so it
  // isn't decoded here. Source: rows of distributors; product selection guide (dtsheet.com 1642710); sizes named in
  // BOMs.
  {
    type: "inductor",
    number:
      "(?:(?:CW|CI|CV|CC|CM){size}[0-9]{2}|(?:CVH|CW|CI|CV|CC|PM)[0-9]{4,6}){type:[A-Z]?}-{value}{tolerance}[-A-Z0-9]*",
    size: "1005=0402? 1608=0603? 2012=0805 2520=1008? 3225=1210? 4532=1812",
    tolerance: "G? J K? M D=",
    automotive: { type: /^A$/ },
  },
];
