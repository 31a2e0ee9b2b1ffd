import type { Family } from "./family";

export const coilcraft: readonly Family[] = [
  // Values are in nH, unlike most manufacturers': 103 is 10 µH. Bourns' SRF chokes look similar and use µH; they aren't
  // among these series. Source: ordering guide; 4,989 parts of LTspice's standard.ind; data sheets for the bodies; for
  // the names, and of LPS5030, KiCad's footprints (Inductor_SMD, 7ebfa6b23cc2); for the ratings, the data sheets MSS4020 (dtsheet.com
  // 1531298), and XAL7050, XEL4020, XFL4020, XGL4020, LPS6235, and MSS7341 as quoted in harma801209/component-matcher.
  {
    series: "XAL, XFL, XEL, XGL, EPL, LPS, MSS, MOS",
    type: "shielded power inductor",
    number:
      "{model:XAL|XAR|XFL|XEL|XGL|XPL|EPL|LPS|MSS|MOS}{body:[0-9]{4}}[A-Z]{0,3}-{value}(?:{tolerance}[ELPQRST]?[BCDW]?)?",
    counts: "nH",
    tolerance: "M N? K? L? J?",
    bodies:
      "2014EPL=2x2x1.4 7070XAL=7.5x7.2x7 4020XAL=4x4x2.1 4020XEL=4x4x2.1 4020XFL=4x4x2.1 4020XGL=4x4x2.1 4030XAL=4x4x3.1 4030XEL=4x4x3.1 4030XFL=4x4x3.1 4030XGL=4x4x3.1 4040XAL=4x4x4.1 4040XEL=4x4x4.1 4040XFL=4x4x4.1 4040XGL=4x4x4.1 6235LPS=6.2x6.2x3.5 7341MSS=7.3x7.3x4.1 1010XAL=10x11.3x10 1030XAL=10x11.3x3 1038MSS=10.2x10x3.8 1048MSS=10.2x10x4.8 1060XAL=10x11.3x6 1080XAL=10x11.3x8 1210MSS=12.3x12.3x10.2 1246MSS=12.3x12.3x4.6 1260MSS=12.3x12.3x6 1278MSS=12.3x12.3x8 1510XAL=15.2x16.2x10 1513XAL=15.2x16.2x13 1580XAL=15.2x16.2x8 5020XAL=5.28x5.48x2.1 5030XAL=5.28x5.48x3.1 5050XAL=5.28x5.48x5.1 6020XAL=6.36x6.56x2.1 6030XAL=6.36x6.56x3.1 6060XAL=6.36x6.56x6.1 8050XAL=8.3x8.8x5 8080XAL=8.3x8.8x8 5030LPS=4.8x4.8x3",
    ratings:
      "7050XAL-103=8.5/7.1/29 7050XAL-153=7/6.4/41 7050XAL-183=6.2/6.2/50 7050XAL-223=5/5.5/70 7050XAL-333=4.6/4.1/85 7050XAL-473=3.5/3.5/120 4020XEL-800=21.4/33.2/1.8 4020XEL-101=19.9/28.5/2.5 4020XEL-201=17.2/19.7/3.35 4020XEL-331=15.4/15.7/5.7 4020XEL-561=13.8/11.3/8.8 4020XEL-821=11.5/10.2/13 4020XEL-102=9.6/9/14.6 4020XEL-122=9/8.1/19.5 4020XEL-152=7.5/7.4/23.6 4020XEL-222=5.5/5.9/38.7 4020XFL-121=/13.7/1.6 4020XFL-241=/10.2/2.7 4020XFL-331=/7.8/3.85 4020XFL-471=/7.5/5.1 4020XFL-561=/6.3/6.15 4020XFL-102=/5.4/11.9 4020XFL-152=/4.6/15.8 4020XFL-222=/3.7/23.5 4020XFL-332=/2.9/38.3 4020XFL-472=/2.7/57.4 4020XGL-400=/41/0.78 4020XGL-111=/29/1.7 4020XGL-251=/16.5/3 4020XGL-331=/15.2/3.6 4020XGL-471=/13.4/5.1 4020XGL-601=/11.7/5.9 4020XGL-821=/9.4/8.6 4020XGL-102=/8.8/9 4020XGL-152=/7.5/14.3 4020XGL-222=/6.2/21.5 4020XGL-332=/4.8/34 4020XGL-472=/4.1/47.3 4020XGL-562=/3.7/53.6 4020XGL-682=/3.4/70 4020XGL-822=/3.2/78.1 6235LPS-682=1.9/2.8/75 6235LPS-822=1.85/2.7/95 6235LPS-103=1.8/2.5/100 6235LPS-123=1.75/2.3/110 6235LPS-153=1.7/2/125 6235LPS-183=1.65/1.9/140 6235LPS-223=1.6/1.7/145 6235LPS-333=1.3/1.5/180 6235LPS-473=1.15/1.2/245 6235LPS-563=1.07/1.1/280 6235LPS-683=1/0.96/345 6235LPS-823=0.95/0.55/315 6235LPS-104=0.9/0.54/375 6235LPS-124=0.8/0.51/435 6235LPS-154=0.73/0.45/535 6235LPS-224=0.64/0.37/820 6235LPS-334=0.5/0.3/1200 6235LPS-474=0.43/0.26/1600 6235LPS-564=0.38/0.23/2000 6235LPS-684=0.37/0.21/2200 6235LPS-824=0.33/0.19/2700 6235LPS-105=0.3/0.18/3400 6235LPS-155=0.26/0.14/4600 6235LPS-185=0.23/0.13/5420 6235LPS-225=0.22/0.11/6700 6235LPS-335=0.18/0.1/9500 6235LPS-475=0.15/0.084/14500 6235LPS-565=0.13/0.08/16400 6235LPS-685=0.12/0.069/21400 6235LPS-825=0.115/0.067/24500 6235LPS-106=0.095/0.06/29500 7341MSS-332=5/3.72/18 7341MSS-502=4.7/3.16/23 7341MSS-622=4.3/2.98/27 7341MSS-742=4.1/2.56/31 7341MSS-872=3.9/2.36/34 7341MSS-103=3.8/2.1/38 7341MSS-123=3.3/1.92/50 7341MSS-153=3/1.78/55 7341MSS-183=2.65/1.62/75 7341MSS-223=2.35/1.42/82 7341MSS-273=2.1/1.22/109 7341MSS-333=1.95/1.16/124 7341MSS-393=1.9/1.12/130 7341MSS-473=1.85/1/155 7341MSS-563=1.6/0.87/202 7341MSS-683=1.35/0.8/250 7341MSS-823=1.25/0.72/290 7341MSS-104=1.15/0.71/310 7341MSS-154=1.14/0.58/475 7341MSS-224=0.78/0.47/710 7341MSS-474=0.57/0.32/1450 7341MSS-684=0.56/0.29/1980 4020MSS-332=1.6/1.2/85 4020MSS-472=1.5/0.95/115 4020MSS-562=1.4/0.89/130 4020MSS-682=1.3/0.83/175 4020MSS-822=1.2/0.77/190 4020MSS-103=1.15/0.67/210 4020MSS-123=1/0.6/280 4020MSS-153=0.95/0.58/330 4020MSS-183=0.85/0.52/360 4020MSS-223=0.8/0.49/480 4020MSS-273=0.71/0.39/560 4020MSS-333=0.67/0.38/620",
    names: "XxL4020=4x4x2.1 XxL4030=4x4x3.1 XxL4040=4x4x4.1",
  },
  // DS2482S-800 is an IC. Source: ordering guide; 4,989 parts of LTspice's standard.ind; data sheets for the bodies.
  {
    series: "DS",
    type: "inductor",
    number: "DS{body:1608|3316|5022}[A-Z]{0,3}-{value}(?:{tolerance}[ELPQRST]?[BCDW]?)?",
    counts: "nH",
    tolerance: "M N? K? L? J?",
    bodies: "1608=6.6x4.45 3316=12.95x9.4 5022=18.54x15.24",
  },
  // Source: ordering guide; 4,989 parts of LTspice's standard.ind; data sheets for the bodies.
  {
    series: "LPZ, DO, DR, DT",
    type: "inductor",
    number:
      "(?:LPZ|MVR|DO|DR|DT|DW|PFL|SLC|SLR|SPT|SD|MLC|LPO|ME|RFS|RFC|AGP|AGM|VER){body:[0-9]{2,4}}[A-Z]{0,3}-{value}(?:{tolerance}[ELPQRST]?[BCDW]?)?",
    counts: "nH",
    tolerance: "M N? K? L? J?",
    bodies: "1608=6.6x4.45 1813=8.89x6.1 3308=12.95x9.4x3 3316=12.95x9.4 3340=12.95x9.4x11.43 5022=18.54x15.24",
  },
  // Source: ordering guide; 4,989 parts of LTspice's standard.ind; data sheets for the bodies, of SER20xx document
  // 349-1 (datasheet.live 18a3fcca).
  {
    series: "SER",
    type: "inductor",
    number: "SER{body:[0-9]{2,4}}[A-Z]{0,3}-{value}(?:{tolerance}[ELPQRST]?[BCDW]?)?",
    counts: "nH",
    tolerance: "M N? K? L? J?",
    bodies:
      "2009=19.18x13.08x8.64 2010=19.18x13.08x9.4 2011=19.18x13.08x10.67 2012=19.18x13.08x11.94 2013=19.18x13.08x12.95 2014=19.18x13.08x13.97",
  },
  // Values with a leading 0 (0805CS-020 is 2.8 nH) follow no rule. The hyphen is required, because without it
  // Fenghua's 0402CG101J500NT looks similar. Source: ordering guide; checked on lines of BOMs and rows of
  // distributors.
  {
    series: "0402CS, 0603HP, 0805HT, 1008LS",
    type: "RF inductor",
    number:
      "{size}(?:CS|HPH|HP|HC|DC|DF|CT|HT|HQ|HL|FL|LS|PS|PA|FS|HS|AF|CG|AS|FT|DS|CH|C|F)-{value}(?:[A-Z]?{tolerance}[A-Z0-9]*|X)?",
    counts: "nH",
    size: "0201? 0402 0603 0805 1008 1206? 1210? 1812? 016008= 026011= 0302= 0403= 0604= 0807= 0906= 1606=",
    tolerance: "F? G J K? M?",
  },
];
