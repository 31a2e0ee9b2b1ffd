/**
 * Whether a number has the form of a part of the manufacturer's other categories: ferrite beads, filters, chokes,
 * thermistors, resonators, crystals, polymer capacitors, trimmers, buzzers, and modules. The service doesn't list them,
 * so nothing is known about their status. Source: the manufacturer's part numbering guides.
 */
export const isOtherCategory = (partno: string): boolean => form.test(partno);

/**
 * Whether the service can't list a number of another category. It lists some three-terminal and polymer capacitors.
 */
export const isNeverListed = (partno: string): boolean => isOtherCategory(partno) && !partlyListed.test(partno);

const form =
  /^(?:BL[AEFHMT]\d{2}[A-Z]|BNX\d{3}|NF[AELMZ]\d{2}|DL[MPW]\d{2}|DLW\d|NC[GPU]\d{2}[A-Z]|PR[FG]\d{2}|CST[CLN][A-Z0-9]|XRC[GTWM]|ECAS[A-Z]?\d|LF[BDL]\d{2}|SAF[EF]|PK[LM][A-Z0-9]|PKLCS|TZ[BCRVY]\d|PV[A-Z]\d|LBE[E5]|LBAA|CMWX|MY[LMT][A-Z0-9]{3}|OKI-78|NXE|MEE\d|MEV\d|SCA\d{3}|SCL\d{4}|IRA-|RSMF|DMF\d|DMT\d)[0-9A-Z#.-]*$/;

const partlyListed = /^(?:ECAS|NFM)/;
