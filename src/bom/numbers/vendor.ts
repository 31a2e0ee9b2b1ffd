import type { Family } from "./family";

/** The manufacturer's own numbers, whose codes count only if the service doesn't have the number, which may be cut. */
export const vendor: readonly Family[] = [
  {
    series: "GRM, GCM, GRT",
    type: "capacitor",
    source: "the manufacturer's part numbering sheet (service/data/mlcc-codes.json)",
    number:
      "{series:G(?:RM|RT|RJ|R3|CM|CJ|CQ|CG|CD|CE|C3|JM|J4|QM|XT|MD)}{size}[0-9A-Z]{characteristic}{voltage}{value}{tolerance}?[0-9A-Z]{0,3}[A-Z#]?",
    size: "01=008004 02=01005 03=0201 15=0402 18=0603 21=0805 22=1111 31=1206 32=1210 42=1808 43=1812 52=2211 55=2220",
    characteristic:
      "1X=SL 2C=CH 3C=CJ 3U=UJ 4C=CK 5C=C0G 5G=X8G 7U=U2J B1=B B3=B C6=X5S C7=X7S C8=X6S D6=X5T D7=X7T D8=X6T E7=X7U L8=X8L M8=X8M N8=X8N R1=R R6=X5R R7=X7R R9=X8R F5=Y5V E4=Z5U",
    voltage:
      "0D=2 0E=2.5 0G=4 0J=6.3 1A=10 1C=16 1D=20 1E=25 1H=50 1J=63 1K=80 2A=100 2D=200 2E=250 2W=450 2H=500 2J=630 3A=1000 3B=1250 3D=2000 3F=3150 YA=35",
    tolerance: "B C D F G J K M W Z",
    automotive: { series: /^G(?:C|RT)/ },
  },
  {
    series: "LQB, LQG, LQH, LQM, LQP, LQS, LQW",
    type: "inductor",
    source: "the manufacturer's list of inductors",
    number: "LQ[BGHMPSW](?:{size}|[0-9][0-9A-Z])[A-Z]{2}{value}{tolerance}?[0-9A-Z]{0,3}[A-Z#]?",
    size: "02=01005 03=0201 15=0402 18=0603 21=0805 31=1206 32=1210 43=1812",
    tolerance: "B C D G H J K M N S W",
  },
];
