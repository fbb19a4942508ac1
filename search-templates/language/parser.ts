import { toTokens } from '#search-templates/analyzer-twin/tokens.ts';
import {
  emptyParentheses,
  expressionLimits,
  nearChain,
  nothingToSearch,
  operatorWithoutLeft,
  operatorWithoutRight,
  type SyntaxProblem,
  tooDeep,
  tooLong,
  unclosedParenthesis,
  unopenedParenthesis,
  wrongNearSide,
} from './errors.ts';
import { canTakeStar, readTokens, type Token } from './lexer.ts';
import { checkLimits, isNearSide, join, type LeafNode, type Node, type Span, spanOf, type WordNode } from './tree.ts';

type ParsedExpression = { tree: Node | null; problems: [] } | { tree: null; problems: SyntaxProblem[] };

type Operator = Extract<Token, { text: string }>;
type NearOperator = Extract<Token, { kind: 'near' }>;

/** More problems than this don't help the user. */
const PROBLEMS_SHOWN = 20;

/**
 * Parses the Boolean language. Empty text is not an expression: `tree` is null, without problems. Invalid text has at
 * least one problem, in the order of positions, and no tree.
 */
export function parseExpression(text: string): ParsedExpression {
  if (text.trim() === '') return { tree: null, problems: [] };
  if (text.length > expressionLimits.characters) return { tree: null, problems: [tooLong(text.length)] };
  const { tokens, problems } = readTokens(text);
  if (tokens.length === 0 && problems.length === 0) {
    return { tree: null, problems: [nothingToSearch({ position: 0, length: text.length }, text.trim())] };
  }
  const parser = new Parser(tokens, problems);
  const tree = parser.parse();
  if (tree && problems.length === 0) checkLimits(tree, problems);
  if (problems.length === 0) return { tree, problems: [] };
  return { tree: null, problems: firstOfEachPlace(problems).slice(0, PROBLEMS_SHOWN) };
}

/** One mistake can break two rules (a lone AND lacks both sides); only the first is reported. */
function firstOfEachPlace(problems: SyntaxProblem[]): SyntaxProblem[] {
  const sorted = problems.toSorted((a, b) => a.position - b.position);
  return sorted.filter((problem, index) => problem.position !== sorted[index - 1]?.position);
}

/** Recursive descent; a missing part is reported and parsed as nothing (null), so that later problems are found too. */
class Parser {
  private at = 0;
  private gaveUp = false;
  private readonly tokens: Token[];
  private readonly problems: SyntaxProblem[];

  constructor(tokens: Token[], problems: SyntaxProblem[]) {
    this.tokens = tokens;
    this.problems = problems;
  }

  parse(): Node | null {
    const operands = [this.or(0, null)];
    let token: Token | undefined;
    while ((token = this.tokens[this.at])) {
      // only a stray “)” ends the descent before the end
      this.problems.push(unopenedParenthesis(token));
      this.at += 1;
      // “a) AND b”: the operator joins the text on both sides of the stray one
      const operator = this.take('and') ?? this.take('or');
      if (operator || this.at < this.tokens.length) operands.push(this.or(0, operator));
    }
    return join('and', operands);
  }

  private or(depth: number, before: Operator | null): Node | null {
    const operands = [this.and(depth, before)];
    let operator: Operator | null;
    while ((operator = this.take('or'))) operands.push(this.and(depth, operator));
    return join('or', operands);
  }

  private and(depth: number, before: Operator | null): Node | null {
    const operands = [this.not(depth, before)];
    for (;;) {
      const operator = this.take('and');
      if (!operator && !this.startsOperand()) return join('and', operands);
      operands.push(this.not(depth, operator));
    }
  }

  private not(depth: number, before: Operator | null): Node | null {
    const operator = this.take('not');
    if (!operator) return this.near(depth, before);
    if (depth >= expressionLimits.depth) return this.giveUp(operator);
    const operand = this.not(depth + 1, operator);
    return operand && { kind: 'not', operand, ...spanOf(operator, operand) };
  }

  private near(depth: number, before: Operator | null): Node | null {
    let node = this.primary(depth, before);
    let chained = false;
    for (let operator = this.tokens[this.at]; operator?.kind === 'near'; operator = this.tokens[this.at]) {
      this.at += 1;
      if (chained) this.problems.push(nearChain(operator));
      const right = this.nearRight(depth, operator);
      if (!chained) node = this.pair(operator, node, right);
      chained = true;
    }
    return node;
  }

