import type { ComponentKind } from "../claims/component-kind";

/**
 * Series of which only the kind is known: the starts of their numbers, as regular expressions. The first that matches
 * decides. None matches a number of ours, or a capacitor's or an inductor's: LMK107 is a capacitor, LMK00304 a clock buffer.
 */
type Starts = Readonly<Partial<Record<ComponentKind, string>>>;

const { raw } = String;

/** Starts from the manufacturers' ordering guides. A number with one of them is recognized in any text. */
export const startsFromGuides: Starts = {
  tantalumCapacitor: raw`T(?:49[0-9]|5[0-9][0-9]?|35[0-9])[A-Z] TAJ[A-Z] TPS[A-EVWY]\d{3} TCJ[A-Z]\d TAP\d{3} TLJ[A-Z] TMJ[A-Z] T(?:PM|RJ|HJ)[A-Z]\d F9[1235678]\d 29[1-8]D 59[1-7]D TR3[A-E] TMC[A-Z]\d CA45 267M (?:2R5|\d{1,2})TP[EBF] EEFC? T52\d TCN[A-Z]4`,
  polymerCapacitor: raw`EEH-? A7[56]\d APXA PC[VX]\d (?:1[06]|2[05]|35|50)?SVP OCV EEF-`,
  aluminumCapacitor: raw`EE[EUV] ECA-?\d EC[EO][AS] U(?:W[TXDP]|U[DR]|V[RZK]|HE|P[WM]|C[DML]|SR|KL|ES)\d RVT\d RVE VES\d VE-?\d{3} VEJ\d ED[HKT]\d{3}M U[A-Z]{2}[0-2][A-Z]\d[\dR]\d[KM] EMV[AEYZ] EMZ[AR] EKM[GEQ] EK[YZ] ELXZ? 86[05]\d{9} AEA
    MAL2 RGA RHA\d{3} SK\d{3}M ESK\d YXF CA\d{3}M \d{2}ZLH`,
  filmCapacitor: raw`ECQ ECW ECPU ECHU MK[PST] FKP R82[A-Z]{2} R46 PHE B32\d{3} BFC2 (?:0201|0402|0603|0805)[1-6YZ]J\dR DME CBB ECH-U`,
  micaCapacitor: raw`CDV?(?:10|15|16|19|30)[CEF][A-Z]?\d{3}`,
  feedthroughCapacitor: raw`YFF\d`,
  capacitorArray: raw`CX(?:0402|0603|0805|1206)[KM]`,
  commonModeChoke: raw`ACM\d{3,4} DLP CMF SRF\d{4} 7442[37]\d 74482[1-9] B8279\d WCM\d MCZ TCM\d{4} ACT(?:45|1210) SDCW CMC EXC-?(?:14|16|18|24|28|34)C[A-Z] RN[12]\d\d-`,
  coupledInductor: raw`(?:MSD|LPD)\d{4}[A-Z]{0,3}-`,
  supercapacitor: raw`[HX]V\d{4}-[2R]`,
  transformer: raw`YA\d{4}-BL`,
  thermistor: raw`NTCG NTCLE NTCS NTHS B5\d{4} PTS(?:0603|0805|1206)`,
  resonator: raw`ZTT AWSCR`,
  crystal: raw`ABM\d ABS\d ABLS NX\d{4} FC-?1\d FA-?\d{3} ECS-(?!MP) CX\d{4} TSX- X\d{4}\d{2}M LFXTAL`,
  ferriteBead: raw`MPZ\d MMZ\d MFZ MH[A-Z]?\d{4}- (?:[HM]I|[GH]Z|L[FI])\d{4}[A-Z]\d 74279\d BK[HP]?\d{4} FBM[HLJ]?\d BKP UPZ\d PZ\d{4} PB[YZ]\d CBG\d CI[BCMS]\d IL[BH]B BBNZ BM[BC]\d ACML MU\d{4}- FCM\d{4} EXC[-A-Z] FB\d{4} WLBD [HM]CB\d{4}
    QT\d{4}RL Z\d{4}C CZB HB\d{4} SB[JKNY]\d{4} BKT\d`,
  resistor: raw`RC\d{4}[FJDK] RC-?\d{2} A[CR]0\d{3}[FJ]R- ERJ ERA-?\d CRCW CRG\d RMCF RNCP RG\d{4} [RW]K73 TNPW MCR\d{2} WR\d{2} 0\d{3}W[A-Z]{2} 1206W RTT\d CR\d{4}- RR\d{4} RT\d{4}[BDF] SR\d{4} CSR\d CSRN WSL LRMA PT\d{4} RL\d{4} TLR
    FRC\d{4} [CM]FR- RN[56]\d CMF\d R[SC]-0\d[KL] RHM\d PE\d{4}[A-Z] KRL SMDR(?!H) LVK LR\d{4} ESR\d{2} RMEF ARG0 AS0\d (?:0201|0402|0603|0805|1206|1210|2512)[WS][0-9A-Z][FJ]\d MCWR\d MC\d\dW\d{4} CR[AM]\d{4} SG73 RN73 RHC\d WCR\d CPF\d{4}`,
  resistorNetwork: raw`EXB CAY1 CAT1 YC\d{3} 4D0\d RAVF 742C MNR`,
};

