import { readFileSync } from "node:fs";
import { join } from "node:path";
import { kindOfComponent } from "../../../src/bom/numbers/other-components";

test.each([
  [
    "integratedCircuit",
    "STM32F103C8T6 TPS54331DDAR LM317DCYR LM358 AT25SF041B-SSHD-T 74HC595D SN74AVC4T245PWR LMK00304RTVR",
  ],
  ["integratedCircuit", "ATMEGA328P-AU MCP23S17-E/SS LTC2944 FT232RL W25N01GVZEIG CH340G NCP1117ST33T3G ADUM3160BRWZ"],
  ["transistor", "BSS138 2N7002 IRFR5305 FDV301N DMG2305UX-7 AO3400A"],
  ["diode", "1N4148W-7-F BAT54S SS34 PMEG4005EH MBR0540T1G LL4148"],
  ["connector", "B2B-XH-A S4B-PH-SM4-TB M20-9990246 TSW-102-07-G-S DF13-4P-1.25DSA U.FL-R-SMT-1 10118194-0001LF"],
  ["crystal", "FA-238 ECX-2236 CM315D32768DZFT"],
  ["tvsDiode", "USBLC6-2SC6 SMAJ51A PESD5V0S1BA"],
  ["switch", "PTS645SM43SMTR92 KMR221GLFS"],
])("%s: %s", (kind, partnos) => {
  expect(partnos.split(" ").map((partno) => `${partno} ${String(kindOfComponent(partno))}`)).toEqual(
    partnos.split(" ").map((partno) => `${partno} ${kind}`),
  );
});

test("PCF1C221MCL1GS, an aluminum capacitor, isn't a PCF8574", () => {
  expect([kindOfComponent("PCF1C221MCL1GS"), kindOfComponent("PCF8574T")]).toEqual([null, "integratedCircuit"]);
});

test("no capacitor or inductor of a known family is one", () => {
  const [, ...lines] = readFileSync(join(__dirname, "examples.txt"), "utf8").trim().split("\n");
  const partnos = lines.map((line) => line.split(" ")[0] ?? "");
  expect(partnos.filter((partno) => kindOfComponent(partno) !== null)).toEqual([]);
});
