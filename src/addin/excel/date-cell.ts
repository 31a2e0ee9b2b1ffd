/** An Excel date; ISO text if the host has no data types or the user turned formats off. */
export class DateCell {
  constructor(
    readonly serial: number,
    readonly iso: string,
  ) {}
}

/** A date of the service (YYYY-MM-DD or YYYY/MM/DD) as an Excel date, or as ISO text if that is impossible. */
export function dateCell(text: string): string | DateCell {
  if (!/^\d{4}[-/]\d{2}[-/]\d{2}$/.test(text)) return text;
  const iso = text.replaceAll("/", "-");
  const date = new Date(`${iso}T00:00:00Z`);
  if (Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== iso) return text;
  const serial = date.getTime() / dayMs + serialOf1970;
  return serial < firstSafeSerial ? iso : new DateCell(serial, iso);
}

const dayMs = 86_400_000;
const serialOf1970 = 25_569;
/** 1 March 1900. Before it, Excel counts a day that didn't exist. */
const firstSafeSerial = 61;
