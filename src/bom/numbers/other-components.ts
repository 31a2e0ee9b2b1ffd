import type { ComponentKind } from "../claims/component-kind";
import { kindOfNumber } from "../claims/kind-signs";
import { decodeNumber } from "./decode";

/** Whether the form of a number is known, other than that of the capacitors and inductors that the service lists. */
export const isOfKnownForm = (partno: string): boolean =>
  kindOfNumber(partno) !== null || kindOfComponent(partno) !== null || decodeNumber(partno).length > 0;

/**
 * The kind of another manufacturer's IC, transistor, diode, connector, or similar, by the start of its number; null if
 * the series isn't known. Most of our own numbers are longer, so a mistyped one isn't mistaken for an IC.
 * @param partno in uppercase
 */
export function kindOfComponent(partno: string): ComponentKind | null {
  if (/^[0-9A-Z]{17,}$/.test(partno)) return null;
  forms ??= (Object.entries(series) as [ComponentKind, string][]).map(([kind, starts]) => [
    kind,
    new RegExp(`^(?:${starts.replace(/\s+/g, "|")})`),
  ]);
  return forms.find(([, form]) => form.test(partno))?.[0] ?? null;
}

let forms: readonly (readonly [ComponentKind, RegExp])[] | undefined;

const { raw } = String;

/**
 * The starts of the numbers of known series, as regular expressions, a line for each manufacturer where one has many. The
 * first that matches decides. None matches a number of ours, or a capacitor's or an inductor's: LMK107 is a capacitor,
 * LMK00304 a clock buffer. From knowledge of the manufacturers' numbers, not from a published list; not complete.
 */
