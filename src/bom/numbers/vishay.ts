import type { Family } from "./family";

export const vishay: readonly Family[] = [
  // D and Q are high-frequency C0G. GA, and VJ with the ending 31 or 32, are AEC-Q200. Source:
  // sakoPO/partname-resolver; partmanager/partsdb; ordering guide above 250 V; for size 1111, rows of
  // Supermagnum/diplexer.
  {
    type: "capacitor",
    number:
      "{series:VJ|GA|HV}-?{size}{characteristic}{value}{tolerance}[A-Z0-9]{voltage}[A-Z0-9][A-Z0-9]?{process:[A-Z0-9]*}",
    size: "0201 0402 0603 0805 1111 1206 1210 1808? 1812 1825? 2220 2225?",
    characteristic: "A=C0G D=C0G Q=C0G? G=X5R H=X8R V=Y5V Y=X7R",
    voltage: "Y=6.3 Q=10 J=16 X=25 A=50 B=100 C=200 P=250 E=500 G=1000 R=1500 F=2000 H=3000 V=4000 M=5000",
    tolerance: "B C D F G J K M Z V",
    automotive: { series: /^GA$/, process: /3[12]/ },
  },
  // The size is in 0.1 inch and isn't a size code. In IHLP-2525CZ-01 the inductance isn't part of the number. Source:
  // sakoPO/partname-resolver; rows of distributors.
  {
    type: "shielded power inductor",
    number:
      "IHLP-?{body:0806|1008|1212|1616|1232|2020|2525|3232|4040|5050|6767|7575}{thickness:[A-G][A-Z]}[A-Z]{2}{value:R[0-9]{2}|[0-9]R[0-9]|[0-9]{3}}{tolerance}{series:[0-9A-Z]{2}}[A-Z0-9]*",
    tolerance: "M N K? J?",
    thickness: "AZ=1 AB=1.2 AE=1.5 AH=1.8 BZ=2 BD=2.4 CZ=3 CE=3.5 DZ=4 DC=4.3 EZ=5 ED=5.4 FD=6.4 GZ=7",
    bodies:
      "0806=2x1.6 1008=2.5x2 1212=3.65x3 1616=4.45x4.06 2020=5.49x5.18 2525=6.86x6.47 3232=8.64x8.18 4040=11.5x10.3 5050=13.21x12.9 6767=17.15x17.15 7575=19x19",
    automotive: { series: /^(?:A1|[1-8]A)$/ },
  },
  // Source: KiCad's footprints (Inductor_SMD, 7ebfa6b23cc2), with the data sheets that they name; numbers of BOMs.
  {
    type: "power inductor",
    number:
      "(?:IHSM|IFSC)-?{body:1515|3825|4825|5832|7832}{thickness:AH}?[A-Z]{2}{value:R[0-9]{2}|[0-9]R[0-9]|[0-9]{3}}{tolerance}[A-Z0-9]*",
    tolerance: "K? M L=",
    thickness: "AH=1.8",
    bodies: "1515=4x4 3825=11.2x6.3 4825=13.7x6.3 5832=16.3x8.1 7832=19.8x8.1",
  },
  // Source: knowledge of the ordering guides; a line of a BOM.
  {
    type: "leaded capacitor",
    number: "(?:K|D|S|H){value}{tolerance}[0-9]{2}{characteristic}(?:{voltage}[0-9])?[A-Z0-9]+",
    characteristic: "C0G? X7R? Z5U? Y5P? Y5U? Y5V?",
    voltage: "F=50? H=100? K=200?",
    tolerance: "C? D? F? G? J? K M? Z?",
  },
];