  private nearRight(depth: number, operator: NearOperator): Node | null {
    if (!this.startsOperand()) {
      this.problems.push(operatorWithoutRight(operator, operator.text));
      return null;
    }
    if (this.tokens[this.at]?.kind !== 'not') return this.primary(depth, operator);
    this.problems.push(wrongNearSide(operator, operator.text, 'right'));
    this.not(depth, operator);
    return null;
  }

  private pair(operator: NearOperator, left: Node | null, right: Node | null): Node | null {
    if (!left || !right) return left ?? right;
    if (!isNearSide(left)) this.problems.push(wrongNearSide(operator, operator.text, 'left'));
    else if (!isNearSide(right)) this.problems.push(wrongNearSide(operator, operator.text, 'right'));
    else return { kind: 'near', distance: operator.distance, left, right, ...spanOf(left, right) };
    return left;
  }

  private primary(depth: number, before: Operator | null): Node | null {
    const token = this.tokens[this.at];
    if (token?.kind === 'leaf' || token?.kind === 'unreadable') {
      this.at += 1;
      return token.kind === 'leaf' ? token.node : null;
    }
    if (token?.kind === 'open') return this.group(depth, token);
    if (before) this.problems.push(operatorWithoutRight(before, before.text));
    else if (token && token.kind !== 'close') this.problems.push(operatorWithoutLeft(token, token.text));
    return null;
  }

  private group(depth: number, open: Operator): Node | null {
    this.at += 1;
    const close = this.tokens[this.at];
    if (close?.kind === 'close') {
      this.at += 1;
      this.problems.push(emptyParentheses({ position: open.position, length: close.position + 1 - open.position }));
      return null;
    }
    if (depth >= expressionLimits.depth) return this.giveUp(open);
    if (!close) {
      this.problems.push(unclosedParenthesis(open));
      return null;
    }
    const node = this.or(depth + 1, null);
    if (!this.take('close') && !this.gaveUp) this.problems.push(unclosedParenthesis(open));
    return node;
  }

  /** Too deep: nothing after this position can be judged, and the descent must stop. */
  private giveUp(place: Span): null {
    this.problems.push(tooDeep({ position: place.position, length: place.length }));
    this.at = this.tokens.length;
    this.gaveUp = true;
    return null;
  }

  private take(kind: Operator['kind']): Operator | null {
    const token = this.tokens[this.at];
    if (token?.kind !== kind) return null;
    this.at += 1;
    return token as Operator;
  }

  private startsOperand(): boolean {
    const kind = this.tokens[this.at]?.kind;
    return kind === 'leaf' || kind === 'unreadable' || kind === 'open' || kind === 'not';
  }
}

const QUOTES = /["“”„‟«»]/g;
const QUOTED = /^["“”„‟«»](.*)["“”„‟«»]$/s;

/**
 * The meaning of a badge: a word, a phrase of several words, `"quoted"` text or (`exact`) any other text as written,
 * or a prefix if a star ends it. A badge has no operators. Null without a word.
 */
export function parseBadge(keyword: string, exact = false): LeafNode | null {
  const span = { position: 0, length: keyword.length };
  const written = keyword.trim();
  const text = written.replace(QUOTES, ' ').trim();
  if (toTokens(text).length === 0) return null;
  if (QUOTED.test(written)) return { kind: 'phrase', text, exact: true, ...span };
  const stem = text.replace(/\*+$/, '');
  if (stem !== text && canTakeStar(stem)) return { kind: 'prefix', text: stem, ...span };
  if (exact || /\s/.test(stem)) return { kind: 'phrase', text: stem, exact, ...span };
  return { kind: 'word', text: stem, ...span };
}

const OPERATOR = /^(?:and|or|not|near(?:\/\d*)?|&&|\|\|)$/i;

/**
 * Reads text with invalid syntax as a list of words, all of which must match; operators are dropped.
 * Null if no word remains. Text beyond the language's limits is cut off.
 */
export function parsePlainWords(text: string): Node | null {
  const words = [...text.slice(0, expressionLimits.characters).matchAll(/[^\s()[\]{}"“”„‟«»,;|]+/g)]
    .filter(([word]) => !OPERATOR.test(word) && toTokens(word).length > 0)
    .slice(0, expressionLimits.leaves)
    .map((found): WordNode => ({ kind: 'word', text: found[0], position: found.index, length: found[0].length }));
  return join('and', words);
}
