/** What a list search's text asks for. */
export interface SearchTerm {
  /** What is left for the Boolean language. */
  words: string;
  /** Experience at that or more. */
  years: number | null;
  /** Digits, where the text is nothing but a phone number. */
  phone: string | null;
}

/** `5 years`, `5+ yrs`, `2.5yr`, `5 years of experience`, and the AND beside it, which would stand alone without it. */
const YEARS =
  /(?:\band\s+)?(?<![\w.])(\d{1,2}(?:\.\d)?)(?:\s*\+)?\s*(?:years?|yrs?)\b\.?(?:\s+(?:of\s+)?(?:experience|exp)\b\.?)?(?:\s+and\b(?=\s+\S))?/i;

/** A phone number as people write it: at least ten digits, with blanks, dashes, brackets and a country code. */
const PHONE = /^\+?[\d\s()-]{10,20}$/;

/** Text in double quotes is taken as written, so no years are read out of it. */
export function readSearchTerm(text: string): SearchTerm {
  const digits = text.replace(/\D/g, '');
  if (PHONE.test(text.trim()) && digits.length >= 10) return { words: '', years: null, phone: digits.slice(-10) };
  const pieces = text.split(/("[^"]*")/);
  const place = pieces.findIndex((piece) => !piece.startsWith('"') && YEARS.test(piece));
  const found = pieces[place]?.match(YEARS);
  if (!found) return { words: text, years: null, phone: null };
  const between = /^and\b/i.test(found[0]) && /\band$/i.test(found[0]) ? ' AND ' : ' ';
  pieces[place] = (pieces[place] ?? '').replace(YEARS, between);
  return { words: pieces.join('').trim(), years: Number(found[1]), phone: null };
}
