import type { Span } from './reading.ts';
import type { ResumeLine } from './resume-lines.ts';
import { headingKind } from './section-headings.ts';

/** A heading whose section names referees. */
const REFERENCES =
  /^\W*(?:\d{1,2}[.)]\s*)?(?:[a-z]+\s+){0,2}(?:references?|referees?)\b(?!\s+(?:id|no|number|code)\b)[^\d@]{0,30}$/i;
/** Text before another person on the same line, or on the lines above their contacts. */
const OTHERS_LABEL =
  /^\W*(?:references?|referees?|referred by|reporting (?:to|manager|officer)|reported to|supervisor|(?:project |research )?guide|mentor|contact person|emergency contact(?: person)?|(?:father|mother|husband|wife|spouse|guardian)(?:['’]s)?(?: name)?|hr (?:contact|manager)|recommended by|(?:for )?asking about me|ask(?=\s?:\s?(?:mrs?|ms|dr|shri|smt)\b)|persons? (?:who (?:can tell about|knows?) (?:you|me)|knowing me))\b\s*(?:\d{1,2}\s*)?(?:[:\-–(]|$)/i;
/** A row of a form; the contacts in the rows below it are the person's own. */
const FAMILY_LABEL = /^\W*(?:\d{1,2}[.)]\s*)?(?:father|mother|husband|wife|spouse)\b/i;
/** The sender's line above a form: 'HR Dept: 02646-258810', 'Tel: 022-26501184 info@agency.example'. */
const OFFICE =
  /\bhr (?:dept|department|desk|cell|office)\b|(?<![\w.])(?:info|profiles?|hr|careers?|jobs?|recruit\w{0,10}|resumes?|cvs?|office|admin|enquir(?:y|ies))@(?!gmail|yahoo|outlook|hotmail|rediff)/i;
const REACHED = /\b(?:can|may) be (?:contacted|reached)\b/i;
const BY_THE_PERSON = /\b(?:i|me|myself)\b[^.]{0,40}\b(?:can|may) be (?:contacted|reached)\b/i;
/** A form of address used for others: 'Mr Anil Mehta'. */
const ADDRESSED =
  /\b(?:[Mm][Rr][Ss]?|[Mm][Ss]|[Mm][Ii][Ss][Ss]|[Dd][Rr]|[Pp]rof|PROF|[Ss]hri|SHRI|[Ss]mt|SMT|[Ss]ri|SRI)\b\.?\s*(\p{Lu}[\p{L}'’.]*(?:[ .]+\p{Lu}[\p{L}'’.]*){0,3})/gu;
/** Two to four capitalised words at the start of a line before a separator: 'Anil Mehta, Manager'. */
const OPENING_NAME = /^(\p{Lu}[\p{L}'’]*\.?(?: \p{Lu}[\p{L}'’]*\.?){1,3})\s*(?:[,|(–—:-]|$)/u;
const CONTACT = /@|\d[\d\s().-]{7,}\d/;
/** A contact's own label ('Mobile: 98…') does not identify its person. */
const ONLY_CONTACT =
  /^\W*(?:(?:e-?mail|mail|mobile|mob|phone|ph|cell|contact|tel|m|e|p)\b[^:\d@]{0,12}[:.\-–]?\s*)?(?:\+?[\d\s().,/-]{8,}|\S+@\S+)[\s,;|/]*(?:\S+@\S+|[+\d\s().-]{8,})?$/i;
/** Contacts are within this many lines below their person. */
const LINES_BELOW = 4;
const FIRST_LINES = 6;
/** A line of contacts is short; some patterns take quadratic time on longer ones. */
const LONGEST_DETAIL = 120;
const LONGEST_LINE = 400;

/**
 * Spans of a resume's text with other people's contacts: under a heading for references, on a line that names another
 * person, and on the contact lines directly below one. `isOwner` recognises the person's own name.
 */
export function othersPlaces(lines: readonly ResumeLine[], isOwner: (name: string) => boolean): Span[] {
  const places: Span[] = [];
  let underReferences = false;
  let below = 0;
  for (const [at, line] of lines.entries()) {
    const { text, start, end, afterGap } = line;
    if (isReferences(text)) underReferences = true;
    else if (underReferences && endsReferences(text)) underReferences = false;
    const isOffice =
      at < FIRST_LINES && OFFICE.test(text) && lines.slice(at + 1).some(({ text: other }) => CONTACT.test(other));
    const names = !underReferences && (isOffice || namesAnother(text, at, isOwner));
    if (isOffice) below = 0;
    else if (names) below = FAMILY_LABEL.test(text) && !CONTACT.test(text) ? 0 : LINES_BELOW;
    else if (afterGap || !isDetail(text)) below = 0;
    const isOthers = underReferences || names || below > 0;
    if (isOthers && CONTACT.test(text)) places.push({ start, end });
    if (!names && below > 0) below -= 1;
  }
  return places;
}

const isReferences = (text: string): boolean => text.length <= 50 && REFERENCES.test(text);

/** Any other heading; 'Contact' and similar also appear inside the section of references. */
function endsReferences(text: string): boolean {
  const kind = headingKind(text);
  return (
    kind !== null && !isReferences(text) && !/^\W*(?:contacts?(?: details?| no| number)?|details?)\W*$/i.test(text)
  );
}

/** A line with contacts or a job title, as below a name. */
const isDetail = (text: string): boolean =>
  text.length <= LONGEST_DETAIL && (ONLY_CONTACT.test(text) || (!CONTACT.test(text) && headingKind(text) === null));

function namesAnother(text: string, at: number, isOwner: (name: string) => boolean): boolean {
  if (text.length > LONGEST_LINE) return false;
  if (OTHERS_LABEL.test(text)) return true;
  if (REACHED.test(text) && !BY_THE_PERSON.test(text)) return true;
  // a parent, as in 'S/o Shri Anil Mehta', is a part of the person's own name
  const addressed = [...text.matchAll(ADDRESSED)]
    .filter(({ index }) => !/\b[sdwc]\s?\/\s?o\b\W*$/i.test(text.slice(0, index)))
    .map((match) => match[1] ?? '')
    .filter((name) => !HOUSE.test(name));
  // the first lines contain the person's own name in any format
  if (addressed.length > 0)
    return at >= FIRST_LINES ? !addressed.every(isOwner) : addressed.every((name) => !isOwner(name)) && at > 0;
  if (at < FIRST_LINES || !CONTACT.test(text)) return false;
  const opening = OPENING_NAME.exec(text)?.[1];
  return opening !== undefined && !isOwner(opening) && headingKind(opening) === null && !OWN_LABEL.test(opening);
}

/** A house or street with a form of address in its name: 'Sri Sai Residency'. */
const HOUSE =
  /\b(?:residency|residences?|nagar|apartments?|flats?|towers?|heights|enclave|colony|layout|road|marg|street|nivas|nilay\w*|villas?|bhavan|bhawan|sadan|kunj|vihar|complex|plaza|society|temple|mandir|hostel|school|college|university|institute|hospital)\b/i;

/** 'Personal Mobile', 'Email Id', 'Present Address': labels in the form of names. */
const OWN_LABEL =
  /\b(?:e-?mail|mail|mobile|phone|contact|tel|telephone|cell|whatsapp|skype|linkedin|number|no|id|address|personal|details?|information|permanent|present|current|residence|alternate|date|birth|passport|pan|aadhaar)\b/i;
