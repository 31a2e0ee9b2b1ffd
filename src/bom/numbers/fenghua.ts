import type { Family } from "./family";

export const fenghua: readonly Family[] = [
  {
    series: "0603B104K500NT",
    type: "capacitor",
    source: "MLCC NPO p. 1 and X7R p. 1-2, How to order, as quoted in zhoel-sherk/VALVET; sakoPO/partname-resolver",
    number: "{size}-?{characteristic}{value}{tolerance}{voltage}[NS][TB]",
    size: "0201? 0402 0603 0805 1206 1210? 1808? 1812? 2220? 2225?",
    characteristic: "CG=C0G COG=C0G? B=X7R X=X5R? F=Y5V?",
    voltage:
      "2R5=2.5 4R0=4 6R3=6.3 100=10 160=16 250=25 350=35 500=50 630=63 101=100 201=200 251=250 401=400 451=450? 501=500 631=630 102=1000 152=1500? 202=2000 302=3000",
    tolerance: "B? C? D? F? G? J K M? Z? S?",
  },
];
