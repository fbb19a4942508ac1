import { type DraftLine, type LayoutCell, type LayoutLine, PARAGRAPH_GAP, type ResumeLayout } from './layout.ts';
import { readSideBySide } from './side-by-side.ts';

/** The stored record keeps at most this much; the index uses 200,000 of it. */
const TEXT_LIMIT_CHARS = 1_000_000;
/** No parser reads further. */
const MOST_LINES = 2_000;

/** Blanks, zero bytes and symbols of icon fonts that layouts leave behind. */
export const tidyCell = (text: string): string =>
  withSmallCapitals(joinSpaced(text))
    .replace(/[\ufb00-\ufb06]/g, (ligature) => ligature.normalize('NFKC'))
    .replace(/^[\uf0a7\uf0b7\uf0d8\uf076\uf0fc\uf06e]\s*/, '• ')
    .replaceAll('\u0000', '')
    .replace(/[\u2010\u2011]/g, '-')
    .replace(/[\u200b-\u200f\u2060\ufeff\u00ad\ue000-\uf8ff]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** 'SENiOR ENGiNEER': some fonts have small capitals for all letters but the i. */
const withSmallCapitals = (text: string): string => {
  const letters = text.replace(/\P{L}/gu, '');
  return letters.length >= 6 && /^[\p{Lu}i]+$/u.test(letters) && !/I/.test(letters) && /i/.test(letters)
    ? text.toUpperCase()
    : text;
};

/** 'A S H A   R A O': letters with blanks between them are words, separated by more blanks. */
function joinSpaced(text: string): string {
  const tokens = text.trim().split(/\s+/);
  if (tokens.length < 4 || tokens.some((token) => [...token].length > 1) || !/^\p{L}/u.test(text.trim())) return text;
  return text
    .trim()
    .split(/\s{2,}/)
    .map((word) => word.replace(/\s/g, ''))
    .join(' ');
}

/** Gives every line its position in one text: cells are separated by a blank, lines by a line break. */
export function composeLayout(drafts: readonly DraftLine[]): ResumeLayout {
  const lines: LayoutLine[] = [];
  const parts: string[] = [];
  let at = 0;
  let before: DraftLine | undefined;
  let isAfterEmpty = false;
  for (const draft of readSideBySide(drafts)) {
    const cells = draft.cells.map((cell) => ({ ...cell, text: tidyCell(cell.text) })).filter(({ text }) => text !== '');
    // a rule typed as signs
    if (cells.length === 1 && /^[=_*~–—-]{4,}$/.test((cells[0] as { text: string }).text)) {
      const last = lines.at(-1);
      if (last) last.ruled = true;
      continue;
    }
    if (cells.length === 0) {
      isAfterEmpty = true;
      continue;
    }
    const gap = isAfterEmpty ? Math.max(draft.gap, 1) : draft.gap;
    isAfterEmpty = false;
    if (before) {
      const separator =
        gap > PARAGRAPH_GAP || draft.column !== before.column || draft.page !== before.page ? '\n\n' : '\n';
      parts.push(separator);
      at += separator.length;
    }
    const start = at;
    const placed: LayoutCell[] = cells.map(({ text, ...style }, index) => {
      if (index > 0) at += 1;
      const from = at;
      at += text.length;
      return { ...style, start: from, end: at };
    });
    if (at > TEXT_LIMIT_CHARS) break;
    parts.push(cells.map(({ text }) => text).join(' '));
    if (lines.length < MOST_LINES) lines.push({ ...draft, gap, cells: placed, start, end: at });
    before = draft;
  }
  return { text: parts.join('').slice(0, TEXT_LIMIT_CHARS), lines };
}

/** A mail address or the profile of one person. */
const PROFILE =
  /^(?:mailto:[^?\s]+|https?:\/\/(?:[a-z]{2,3}\.)?linkedin\.com\/in\/|https?:\/\/(?:www\.)?github\.com\/)/i;
const LONGEST_LINK = 200;
const MOST_LINKS = 50;

/** The links of a document that say who its person is, without duplicates. */
export const profileLinks = (links: readonly string[]): string[] =>
  [...new Set(links)].filter((link) => link.length <= LONGEST_LINK && PROFILE.test(link)).slice(0, MOST_LINKS);
