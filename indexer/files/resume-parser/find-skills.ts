import { type ListedSkill, listedSkill, longestSkillName } from '#search-templates/expansion/skills.ts';
import type { Reading } from './reading.ts';
import { type Piece, pieceOf, type ResumeLine, splitPieces } from './resume-lines.ts';

const SEPARATORS = /[,;|~•·●○★☆▪➢✓\t]|\s[/–—-]\s|\.\s|\.$|:|[()]/gu;
const USED =
  /^(?:technolog(?:y|ies)|tools|environment|software|tech(?:nology)? stack|skills|platforms?)(?: used| known| and technologies)?\s*[:\-–]/i;
const WORD = /[^\s/]+/g;
/** No skill's name is longer. */
const LONGEST_NAME = 80;
/** Limits the search: skills are not named further down, and each word costs time. */
const WORDS_READ = 8_000;

/**
 * Skills of the product's list that a resume claims, without duplicates, under their listed names: from sections of
 * skills and lines like 'Tools used: …'; without such a section from anywhere, with lower confidence.
 */
export function findSkills(listed: readonly ResumeLine[], others: readonly ResumeLine[]): Reading<string>[] {
  const found = new Map<string, Reading<string>>();
  for (const line of firstOf(listed)) addSkills(found, line, 0.95);
  for (const line of firstOf(others)) if (USED.test(line.text)) addSkills(found, line, 0.8);
  if (found.size === 0) for (const line of firstOf(others)) addSkills(found, line, 0.5, true);
  return [...found.values()];
}

/** Skills of the product's list in lines such as 'Tools used: …'. */
export function findToolLines(lines: readonly ResumeLine[]): Reading<string>[] {
  const found = new Map<string, Reading<string>>();
  for (const line of firstOf(lines)) if (USED.test(line.text)) addSkills(found, line, 0.8);
  return [...found.values()];
}

/** The lines with the first words, up to WORDS_READ. */
function firstOf(lines: readonly ResumeLine[]): ResumeLine[] {
  let words = 0;
  return lines.filter(({ text }) => {
    words += text.split(' ').length;
    return words <= WORDS_READ;
  });
}

const skillNamed = (text: string): ListedSkill | null => (text.length > LONGEST_NAME ? null : listedSkill(text));

function addSkills(found: Map<string, Reading<string>>, line: Piece, confidence: number, inProse = false): void {
  for (const piece of splitPieces(line, SEPARATORS)) {
    for (const { skill, at } of skillsIn(piece, inProse)) {
      if (!found.has(skill.name)) found.set(skill.name, { value: skill.name, confidence, at });
    }
  }
}

interface Named {
  skill: ListedSkill;
  at: { start: number; end: number };
}

/** The whole entry, otherwise the longest names in it; everyday words count only as a complete entry. */
function skillsIn(piece: Piece, inProse: boolean): Named[] {
  const whole = skillNamed(piece.text);
  if (whole && !(inProse && whole.everyday)) return [{ skill: whole, at: { start: piece.start, end: piece.end } }];
  const parts = piece.text.includes('/') ? splitPieces(piece, /\//g) : [];
  const inParts = parts.flatMap((part) => {
    const skill = skillNamed(part.text);
    return skill && !inProse ? [{ skill, at: { start: part.start, end: part.end } }] : [];
  });
  return inParts.length > 0 && inParts.length === parts.length ? inParts : namesWithin(piece);
}

function namesWithin(piece: Piece): Named[] {
  const words = [...piece.text.matchAll(WORD)];
  const named: Named[] = [];
  for (let at = 0; at < words.length; ) {
    let taken = 1;
    for (let length = Math.min(longestSkillName(), words.length - at); length > 0; length--) {
      const first = words[at] as RegExpExecArray;
      const last = words[at + length - 1] as RegExpExecArray;
      const part = pieceOf(piece, first.index, last.index + last[0].length);
      const skill = skillNamed(part.text);
      if (!skill || skill.everyday) continue;
      named.push({ skill, at: { start: part.start, end: part.end } });
      taken = length;
      break;
    }
    at += taken;
  }
  return named;
}
