import type { Family } from "./family";

export const multicomp: readonly Family[] = [
  {
    series: "MCMT, MCSH",
    type: "capacitor",
    source: "as Walsin's special series; five numbers",
    number: "MC(?:MT|SH){size}{characteristic}{value}{tolerance}{voltage}[CL][TQGB]",
    size: "15=0402? 18=0603 21=0805",
    characteristic: "N=C0G B=X7R? X=X5R?",
    voltage:
      "2R5=2.5 4R0=4 6R3=6.3 100=10 160=16 250=25 350=35 500=50 630=63 101=100 201=200 251=250 401=400 451=450? 501=500 631=630 102=1000 152=1500? 202=2000 302=3000",
    tolerance: "A? B? C? D? F G? J? K? M? Z?",
  },
  {
    series: "MC0603B104K500CT",
    type: "capacitor",
    source: "as Walsin's numbers; lines of BOMs",
    number: "MC-?{size}{characteristic}{value}{tolerance}{voltage}[CL]T?",
    size: "01R5=01005? 0201? 0402 0603 0805 1206 1210 1808? 1812? 1825? 2220? 2225?",
    characteristic: "N=C0G B=X7R X=X5R F=Y5V",
    voltage:
      "2R5=2.5 4R0=4 6R3=6.3 100=10 160=16 250=25 350=35 500=50 630=63 101=100 201=200 251=250 401=400 451=450? 501=500 631=630 102=1000 152=1500? 202=2000 302=3000",
    tolerance: "A? B? C? D? F G? J? K? M Z?",
  },
];
