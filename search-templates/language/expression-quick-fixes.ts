import { nearDistance, type SyntaxProblem } from './errors.ts';
import { readTokens, type Token } from './lexer.ts';
import { parseExpression } from './parser.ts';

/**
 * The end of the alternatives after an unclosed bracket, with a description: `(kafka OR jms AND (aws OR gcp)` after
 * “jms”. Null if no AND or NOT follows an OR on the bracket's own level.
 */
function alternativesEnd(text: string, bracket: number): { end: number; place: string } | null {
  const { tokens } = readTokens(text);
  let depth = 0;
  let seenOr = false;
  let before: Pick<Token, 'kind' | 'position' | 'length'> = { kind: 'open', position: bracket, length: 1 };
  for (const token of tokens.filter(({ position }) => position > bracket)) {
    if (depth === 0 && token.kind === 'or') seenOr = true;
    if (depth === 0 && seenOr && (token.kind === 'and' || token.kind === 'not')) {
      const end = before.position + before.length;
      const last = text.slice(before.position, end).replaceAll('"', '');
      return { end, place: before.kind === 'close' ? `before ${token.text}` : `after “${last}”` };
    }
    if (token.kind === 'open') depth += 1;
    if (token.kind === 'close') depth -= 1;
    if (depth < 0) return null;
    before = token;
  }
  return null;
}

/** A click that changes an expression: the button's label, and the whole text after it. */
export interface QuickFix {
  label: string;
  text: string;
}

/** The number of quick fixes offered for one problem; the best first. */
const QUICK_FIXES_OFFERED = 3;
/** `NEAR/5`: inserted if the distance is missing. */
const USUAL_DISTANCE = 5;

/**
 * The quick fixes for one problem of a text. Each leaves fewer problems than before; empty if no sensible fix exists
 * (for a text that is too long, for example).
 */
export function quickFixesOf(text: string, problem: SyntaxProblem): QuickFix[] {
  const before = parseExpression(text).problems.length;
  const seen = new Set<string>([text]);
  return candidates(text, problem)
    .map(({ label, text: fixed }) => ({ label, text: fixed.replace(/ {2,}/g, ' ').trim() }))
    .filter(({ text: fixed }) => !seen.has(fixed) && seen.add(fixed) && fixed !== '')
    .filter(({ text: fixed }) => parseExpression(fixed).problems.length < before)
    .slice(0, QUICK_FIXES_OFFERED);
}

