import type { SyntaxProblem } from './errors.ts';
import type { QuickFix } from './expression-quick-fixes.ts';
import { readTokens, type Token } from './lexer.ts';
import { type Span, spanOf } from './tree.ts';

/** A part that may not mean what its author intended, with quick fixes. The expression itself is valid. */
export interface Advice extends SyntaxProblem {
  quickFixes: QuickFix[];
}

/** Longer texts don't fit on a button. */
const READING_SHOWN = 90;

/** Advice on a valid expression; empty for an invalid one, whose problems come first. */
export function adviceOn(text: string): Advice[] {
  const { tokens, problems } = readTokens(text);
  if (problems.length > 0) return [];
  return [...smallOperators(text, tokens), ...mixedOperators(text, tokens)].toSorted(
    (one, other) => one.position - other.position,
  );
}

function smallOperators(text: string, tokens: Token[]): Advice[] {
  const small = tokens.filter((token) => 'text' in token && token.text !== token.text.toUpperCase());
  const all = small.map(({ position, length }) => [position, length] as const);
  return small.map((token) => {
    const { position, length } = token;
    const [before, word, after] = [
      text.slice(0, position),
      text.slice(position, position + length),
      text.slice(position + length),
    ];
    const capital = word.toUpperCase();
    const everywhere = all.reduce(
      (whole, [from, size]) =>
        whole.slice(0, from) + whole.slice(from, from + size).toUpperCase() + whole.slice(from + size),
      text,
    );
    return {
      position,
      length,
      message: `“${word}” is read as ${capital}`,
      hint: 'Write it in capitals, or in quotes to search for the word.',
      quickFixes: [
        { label: `Write ${capital}`, text: before + capital + after },
        ...(small.length > 1 ? [{ label: 'All in capitals', text: everywhere }] : []),
        { label: `Search the word “${word}”`, text: `${before}"${word}"${after}` },
      ],
    };
  });
}

/** Adjacent operands, and the operator between each and the next. */
interface Level {
  operands: Span[];
  joints: ('and' | 'or')[];
}

function mixedOperators(text: string, tokens: Token[]): Advice[] {
  return levelsOf(tokens)
    .filter(({ joints }) => joints.includes('and') && joints.includes('or'))
    .map((level) => {
      const whole = spanOf(level.operands[0]!, level.operands.at(-1)!);
      const readings = (['and', 'or'] as const).map((joint) => bracketed(text, whole, level, joint));
      return {
        ...whole,
        message: 'AND and OR are mixed without brackets',
        hint: `AND binds tighter, so it is read as ${shortened(readings[0] ?? '')}.`,
        quickFixes: readings.map((reading) => ({
          label: shortened(reading),
          text: text.slice(0, whole.position) + reading + text.slice(whole.position + whole.length),
        })),
      };
    });
}

const shortened = (text: string) => (text.length > READING_SHOWN ? `${text.slice(0, READING_SHOWN)}…` : text);

/** The level's text with each run of operands joined by `joint` in brackets. */
function bracketed(text: string, whole: Span, { operands, joints }: Level, joint: 'and' | 'or'): string {
  let written = '';
  let at = whole.position;
  for (const [index, { position, length }] of operands.entries()) {
    const [before, after] = [joints[index - 1] === joint, joints[index] === joint];
    written += text.slice(at, position) + (after && !before ? '(' : '');
    written += text.slice(position, position + length) + (before && !after ? ')' : '');
    at = position + length;
  }
  return written;
}

/** Every level of brackets, the outermost first; for invalid text, as far as it can be parsed. */
function levelsOf(tokens: Token[]): Level[] {
  const levels: Level[] = [];
  let at = 0;
  const level = (): void => {
    const mine: Level = { operands: [], joints: [] };
    levels.push(mine);
    let joint: 'and' | 'or' = 'and';
    for (let token = tokens[at]; token && token.kind !== 'close'; token = tokens[at]) {
      if (token.kind === 'and' || token.kind === 'or') {
        joint = token.kind;
        at += 1;
        continue;
      }
      if (mine.operands.length > 0) mine.joints.push(joint);
      mine.operands.push(operand(token));
      joint = 'and';
    }
  };
  const operand = (first: Token): Span => {
    let last: Span = first;
    for (let token: Token | undefined = first; token; token = tokens[at]) {
      at += 1;
      last = token;
      if (token.kind === 'not' || token.kind === 'near') continue;
      if (token.kind === 'open') {
        level();
        last = tokens[at] ?? token;
        at += 1;
      }
      // NEAR includes the operand on its other side
      if (tokens[at]?.kind !== 'near') break;
    }
    return spanOf(first, last);
  };
  level();
  return levels;
}
