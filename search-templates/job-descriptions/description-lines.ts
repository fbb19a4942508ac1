import type { Importance } from '#domain/job-requirements.ts';

/** A sentence, list item or labelled value of a job description. */
export interface DescriptionLine {
  text: string;
  /** Line of the description, from 1. */
  line: number;
  /** The words before a colon, or '' without any. */
  label: string;
  /** What follows the label. */
  value: string;
  /** What the heading above, the label or the line itself says; null if nothing does. */
  importance: Importance | null;
  /** About the employer, not about candidates. */
  aside: boolean;
}

const NICE =
  /\b(?:(?:nice|good|great)[- ]to[- ]have|preferred|preferably|preference|desir(?:ed|able)|bonus|(?:a|an added|added) (?:plus|advantage)|optional(?:ly)?|would be (?:a )?(?:plus|great|nice))\b/i;
const MUST = /\b(?:must(?:[- ]haves?)?|mandatory|required|essential|is a must|non[- ]negotiable)\b/i;
const ABOUT_EMPLOYER =
  /^(?:about (?!the (?:role|job|position|candidate)|you\b)|who we are|our (?:company|culture|story|mission|values)|company (?:profile|overview|description)|perks|benefits|what we offer|we offer|why (?:join|work)|how to apply|equal opportunity|disclaimer|note)\b/i;
const LONGEST_HEADING = 60;
const LABEL = /^\s*([\p{L}][\p{L}\p{N} /&()'.-]{1,45}?)\s*(?::|\s[-–—])\s*(.*)$/u;
const BULLET = /^(?:[\s•●▪◦*·➢✓»–—-]+|o\s+|\d{1,2}[.)]\s+)/u;

/** The parts of a description in order, each with what the headings above say of it. Headings themselves are left out. */
export function descriptionLines(description: string): DescriptionLine[] {
  let section: { importance: Importance | null; aside: boolean } = { importance: null, aside: false };
  const lines: DescriptionLine[] = [];
  for (const [at, raw] of description.split(/\r\n?|\n/).entries()) {
    for (const part of sentences(raw)) {
      // single blanks keep the expressions that read the text linear
      const text = part.replace(/\s+/g, ' ').replace(BULLET, '').trim();
      if (!/[\p{L}\p{N}]/u.test(text)) continue;
      const [, label = '', value = text] = LABEL.exec(text) ?? [];
      if (isHeading(text, raw, value)) {
        section = sectionOf(text);
        continue;
      }
      const own = importanceOf(text);
      lines.push({ text, line: at + 1, label, value, importance: own ?? section.importance, aside: section.aside });
    }
  }
  return lines;
}

/** A paragraph is cut into its sentences; a dot inside a name (Node.js, B.Tech.) ends none. */
const sentences = (line: string): string[] =>
  line.length > LONGEST_HEADING ? line.split(/(?<=[\p{L}\p{N})]{2}[.;!?])\s+(?=[\p{Lu}•])|\s+(?=[•●▪➢✓])/u) : [line];

/** A short line that ends with a colon, is in capitals, or says nothing but what kind of lines follow. */
function isHeading(text: string, raw: string, value: string): boolean {
  if (text.length > LONGEST_HEADING || BULLET.test(raw)) return false;
  if (/:\s*$/.test(text) || value === '') return true;
  if (/[,:;]|\d/.test(text)) return false;
  return HEADING.test(text);
}

const HEADING =
  /^(?:(?:job|role|position|company|key|core|primary|technical|other|your|the|main|minimum|basic|preferred|required|mandatory|essential|desired|must[- ]have|nice[- ]to[- ]have|good[- ]to[- ]have)\s+)*(?:skills?(?: (?:and|&) (?:experience|qualifications?))?|requirements?|qualifications?(?: (?:and|&) (?:experience|skills))?|responsibilit(?:y|ies)|roles?|roles? (?:and|&) responsibilities|duties|description|summary|overview|must[- ]haves?|nice[- ]to[- ]haves?|good[- ]to[- ]haves?|benefits|perks|about (?:us|the (?:company|role|job|team))|about [\p{L}]+|who we are|what (?:we offer|you(?:'|’)?ll do|you will do|we(?:'|’)?re looking for)|bonus points?)$/iu;

function sectionOf(heading: string): { importance: Importance | null; aside: boolean } {
  return { importance: importanceOf(heading), aside: ABOUT_EMPLOYER.test(heading) };
}

const importanceOf = (text: string): Importance | null => (NICE.test(text) ? 'nice' : MUST.test(text) ? 'must' : null);
