const MS_A_DAY = 86_400_000;

/** A day of the Gregorian calendar as yyyy-mm-dd; null where there is no such day or it is not in 1900 to 2099. */
export function toDay(year: number, month: number, date: number): string | null {
  if (!Number.isInteger(year) || year < 1900 || year > 2099) return null;
  const at = new Date(Date.UTC(year, month - 1, date));
  return at.getUTCMonth() === month - 1 && at.getUTCDate() === date ? at.toISOString().slice(0, 10) : null;
}

/** Excel's count of days as yyyy-mm-dd; null outside 1900 to 2099. Its 1900 was a leap year, so January and February of it are a day off. */
export function serialToDay(serial: number, from1904: boolean): string | null {
  const epoch = from1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, serial < 60 ? 31 : 30);
  const at = epoch + Math.floor(serial + 1e-6) * MS_A_DAY;
  if (!Number.isFinite(at) || Math.abs(at) > 8e15) return null;
  const day = new Date(at);
  return toDay(day.getUTCFullYear(), day.getUTCMonth() + 1, day.getUTCDate());
}
