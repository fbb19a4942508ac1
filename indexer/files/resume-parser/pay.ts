const AMOUNT =
  /^[^\d]{0,12}?(\d[\d,]*(?:\.\d+)?)\+?\s*(?:(?:-|–|to)\s*\d[\d,]*(?:\.\d+)?\+?\s*)?(?:\/-)?\s*(lpa|l\.p\.a\.?|lakhs?|lacs?|lac|lakh|cr(?:ores?)?|k|thousand|l)?(?![a-z])\.?\s*(?:\/-)?\s*(?:inr\b|rs\.?|rupees)?\s*(?:only)?\s*(?:\/|\()?\s*(per\s+month|p\.?\s?m\.?|monthly|a\s+month|month|per\s+annum|p\.?\s?a\.?|annum|a\s+year|yearly|annually)?/i;
const LAKH = 100_000;
const CRORE = 10_000_000;
/** A number without a unit below this is in lakhs. */
const LEAST_RUPEES = 200;
/** A number without a unit from there up to this is a year or no pay. */
const LEAST_PAY = 3_000;
/** A pay below this without a period is monthly: no full-time pay is less a year. */
const LEAST_YEARLY = 100_000;
/** Names and signs of other currencies. */
export const FOREIGN_CURRENCY = String.raw`\b(?:aed|omr|qar|sar|kwd|bhd|usd|eur|gbp|sgd|myr|aud|cad|dhs?|dirhams?|dollars?|riyals?)\b|[$€£]`;
const FOREIGN = new RegExp(FOREIGN_CURRENCY, 'i');
const MONTHS = 12;

/** A number of something else: '3 months', '9 lakh kg'. */
const OTHER_UNIT =
  /^\D{0,12}\d[\d,.]*\s*(?:(?:-|–|to)\s*\d+\s*)?(?:lakhs?|lacs?|crores?|cr|thousand|k)?\s*(?:days?|weeks?|months|years|yrs|kgs?|tonn?es?|litres?|acres?|hectares?|sq|units|pieces|people|customers)\b/i;

/** Rupees a year at the start of a text, in any unit; null if it names no amount, a share or another currency. */
export function rupeesAYear(text: string): number | null {
  if (OTHER_UNIT.test(text)) return null;
  const match = AMOUNT.exec(text);
  if (!match?.[1] || FOREIGN.test(match[0]) || /^\s*%/.test(text.slice(match[0].length))) return null;
  const number = Number(match[1].replaceAll(',', ''));
  const unit = (match[2] ?? '').toLowerCase();
  const period = match[3] ?? '';
  const times = /^l/.test(unit)
    ? LAKH
    : unit.startsWith('cr')
      ? CRORE
      : /^(?:k|th)/.test(unit)
        ? 1_000
        : number < LEAST_RUPEES
          ? LAKH
          : 1;
  if (unit === '' && times === 1 && number < LEAST_PAY) return null;
  const isMonthly =
    /^(?:per\s+month|p\.?\s?m|monthly|a\s+month|month)/i.test(period) ||
    (period === '' && times < LAKH && number * times < LEAST_YEARLY);
  const rupees = Math.round(number * times * (isMonthly ? MONTHS : 1));
  return rupees >= 1_000 && rupees < 1_000_000_000 ? rupees : null;
}