/**
 * Starts from lines of public BOMs that say the kind; those behind the question marks are unconfirmed: from knowledge,
 * not from a published list. Only texts that are known to be part numbers are compared with them. The list isn't
 * complete.
 */
export const startsFromLines: Starts = {
  commonModeChoke: raw`?? 5[0-2]\d{3}A?C$ 1259CM-`,
  tvsDiode: raw`SM[ABCDF][JF]?\d P4SMA P6SMB ESD\d ESDA PESD\d USBLC6 SP05\d SP30\d TPD\d{1,2}[ES] RCLAMP NUP\d{4} PRTR5V IP42\d\d D5V0 TVS\d ?? P6KE 1\.5KE 1\.5SMC SP40\d SRV05 SMS05 CDSOT GSOT\d SLVU SM712 AZC\d{3} CPDQ`,
  zenerDiode: raw`BZ[XTVG]\d MMSZ\d MM[35]Z\d ZMM\d PDZ\d 1SMA59 ?? SZMM TZM[C5] UDZV? TDZ\d 1SMB59`,
  led: raw`LTST- LTL-?\d AP[TF]?[ABDH]?\d{4}[A-Z]{2} WP\d{2,4}[A-Z] KP[TBH]?[A-Z]*-\d SML-[A-Z0-9] HSM[EGHY]- 150\d{3}[A-Z]{2}7 WS281\d 1[1-9]-\d{2,3}[A-Z]?/ ?? LTW- APHHS SML[EP]\d ASM[TB]- LNJ\d QBLP SK68\d\d APA10\d
    L[SGYBWO][A-Z]?\s?[A-Z]\d[0-9A-Z]{2}- VLM[A-Z]\d XPE XPG`,
  diode: raw`1N\d{3,4} BA[STVWR]\d\d MBR[A-Z]{0,2}\d MUR[A-Z]?\d SS[1235]\d[A-Z]{0,3}$ B[1-5][2-6]0[A-Z]{0,2}-1 B05\d\dW B581\dW PMEG\d RB\d{3}[A-Z] S[123][A-M]- NSR\d STPS\d LL4148 CDB[A-Z]\d ?? 1SS\d{3} BB\d{3} BY[VWTG]\d SS[1235]\d- SDM\d
    SD10[13] US1[A-M] ES[123][A-J]$ RS1[A-M] S[123][A-M]$ GF1[A-M] SM400\d STTH\d MMBD\d MMSD\d CD4148 CUS\d DFLS\d{3}L?-7 HSM[SP]- SMS76 VS-\d MB\dS DB10\d SBR\d UF400\d`,
  transistor: raw`2N\d{3,4} 2S[ABCDJK]\d{3,4} BC[13-8]\d\d(?!\d) BC[PXRVM]\d\d BF\d{3} BS1[07]0 BS[SPHORCZN]\d BUK\d MMBT MMBF PMBT PSMN IRF[A-Z]{0,3}\d IRL[A-Z]{0,3}\d SI[1-9]\d{3}[A-Z] SI[RSA][A-Z]?\d{2,3}[A-Z] SUD\d CSD[1-9]\d{4}
    DM[NPGC]\d\d[0-9D][0-9A-Z]{0,8}-(?:7|13) NT[RDKJ]\d NT[MT]FS NDS\d FDN3\d\d FDV30\d[NP] DT[ACD]\d{3} AO[3-9]\d{3} AO[NDT]\d ZX[TM][A-Z] MJ[DE]\d S[89]0[15]\d SS8[05]50 EPC2\d{3} ?? BD1[34]\d BF[PRGUS]\d MPSA PM[VZF]\d PMXB IP[BDPW]\d
    SQJ?\d NDT\d FDS[2-9]\d{3} FDC[2-9]\d{2,3}[A-Z] FDMC\d{4}[A-Z] FQ[DP]\d SSM[36]\w PDT[ACD] PUM[DH]\d PBSS\d PZT[23A] MUN[25]\d FMMT\d FZT\d TIP\d\d MJ\d{4} ST[PDBNWL]\d{1,3}N TP0610 VN\d{4}L J1\d\d$ MMBFJ`,
  oscillator: raw`ASE-?\d ASTX SG-?\d{3} LFSPXO ?? ASEM\d ASFL ASV-\d ASDM\d X1G00 DSC[16]\d{3} SIT\d{4} CB3LV CFPS- FXO- TG-?\d{4} SI5[1-9]\d`,
  crystal: raw`FC-?1 FA-\d{3} Q\d\d[A-Z]{2}\d CM(?:130|200|315|519) ATS\d\d 7[ABMV]-\d\d MC-\d{3} ?? ECX- FOXS HC-?49 9[BC]-\d AB26T`,
  connector: raw`[BS]\d{1,2}[BP]S?-[A-Z]{2} [BS]M\d\dB- M20-\d M22-\d M50-\d TSW-\d SSW-\d T[SM]M-\d FTSH?- [ST]FM-\d Q[ST][HE]- E[RS][FMQW]\d?- ASP-\d DF\d{1,2}[A-Z]{0,3}(?:\(\d\.\d+\))?-\d{1,3}[DPS] U\.FL ZX\d\d- UX60 DM3[A-Z]{1,3}-
    PJ-?\d{3} UJ[2-9C]?- USB4\d{3} USB3\d{3}- SJ1?-\d{4} KLDX ARJM J[01]\d{2,3}[0-9A-Z]{3,6} SS-\d{4,5}- PRPC\d PPTC\d PPPC\d SFH1\d PBC\d\d N\d{4}-\d{4} OST[VTHO] ED\d{2,3}[A-Z/] \d{5,8}-\d{3,4}[A-Z]{2,4} \d{4,7}-\d{1,4}[A-Z]{0,2}$ ??
    S[HX]L?\d\d- (?:PH|XH|GH|SH|VH|EH|ZH)[RP]-\d (?:PAP|PUDP)-\d S[A-Z]{2}-\d{3}T-P M40-\d SSM-\d FTM- CL[PM]-\d SMM-\d B[ST][HE]-\dLSHM- SEA[FM]- HSEC8- FH\d\d[A-Z]{0,3}- FX\d{1,2}[A-Z]?- BM\d\d[A-Z]?\( W\.FL UFL- MM60 USB-[ABC] TB\d{3}-
    STX-\d KUSB NE8F NC[34][FM] NRJ\d RJHSE RJMG HR9\d HR8\d SI-\d{5} PREC\d NRPN\d SBH\d\d- HDR\d CONSMA CONUFL MKDS MSTB 142-\d{4}`,
  switch: raw`PTS\d{3} KMR\d KSC\d B3[FSU]- EVQ-?[0-9A-Z] SK[RHQS][A-Z]{2} FSM\d JS\d{6} EG[12]\d{3} A6[SHT]R?-\d 219-\d TS-?1\d OS10\d{4} TL1100 TL3\d{3} ?? KXT\d EVP-?[A-Z] CAS-\d 218-\d`,
  relay: raw`G[56][A-Z]{1,2}[0-9A-Z]*- EC2-\d HF\d{2,3}[A-Z]*/ ?? G2R-? EE2-\d TX2 AGQ\d SRD-\d AQ[YVW]\d{3} CPC1\d{3}`,
  fuse: raw`0ZC[A-Z]\d MI[CN][RI]O?SMD MF-[A-Z]{2,5}\d (?:0603|0805|1206|1210|1812|2920)L\d SF-\d{4} ?? NANOSMD SMD\d{3,4}[PFB]? BK/ 04\d{2}\d{3}\.?[A-Z]{2} C1Q BSMD\d`,
  battery: raw`BAT-HLD BK-\d{3} ?? CR(?:1[0-9]|2[0-9])\d\d$ MS621 ML\d{3,4}[SR/] BHX\d BC2032 BS-7 BU20\d\d S8411`,
  antenna: raw`2450AT ?? ANT\d{4} ANT-\d W3\d{3} AMCA\d FR01-`,
  filter: raw`LFCN ?? HFCN BFCN SF2\d{3} TA\d{4}A 2450(?:BM|BL|FB) B39\d{3} EMIF\d`,
  transformer: raw`TC\d-\d ADT\d- MABA ?? HX\d{4}NL H[15]\d{3}(?:NL|FNL) ETC\d-\d PE-\d{5} SM-LP WA\d{4}-`,
  thermistor: raw`?? ERT-?J MF52 NTC\d`,
  varistor: raw`V\d{2,3}[A-Z]{1,3}\d ERZ-?[A-Z] CG0[46]0\dML ?? MOV-\d MLV[CE]`,
  potentiometer: raw`3296[A-Z] TC33X RK09 ?? 3362[A-Z] 3314[A-Z]-\d 3386[A-Z] PTV09 PEC1[12] EC1[12]`,
  module: raw`ESP32- ?? ESP-?(?:WROOM|12|07|01) NEO-[6-9M] MAX-M SAM-M ZED-F SARA- NINA- BG9\d SIM[78]\d\d RFM\d\d RN(?:41|42|4871|2483) R-78 RP[MY]- TSR\s?[0-9]- TMR\s?\d HLK- XB(?:EE|3|24) MDBT\d`,
  sensor: raw`LSM[369] MS5\d{3} ?? BM[PEGIMA]\d{3} BNO\d MPU-?\d{4} ICM-?\d{5} SHT[CW]?\d SGP\d\d MLX\d HMC5883 APDS- VEML\d SI70\d LI[SI][23][A-Z] LPS2 HTS221 VL53 MMA[78]\d FXOS TSOP\d QRE1 TEMT\d HDC\d{4} DS18B20`,
  integratedCircuit: raw`STM32 STM69 STUSB L78 L29[38] LD1117 LD[1-4]\d{3} M24C TS\d{3,4}[A-Z] TSV\d ULN\d TDA\d LPC\d{3,4} MK\d\d[A-Z] MK[LEV]\d\d MCIMX MC(?:9S|33\d{3}|34\d{3}|78|79|14\d{3}|100|68) PCA\d{4} PCF\d{4} SC16
    74[A-Z]{1,5}\d{1,5} SN[57]4 SN[67]5 CD4(?!148)\d{3} CD74 NC7[SWNVP] TC7[4SW] MC74 TPS\d{3,6} TPS[67][0-9A] TL[VC]\d TL0\d\d TL4\d\d TL7\d\d LM(?!\d\d[A-Z]{2}\d)\d{2,5} LM[VRCHTXPGZ]\d LMK[01]\d{4} LP\d{3,4} OPA\d INA\d ADS\d DAC\d TPA\d
    T[XS][SB]0 MSP4 AM62 DRV\d BQ\d ISO\d{3} REF\d TCA\d{4} TUSB DP83 HD3SS TS3 TS5 CDC[A-Z]\d BUF\d MAX\d DS(?!(?:1608|3316|5022)[A-Z])\d{4} TMUX NE5\d AD\d{3,5} AD[AEFGLMPRSTVX]\d AD[UX][MCLR][A-Z]?\d LT\d{4} LTC\d LTM\d HMC\d ATMEGA
    ATTINY ATSAM AT2[1458] ATECC PIC\d 24[LAF][CA]\d 25[LA][CA]\d 93[LAC][CA]?\d MCP\d MIC\d LAN\d USB[2-7]\d{3} KSZ\d PAC1 TC\d{4}- RP2 NRF\d EF[MR]\d CP21 CY\d FM2[45] ICE\d ESP32 ESP82 FT\d{3,4} CH3[2-9]\d AMS1117 AP[1-9]\d{3} AZ1117
    PAM\d PI[3-7][A-Z] RT[4-9]\d{3} RTL8 TP[45]\d{3} DW01 SX1\d{3} SPX\d CH224 TMC2\d{3} XC6\d NC[PVSN]\d{3} CAT\d\d NB[367] ISL\d W25[QNX] W9[78]\d MX25 IS[2-6]\d AS4C MT4[0178] N25Q K4[AB]\d XC(?:[2-7][A-Z]|95|F\d|ZU) LFE\d EP\d[A-Z]
    EPC[SQ] 10M\d\d W5[15]00 88E\d AR\d{4} A[13489]\d{3}[A-Z]{2} SFH6 PC817 WM8 SKY\d TQP PE4\d LMS7 SC\d{4} XR\d{4} SGM\d ?? STM8[SLA] STSPIN ST[123]\d{3} L79 L6\d{3} LDK\d M25P M95\d VN[57H] MIMX S32K PCAL TJA\d SC18 SGTL NX[35]P MFRC PN5
    SE05 CBTL KW\d SN[A-Z]?65 HEF4 HCF4 NL17 NL27 NLAS MM74 LF[34]\d\d THS\d PCM\d LSF0 TM4C CC(?:1[013]|2[56]|3[023])\d\d[A-Z]? AM335 TMS320 UCC\d TMP\d PTH\d TRS\d XTR DS90 TPL\d UA78 UC3\d TXU RC4558 ADAU ADSP ADIN SSM2
    OP(?:07|27|37|177|184|27\d|29\d|4\d\d) ATXMEGA AT90 AT91 AT42 AT45 AT86 AT89 ATSHA DSPIC 24C\d 23[LK]C? 11[LA][CA] SST\d ENC\d EMC\d C8051 SI[1458]\d\d{1,2}- SI[45678]\d{3} CYUSB CYPD CYBL S25F S29 XMC\d IR[S2]\d{3,4} TLE\d BTS\d
    IFX\d CH9\d CH55 PL2303 GL\d{3} HT[3678]\d ME6 MT3608 CN3\d{3} SY[678]\d MP[QM]?\d{4} XC9 BD\d{4,5} BU\d{4} BA\d{4} BH1 BR2 FAN\d FUSB FSA\d FSUSB FOD\d ICL\d EL\d{4} R5F R7F UPD\d 5P49 8[VT]\d IDT\d MX29 GD25 GD32 AS6C MT2[59] K9F H5T
    EN25 LCMXO EPM\d 5C[EGS] 5M\d 10CL A3P M2S KSZ QCA BCM\d ACS[37]\d ACPL HCPL HCNR CNY1 VO\d{4} IL\d{3} 4N[23]\d 6N13 MOC\d PC123 LTV- EL8\d TLP\d{3} PS2\d{3} CS4[23]\d AK4 ALC\d TAS TPIC PGA\d QPL RF\d{4} BG[AU]\d MGA- PSA4
    PGA- MASW AX5 SP[36]\d{3} AAT\d S-8\d NJM\d TPS2 ZXCT HX711 TMI IP1\d OV\d{4} MT9`,
};