const series: Readonly<Partial<Record<ComponentKind, string>>> = {
  tvsDiode: raw`SM[ABCDF][JF]?\d P4SMA P6SMB P6KE 1\.5KE 1\.5SMC ESD\d ESDA PESD\d USBLC6 SP05\d SP30\d SP40\d TPD\d{1,2}[ES] RCLAMP SRV05
    SMS05 NUP\d{4} CDSOT PRTR5V IP42\d\d D5V0 GSOT\d SLVU TVS\d SM712 AZC\d{3} CPDQ`,
  zenerDiode: raw`BZ[XTVG]\d MMSZ\d SZMM MM[35]Z\d TZM[C5] ZMM\d UDZV? PDZ\d TDZ\d 1SMB59 1SMA59`,
  led: raw`LTST- LTW- LTL-?\d AP[TF]?[ABDH]?\d{4}[A-Z]{2} APHHS WP\d{2,4}[A-Z] KP[TBH]?[A-Z]*-\d SML-[A-Z0-9] SML[EP]\d HSM[EGHY]- ASM[TB]-
    150\d{3}[A-Z]{2}7 LNJ\d QBLP WS281\d SK68\d\d APA10\d 1[1-9]-\d{2,3}[A-Z]?/ L[SGYBWO][A-Z]?\s?[A-Z]\d[0-9A-Z]{2}- VLM[A-Z]\d XPE XPG`,
  diode: raw`1N\d{3,4} 1SS\d{3} BA[STVWR]\d\d BB\d{3} BY[VWTG]\d MBR[A-Z]{0,2}\d MUR[A-Z]?\d SS[1235]\d[A-Z]{0,3}$ SS[1235]\d-
    B[1-5][2-6]0[A-Z]{0,2}-1 B05\d\dW B581\dW PMEG\d RB\d{3}[A-Z] SDM\d SD10[13] US1[A-M] ES[123][A-J]$ RS1[A-M] S[123][A-M]$ S[123][A-M]-
    GF1[A-M] SM400\d NSR\d STPS\d STTH\d MMBD\d MMSD\d LL4148 CD4148 CDB[A-Z]\d CUS\d DFLS\d{3}L?-7 HSM[SP]- SMS76 VS-\d MB\dS DB10\d SBR\d UF400\d`,
  transistor: raw`2N\d{3,4} 2S[ABCDJK]\d{3,4} BC[13-8]\d\d(?!\d) BC[PXRVM]\d\d BD1[34]\d BF\d{3} BF[PRGUS]\d BS1[07]0 BS[SPHORCZN]\d BUK\d MMBT MMBF MPSA
    PMBT PM[VZF]\d PMXB PSMN IRF[A-Z]{0,3}\d IRL[A-Z]{0,3}\d IP[BDPW]\d SI[1-9]\d{3}[A-Z] SI[RSA][A-Z]?\d{2,3}[A-Z] SQJ?\d SUD\d CSD[1-9]\d{4}
    DM[NPGC]\d\d[0-9D][0-9A-Z]{0,8}-(?:7|13) NT[RDKJ]\d NT[MT]FS NDS\d NDT\d FDN3\d\d FDV30\d[NP] FDS[2-9]\d{3} FDC[2-9]\d{2,3}[A-Z] FDMC\d{4}[A-Z] FQ[DP]\d
    SSM[36]\w DT[ACD]\d{3} PDT[ACD] PUM[DH]\d PBSS\d PZT[23A] MUN[25]\d AO[3-9]\d{3} AO[NDT]\d FMMT\d FZT\d ZX[TM][A-Z] TIP\d\d MJ[DE]\d MJ\d{4} S[89]0[15]\d SS8[05]50
    ST[PDBNWL]\d{1,3}N TP0610 VN\d{4}L EPC2\d{3} J1\d\d$ MMBFJ`,
  oscillator: raw`ASE-?\d ASEM\d ASFL ASV-\d ASTX ASDM\d SG-?\d{3} X1G00 DSC[16]\d{3} SIT\d{4} CB3LV CFPS- FXO- LFSPXO TG-?\d{4} SI5[1-9]\d`,
  crystal: raw`ECX- FOXS FC-?1 FA-\d{3} Q\d\d[A-Z]{2}\d CM(?:130|200|315|519) HC-?49 ATS\d\d 7[ABMV]-\d\d 9[BC]-\d MC-\d{3} AB26T`,
  connector: raw`[BS]\d{1,2}[BP]S?-[A-Z]{2} [BS]M\d\dB- S[HX]L?\d\d- (?:PH|XH|GH|SH|VH|EH|ZH)[RP]-\d (?:PAP|PUDP)-\d S[A-Z]{2}-\d{3}T-P
    M20-\d M22-\d M40-\d M50-\d TSW-\d SSW-\d T[SM]M-\d SSM-\d FTSH?- FTM- CL[PM]-\d [ST]FM-\d SMM-\d Q[ST][HE]- B[ST][HE]-\dLSHM- E[RS][FMQW]\d?- SEA[FM]- HSEC8- ASP-\d
    DF\d{1,2}[A-Z]{0,3}(?:\(\d\.\d+\))?-\d{1,3}[DPS] FH\d\d[A-Z]{0,3}- FX\d{1,2}[A-Z]?- BM\d\d[A-Z]?\( U\.FL W\.FL UFL- ZX\d\d- UX60 DM3[A-Z]{1,3}- MM60
    PJ-?\d{3} UJ[2-9C]?- USB4\d{3} USB3\d{3}- USB-[ABC] TB\d{3}- SJ1?-\d{4} STX-\d KLDX KUSB NE8F NC[34][FM] NRJ\d RJHSE RJMG ARJM J[01]\d{2,3}[0-9A-Z]{3,6} HR9\d HR8\d SS-\d{4,5}- SI-\d{5}
    PREC\d PRPC\d PPTC\d PPPC\d NRPN\d SBH\d\d- SFH1\d HDR\d PBC\d\d N\d{4}-\d{4} OST[VTHO] ED\d{2,3}[A-Z/] CONSMA CONUFL MKDS MSTB 142-\d{4} \d{5,8}-\d{3,4}[A-Z]{2,4} \d{4,7}-\d{1,4}[A-Z]{0,2}$`,
  switch: raw`PTS\d{3} KMR\d KSC\d KXT\d B3[FSU]- EVQ-?[0-9A-Z] EVP-?[A-Z] SK[RHQS][A-Z]{2} FSM\d JS\d{6} EG[12]\d{3} CAS-\d A6[SHT]R?-\d 218-\d 219-\d TS-?1\d OS10\d{4} TL1100 TL3\d{3}`,
  relay: raw`G[56][A-Z]{1,2}[0-9A-Z]*- G2R-? EC2-\d EE2-\d TX2 AGQ\d HF\d{2,3}[A-Z]*/ SRD-\d AQ[YVW]\d{3} CPC1\d{3}`,
  fuse: raw`0ZC[A-Z]\d MI[CN][RI]O?SMD NANOSMD SMD\d{3,4}[PFB]? MF-[A-Z]{2,5}\d (?:0603|0805|1206|1210|1812|2920)L\d SF-\d{4} BK/ 04\d{2}\d{3}\.?[A-Z]{2} C1Q BSMD\d`,
  battery: raw`CR(?:1[0-9]|2[0-9])\d\d$ MS621 ML\d{3,4}[SR/] BAT-HLD BHX\d BC2032 BK-\d{3} BS-7 BU20\d\d S8411`,
  antenna: raw`ANT\d{4} ANT-\d W3\d{3} 2450AT AMCA\d FR01-`,
  filter: raw`LFCN HFCN BFCN SF2\d{3} TA\d{4}A 2450(?:BM|BL|FB) B39\d{3} EMIF\d`,
  transformer: raw`HX\d{4}NL H[15]\d{3}(?:NL|FNL) TC\d-\d ADT\d- ETC\d-\d MABA PE-\d{5} SM-LP WA\d{4}-`,
  thermistor: raw`ERT-?J MF52 NTC\d`,
  varistor: raw`MOV-\d V\d{2,3}[A-Z]{1,3}\d ERZ-?[A-Z] MLV[CE] CG0[46]0\dML`,
  potentiometer: raw`3296[A-Z] 3362[A-Z] 3314[A-Z]-\d 3386[A-Z] TC33X PTV09 PEC1[12] EC1[12] RK09`,
  module: raw`ESP32- ESP-?(?:WROOM|12|07|01) NEO-[6-9M] MAX-M SAM-M ZED-F SARA- NINA- BG9\d SIM[78]\d\d RFM\d\d RN(?:41|42|4871|2483) R-78 RP[MY]- TSR\s?[0-9]- TMR\s?\d HLK- XB(?:EE|3|24) MDBT\d`,
  sensor: raw`BM[PEGIMA]\d{3} BNO\d MPU-?\d{4} ICM-?\d{5} SHT[CW]?\d SGP\d\d MLX\d HMC5883 APDS- VEML\d SI70\d LI[SI][23][A-Z] LSM[369] LPS2 HTS221 VL53 MMA[78]\d FXOS MS5\d{3}
    TSOP\d QRE1 TEMT\d HDC\d{4} DS18B20`,
  integratedCircuit: raw`STM32 STM8[SLA] STM69 STSPIN ST[123]\d{3} STUSB L78 L79 L29[38] L6\d{3} LD1117 LD[1-4]\d{3} LDK\d M24C M25P M95\d TS\d{3,4}[A-Z] TSV\d ULN\d TDA\d VN[57H]
    LPC\d{3,4} MK\d\d[A-Z] MK[LEV]\d\d MIMX MCIMX S32K MC(?:9S|33\d{3}|34\d{3}|78|79|14\d{3}|100|68) PCA\d{4} PCAL PCF\d{4} TJA\d SC16 SC18 SGTL NX[35]P MFRC PN5 SE05 CBTL KW\d
    74[A-Z]{1,5}\d{1,5} SN[57]4 SN[67]5 SN[A-Z]?65 CD4\d{3} CD74 HEF4 HCF4 NC7[SWNVP] NL17 NL27 NLAS TC7[4SW] MM74 MC74
    TPS\d{3,6} TPS[67][0-9A] TL[VC]\d TL0\d\d TL4\d\d TL7\d\d LM(?!\d\d[A-Z]{2}\d)\d{2,5} LM[VRCHTXPGZ]\d LMK[01]\d{4} LP\d{3,4} LF[34]\d\d OPA\d INA\d THS\d ADS\d DAC\d PCM\d TAS\d TPA\d T[XS][SB]0 LSF0
    MSP4 TM4C CC(?:1[013]|2[56]|3[023])\d\d[A-Z]? AM335 AM62 TMS320 DRV\d UCC\d BQ\d ISO\d{3} REF\d TMP\d TCA\d{4} TUSB DP83 HD3SS PTH\d TS3 TS5 TRS\d CDC[A-Z]\d BUF\d XTR MAX\d DS(?!(?:1608|3316|5022)[A-Z])\d{4} DS90 TPL\d TMUX NE5\d UA78 UC3\d TXU RC4558
    AD\d{3,5} AD[AEFGLMPRSTVX]\d ADAU AD[UX][MCLR][A-Z]?\d ADSP ADIN LT\d{4} LTC\d LTM\d HMC\d SSM2 OP(?:07|27|37|177|184|27\d|29\d|4\d\d) REF0
    ATMEGA ATTINY ATSAM ATXMEGA AT90 AT91 AT2[1458] AT42 AT45 AT86 AT89 ATECC ATSHA PIC\d DSPIC 24[LAF][CA]\d 24C\d 25[LA][CA]\d 93[LAC][CA]?\d 23[LK]C? 11[LA][CA] MCP\d MIC\d LAN\d USB[2-7]\d{3}
    KSZ\d SST\d ENC\d PAC1 EMC\d TC\d{4}- RP2 NRF\d EF[MR]\d CP21 C8051 SI[1458]\d\d{1,2}- SI[45678]\d{3} CY\d CYUSB CYPD CYBL S25F S29 FM2[45] XMC\d IR[S2]\d{3,4} TLE\d BTS\d IFX\d ICE\d
    ESP32 ESP82 FT\d{3,4} CH3[2-9]\d CH9\d CH55 PL2303 GL\d{3} HT[3678]\d ME6 AMS1117 AP[1-9]\d{3} AZ1117 PAM\d PI[3-7][A-Z] RT[4-9]\d{3} RTL8 TP[45]\d{3} DW01 MT3608 SX1\d{3} SPX\d CH224 CN3\d{3} TMC2\d{3} SY[678]\d MP[QM]?\d{4} XC6\d XC9 BD\d{4,5} BU\d{4} BA\d{4} BH1 BR2
    FAN\d FUSB FSA\d FSUSB FOD\d NC[PVSN]\d{3} CAT\d\d NB[367] ISL\d ICL\d EL\d{4} R5F R7F UPD\d 5P49 8[VT]\d IDT\d
    W25[QNX] W9[78]\d MX25 MX29 GD25 GD32 IS[2-6]\d AS4C AS6C MT4[0178] MT2[59] N25Q K4[AB]\d K9F H5T EN25 XC(?:[2-7][A-Z]|95|F\d|ZU) LCMXO LFE\d ICE40 EP\d[A-Z] EPM\d EPC[SQ] 5C[EGS] 5M\d 10M\d\d 10CL A3P M2S
    LAN87 W5[15]00 KSZ 88E\d AR\d{4} QCA BCM\d ACS[37]\d ACPL HCPL HCNR A[13489]\d{3}[A-Z]{2} CNY1 SFH6 VO\d{4} IL\d{3} 4N[23]\d 6N13 MOC\d PC817 PC123 LTV- EL8\d TLP\d{3} PS2\d{3}
    CS4[23]\d WM8 AK4 ALC\d TAS TPIC PGA\d SKY\d TQP QPL RF\d{4} PE4\d BG[AU]\d MGA- PSA4 PGA- LMS7 MASW AX5 SC\d{4} SP[36]\d{3} XR\d{4} AAT\d S-8\d NJM\d SGM\d TPS2 ZXCT HX711 TMI IP1\d OV\d{4} MT9`,
};
