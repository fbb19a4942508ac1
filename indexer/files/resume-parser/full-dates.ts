const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const NAME = '(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*';

const FORMS: readonly [RegExp, (match: RegExpExecArray) => [string?, string?, string?]][] = [
  [
    new RegExp(String.raw`\b(\d{1,2})(?:st|nd|rd|th)?[\s.,/-]*(?:of\s+)?${NAME}[\s.,'’/-]*(\d{4}|\d{2})\b`, 'i'),
    ([, day, month, year]) => [year, month, day],
  ],
  [
    new RegExp(String.raw`\b${NAME}[\s.]*(\d{1,2})(?:st|nd|rd|th)?[\s.,'’/-]+(\d{4})\b`, 'i'),
    ([, month, day, year]) => [year, month, day],
  ],
  [/\b(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})\b/, ([, year, month, day]) => [year, month, day]],
  [/\b(\d{1,2})\s*[-/.]\s*(\d{1,2})\s*[-/.]\s*(\d{4}|\d{2})\b/, ([, day, month, year]) => [year, month, day]],
];
const CENTURY_TURNS = 40;

/** The first full date of a text as yyyy-mm-dd, days before months; null if there is none. */
export function findFullDate(text: string): string | null {
  const found = FORMS.flatMap(([pattern, order]) => {
    const match = pattern.exec(text);
    return match ? [{ index: match.index, parts: order(match) }] : [];
  }).toSorted((a, b) => a.index - b.index)[0];
  if (!found) return null;
  const [year = '', month = '', day = ''] = found.parts;
  const short = Number(year);
  const full = year.length === 2 ? (short < CENTURY_TURNS ? 2000 : 1900) + short : short;
  const named = MONTHS.indexOf(month.slice(0, 3).toLowerCase()) + 1;
  let [monthNumber, dayNumber] = [named || Number(month), Number(day)];
  if (monthNumber > 12 && dayNumber <= 12) [monthNumber, dayNumber] = [dayNumber, monthNumber];
  const date = new Date(Date.UTC(full, monthNumber - 1, dayNumber));
  const isReal =
    date.getUTCMonth() === monthNumber - 1 && date.getUTCDate() === dayNumber && full > 1900 && full < 2100;
  return isReal ? date.toISOString().slice(0, 10) : null;
}