function candidates(text: string, { position, length }: SyntaxProblem): QuickFix[] {
  const end = position + length;
  const piece = text.slice(position, end);
  const put = (label: string, by: string, from = position, to = end): QuickFix => ({
    label,
    text: text.slice(0, from) + by + text.slice(to),
  });
  // after an unclosed quote a bracket is text: the quote's own fix comes first
  if (piece === '(' && /"[^"]*$/.test(text.replace(/"[^"]*"/g, ''))) return [];
  if (piece === '(') return bracketFixes(text, position, put);
  if (piece === ')') return [put('Remove it', ''), put('Open it at the start', '(', 0, 0)];
  if (/^[[\]{}（）]$/.test(piece)) return [{ label: 'Use ( and )', text: roundBrackets(text) }];
  if (/^[“”„‟«»]$/.test(piece)) return [{ label: 'Use straight quotes', text: text.replace(/[“”„‟«»]/g, '"') }];
  if (piece === '"') return closings(text, position).concat(put('Remove it', ''));
  if (/^['‘’]$/.test(piece)) return doubleQuotes(text, position, put);
  if (piece.includes('*')) return starFixes(text, position, piece, put);
  if (piece.includes('~')) return tildeFixes(piece, put);
  if (/^near(?:\/|$)/i.test(piece)) return nearFixes(piece, put);
  const meant = { '|': 'OR', '/': 'OR', '&': 'AND', '+': 'AND', '-': 'NOT', '!': 'NOT' }[piece];
  return [...(meant ? [put(`Write ${meant}`, ` ${meant} `)] : []), ...removals(text, position, end)];
}

type Put = (label: string, by: string, from?: number, to?: number) => QuickFix;

/** Closes the bracket after its alternatives, the usual intention of `(a OR b AND c`; otherwise at the end. */
function bracketFixes(text: string, position: number, put: Put): QuickFix[] {
  const alternatives = alternativesEnd(text, position);
  const close = (label: string, at: number) => put(label, ')', at, at);
  if (!alternatives) return [close('Close it', text.length), put('Remove it', '')];
  const { end, place } = alternatives;
  return [close(`Close it ${place}`, end), close('Close it at the end', text.length), put('Remove it', '')];
}

const roundBrackets = (text: string) => text.replace(/[[{（]/g, '(').replace(/[\]}）]/g, ')');

const OPERATOR_OR_BRACKET = /\s+(?:AND|OR|NOT|NEAR(?:\/\d+)?|&&|\|\|)(?=\s|$|\()|\s*[()]/i;

/** Closes a quote before the next operator or bracket, otherwise at the end. */
function closings(text: string, position: number): QuickFix[] {
  const rest = text.slice(position + 1);
  const stop = OPERATOR_OR_BRACKET.exec(rest);
  const closed = (length: number): QuickFix => ({
    label: length === rest.length ? 'Close it at the end' : `Close it after “${rest.slice(0, length).trim()}”`,
    text: `${text.slice(0, position + 1)}${rest.slice(0, length).trimEnd()}"${rest.slice(length)}`,
  });
  return [...(stop && stop.index > 0 ? [closed(stop.index)] : []), closed(rest.length)];
}

function doubleQuotes(text: string, position: number, put: Put): QuickFix[] {
  const quoted = /^['‘’]([^'‘’"]*)['‘’]/.exec(text.slice(position));
  if (!quoted) return [put('Remove it', '')];
  return [put('Use double quotes', `"${quoted[1]}"`, position, position + quoted[0].length)];
}

function starFixes(text: string, position: number, piece: string, put: Put): QuickFix[] {
  const starred = /^\*+([^\s()"*]+)/.exec(text.slice(position));
  const moved = starred && put('Move it to the end', `${starred[1]}*`, position, position + starred[0].length);
  return [...(moved ? [moved] : []), put('Remove the star', piece.replaceAll('*', ''))];
}

function tildeFixes(piece: string, put: Put): QuickFix[] {
  const [words = '', asked = ''] = piece.split('~');
  const distance = Math.min(Number(/^\d+/.exec(asked)?.[0]) || USUAL_DISTANCE, nearDistance.max);
  return [put(`Write ~${distance}`, `${words}~${distance}`), put('Remove the “~”', words)];
}

function nearFixes(piece: string, put: Put): QuickFix[] {
  const asked = Number(/\d+/.exec(piece)?.[0]) || USUAL_DISTANCE;
  const near = `NEAR/${Math.min(Math.max(asked, nearDistance.min), nearDistance.max)}`;
  return [put(`Write ${near}`, near), put('Write AND', 'AND'), put(`Search the word “${piece}”`, `"${piece}"`)];
}

const OPERATOR_BEFORE = /(?:(?<=^|[\s)])(?:AND|OR|NOT|NEAR(?:\/\d+)?)|&&|\|\|)\s*$/i;
const OPERATOR_AFTER = /^\s*(?:AND|OR|&&|\|\|)(?=\s|$|\()/i;

/** Removes the piece; of two adjacent operators, the other one; otherwise the piece with the operator next to it. */
function removals(text: string, from: number, to: number): QuickFix[] {
  const [piece, left, right] = [text.slice(from, to), text.slice(0, from), text.slice(to)];
  const before = OPERATOR_BEFORE.exec(left)?.[0] ?? '';
  const after = OPERATOR_AFTER.exec(right)?.[0] ?? '';
  const isOperator = /^(?:AND|OR|NOT|&&|\|\|)$/i.test(piece);
  const twoInARow = isOperator && after !== '';
  if (twoInARow) {
    return [
      { label: `Keep ${piece}`, text: left + piece + right.slice(after.length) },
      { label: `Keep ${after.trim()}`, text: left + right },
    ];
  }
  return [
    { label: `Remove ${isOperator ? piece : 'it'}`, text: left + right },
    { label: `Remove it and ${before.trim()}`, text: left.slice(0, left.length - before.length) + right },
    { label: `Remove it and ${after.trim()}`, text: left + right.slice(after.length) },
  ];
}
