import type { Family } from "./family";

export const kemet: readonly Family[] = [
  // Series X and J have flexible terminations, and so do Y and W; F and J are open mode, S and Y have floating
  // electrodes; H is for 200 °C. AUTO, 3190, 3191, and 3316 mean automotive grade. Source: data sheet C1006_X5R_SMD,
  // Ordering Information (in jshebey/PushPin); partmanager/partsdb; ordering guide.
  {
    type: "capacitor",
    number:
      "C-?{size}{series:[CFGHJLRSTVWXY]}{value}{tolerance}{voltage}{characteristic}[A-Z0-9]?[A-Z]?{packaging:-?[A-Z0-9]*}",
    size: "0201 0402 0603 0805 1206 1210 1808? 1812 1825? 2220 2225?",
    characteristic: "G=C0G H=X8R J=U2J N=X8L P=X5R R=X7R T=X8G U=Z5U V=Y5V",
    voltage: "7=4 9=6.3 8=10 4=16 3=25 6=35 5=50 M=63 1=100 2=200 A=250 C=500 B=630 D=1000 F=1500 G=2000 Z=2500 H=3000",
    tolerance: "B C D F G J K M Z",
    automotive: { packaging: /^-?(?:AUTO|319[01]|3316)/ },
    softTermination: { series: /^[XJYW]$/ },
    failSafe: { series: /^[FSJY]$/ },
    hot: { shapes: { series: /^H$/ }, celsius: 200 },
  },
  // Source: ordering guide; checked on lines of BOMs and rows of distributors.
  {
    type: "capacitor",
    number: "CBR-?{size}C{value}{tolerance}{voltage}{characteristic}[A-Z]{2}{packaging:[A-Z0-9]*}",
    size: "02=0201 04=0402 06=0603 08=0805",
    characteristic: "G=C0G",
    voltage: "9=6.3 8=10 3=25 5=50 1=100 2=200 A=250 C=500",
    tolerance: "A B C D F G J K? M?",
    highQ: { size: /^/ },
    automotive: { packaging: /AUTO/ },
  },
  // These parts have leads; the two digits are the shape. Source: knowledge of the ordering guide; four lines of BOMs.
  {
    // The series are C3xx and C4xx.
    type: "leaded capacitor",
    number: "C[34][0-9]{2}C{value}{tolerance}{voltage}{characteristic}[0-9A-Z][TC][A-Z0-9]*",
    characteristic: "G=C0G? R=X7R? U=Z5U? P=X5R?",
    voltage: "3=25? 5=50? 1=100? 2=200 A=250? C=500?",
    tolerance: "C? D J K M? Z?",
  },
];
