import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readNumber } from "../../../src/bom/numbers/read-number";

test.each([
  [
    "ours whole",
    "GRM188R71H104KA93D GRM188R71H104KA93# #A914BY-101M=P3 1277AS-H-2R2M=P2 DFE252012PD-2R2M=P2 RCEC71H106K3K1H03B",
  ],
  [
    "ours whole",
    "GCH1555C1H100JE01 GGM155C71A105KE38 KRM55L5C2J153JDL1 GA342A1XGD100JW31 MDH6045C-100MA DFE201210U-1R0M",
  ],
  ["ours series", "GRM188R71H104K GRM188R71H104KA9 LQG15HS6N2S0 GRM188XX7X"],
  ["ourOtherCategory series", "BLM18AG601SN1D NFZ32BW881HZ10 DLW43SH101XK2 CSTNE8M00GH5C000R0 PVZ3A PKLCS1212E4001-R1"],
  ["otherMaker whole", "CL10B104KB8NNNC GA2220Y104KXABC31G C1608X5R1E106M080AC"],
  ["component series", "RC0603FR-0710KL AR0603FR-0710KL T491A106K016AT 50SVPK33M 744232090"],
  ["component start", "STM32F103C8T6 BSS138"],
  ["unknown null", "CUSM0805 XYZ123 100NF"],
])("%s: %s", (expected, numbers) => {
  const read = numbers.split(" ").map((number) => [number, readNumber(number)] as const);
  expect(read.map(([number, { whose, form }]) => `${number}: ${whose} ${String(form)}`)).toEqual(
    read.map(([number]) => `${number}: ${expected}`),
  );
});

test.each([
  [
    "integratedCircuit",
    "STM32F103C8T6 TPS54331DDAR LM317DCYR LM358 AT25SF041B-SSHD-T 74HC595D SN74AVC4T245PWR LMK00304RTVR",
  ],
  [
    "integratedCircuit",
    "ATMEGA328P-AU MCP23S17-E/SS LTC2944 FT232RL W25N01GVZEIG CH340G NCP1117ST33T3G ADUM3160BRWZ PCF8574T",
  ],
  ["transistor", "BSS138 2N7002 IRFR5305 FDV301N DMG2305UX-7 AO3400A"],
  ["diode", "1N4148W-7-F BAT54S SS34 PMEG4005EH MBR0540T1G LL4148 CD4148"],
  ["connector", "B2B-XH-A S4B-PH-SM4-TB M20-9990246 TSW-102-07-G-S DF13-4P-1.25DSA U.FL-R-SMT-1 10118194-0001LF"],
  ["crystal", "FA-238 ECX-2236 CM315D32768DZFT"],
  ["tvsDiode", "USBLC6-2SC6 SMAJ51A PESD5V0S1BA"],
  ["switch", "PTS645SM43SMTR92 KMR221GLFS"],
  ["tantalumCapacitor", "T491A106K016AT TRJC106K025RRJ F971C106MBA"],
  ["aluminumCapacitor", "EEE-1EA100WR"],
  ["ferriteBead", "BLM15PX601SZ1D"],
  ["commonModeChoke", "ACM2012-900-2P-T002 ACT45B-510-2P-TL003 DLW5ATH450TQ2"],
  ["coupledInductor", "MSD7342-104ML LPD3015-472MRC"],
  ["supercapacitor", "HV0810-2R7105-R"],
  ["resistor", "RC0603FR-0710KL AR0603FR-0710KL"],
  ["ceramicCapacitor", "GRM188R71H104KA93D CL10B104KB8NNNC LMK107BJ105KA-T"],
  ["inductor", "1277AS-H-2R2M=P2 LQM2HPN2R2MG0L SRN6045-1R0Y ADL3225V-470MT"],
  ["null", "ACT2813QY-T PCF1C221MCL1GS"],
])("the kind is %s: %s", (kind, partnos) => {
  const kinds = partnos.split(" ").map((partno) => `${partno} ${String(readNumber(partno).kind)}`);
  expect(kinds).toEqual(partnos.split(" ").map((partno) => `${partno} ${kind}`));
});

test("a kind that no line of a BOM has confirmed is supposed", () => {
  expect(["BSS138", "TIP31C"].map((partno) => readNumber(partno).isKindSupposed)).toEqual([false, true]);
});

test.each([
  ["490-GRM155R71C104KA88DCT-ND", "DigiKey GRM155R71C104KA88D"],
  ["490-1532-1-ND", "DigiKey null"],
  ["81-GRM155R71C104KA8D", "Mouser GRM155R71C104KA8D"],
  ["C25744", "LCSC null"],
  ["C0402", "null C0402"],
])("the order number %s: %s", (text, expected) => {
  const { distributor, partno } = readNumber(text);
  expect(`${String(distributor)} ${String(partno)}`).toBe(expected);
});

test("no capacitor or inductor of a known family is another component", () => {
  const [, ...lines] = readFileSync(join(__dirname, "examples.txt"), "utf8").trim().split("\n");
  const partnos = lines.map((line) => line.split(" ")[0] ?? "");
  expect(partnos.filter((partno) => readNumber(partno).whose !== "otherMaker")).toEqual([]);
});
