import { canonicalCity } from '#search-templates/language/places/cities.ts';
import { canonicalState } from '#search-templates/language/places/states.ts';
import { listedSkill } from '#search-templates/language/skills.ts';
import type { Reading } from './reading.ts';
import { type Piece, pieceOf, type ResumeLine } from './resume-lines.ts';
import { headingKind } from './section-headings.ts';
import { soundsLikeTitle } from './words-of-work.ts';

const LABEL =
  /^(?:(?:candidate|applicant|full)(?:['’]s)?\s+)?name\s*(?:of (?:the )?candidate\s*)?(?::\s*-?|:-|[-–])\s*/i;
/** Where a line goes on to say how the person is reached. */
const REST =
  /\s*(?:[|,•·✉📞☎(]|\s[-–—]\s|\b(?:mobile|mob|phone|ph|contact|cell|tel|e-?mail|email id|address)\b\s*(?:no\.?)?\s*[:.\-–]|\+?\d{5}).*$/iu;
const TITLES_OF_PAPER = /^(?:curricul[ua]m? vita?e|resum[eé]|résumé|c\.?\s?v\.?|bio-?\s?data|page \d+.*|profile)$/i;
const NAME = /^(?:(?:mr|mrs|ms|miss|dr|er|prof)\.?\s+)?\p{Lu}[\p{L}'’.]*(?:[ .]+\p{Lu}[\p{L}'’.]*){0,4}\.?$/u;
const FIRST_LINES = 6;

/**
 * The person's name: behind its label, else the line that looks most like one, by where it stands, by the email's
 * letters, and by a job title below it.
 */
export function findName(lines: readonly ResumeLine[], emails: readonly Reading<string>[]): Reading<string> | null {
  const labelled = lines.find(({ text }) => LABEL.test(text));
  if (labelled) {
    const name = withoutRest(pieceOf(labelled, LABEL.exec(labelled.text)?.[0].length ?? 0, labelled.text.length));
    if (NAME.test(name.text)) return toReading(name, 0.98);
  }
  const mailbox = (emails[0]?.value.split('@')[0] ?? '').replace(/[^a-z]/g, '');
  const papers = lines.filter(({ text }) => !TITLES_OF_PAPER.test(text));
  let best: { piece: Piece; score: number } | null = null;
  for (const [at, line] of papers.entries()) {
    const piece = withoutRest(line);
    const score = scoreOf(piece.text, at, mailbox, papers[at + 1]?.text ?? '');
    if (score > (best?.score ?? 0)) best = { piece, score };
  }
  return best && best.score >= 0.4 ? toReading(best.piece, Math.min(0.97, best.score)) : null;
}

const withoutRest = (line: Piece): Piece =>
  pieceOf(line, 0, line.text.length - (REST.exec(line.text)?.[0].length ?? 0));

function scoreOf(text: string, at: number, mailbox: string, next: string): number {
  if (!NAME.test(text) || headingKind(text) || soundsLikeTitle(text)) return 0;
  if (canonicalCity(text) || canonicalState(text) || listedSkill(text)) return 0;
  const words = text
    .toLowerCase()
    .split(/[ .]+/)
    .filter((word) => word.length > 2);
  const inMailbox = words.filter((word) => mailbox.includes(word)).length;
  if (words.length === 0 || (text.split(' ').length === 1 && inMailbox === 0)) return 0;
  const place = at === 0 ? 0.55 : at < FIRST_LINES ? 0.45 - at * 0.03 : 0.1;
  return place + (inMailbox / words.length) * 0.4 + (soundsLikeTitle(next) ? 0.1 : 0);
}

/** Names in capitals are written as other names are. */
function toReading({ text, start, end }: Piece, confidence: number): Reading<string> {
  const spaced = text.replace(/\s+/g, ' ');
  const value =
    spaced === spaced.toUpperCase() && /\p{Lu}{3}/u.test(spaced)
      ? spaced
          .toLowerCase()
          .replace(/(^|[\s.'’])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase())
      : spaced;
  return { value, confidence, at: { start, end } };
}
