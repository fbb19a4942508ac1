import { toTokens } from '#search-templates/analyzer-twin/tokens.ts';
import type { CandidateDocument } from '#search-templates/candidates/document.ts';
import { expand } from '#search-templates/expansion/variants.ts';
import type { LeafNode, NearNode, Node } from '#search-templates/language/tree.ts';

/**
 * The rules of Boolean search applied to one document in memory, by brute force: the reference for random trees. It
 * shares only the language (tokens and expansion) with the query builder.
 */
export type Judge = (tree: Node, document: CandidateDocument) => boolean;

type Values = (document: CandidateDocument) => (string | null)[];

export const profileValues: Values = (document) => [
  ...document.skills,
  ...document.currentTitles,
  ...document.previousTitles,
  ...document.currentEmployers,
  ...document.previousEmployers,
  ...document.descriptions,
  ...document.summary,
  ...document.education,
  ...document.certifications,
  ...document.projects,
  ...document.preferredJobs,
  document.resumeText,
];

export function judgeBy(values: Values): Judge {
  // words come back in tree after tree: each leaf is judged once for each document
  const judged = new Map<string, Map<CandidateDocument, boolean>>();
  const tokenised = new Map<CandidateDocument, string[][]>();
  const remember = <K, V>(map: Map<K, V>, key: K, make: () => V): V => {
    if (!map.has(key)) map.set(key, make());
    return map.get(key) as V;
  };
  const tokensOf = (document: CandidateDocument) =>
    remember(tokenised, document, () => values(document).map((value) => toTokens(value ?? '')));
  const judge: Judge = (node, document) => {
    if (node.kind === 'not') return !judge(node.operand, document);
    if (node.kind === 'and') return node.operands.every((operand) => judge(operand, document));
    if (node.kind === 'or') return node.operands.some((operand) => judge(operand, document));
    const known = remember(judged, leafKey(node), () => new Map<CandidateDocument, boolean>());
    return remember(known, document, () => tokensOf(document).some((tokens) => spans(node, tokens).length > 0));
  };
  return judge;
}

const leafKey = (leaf: LeafNode): string =>
  JSON.stringify(leaf, (name, value) => (name === 'position' || name === 'length' ? undefined : value));

/** First and last token of every occurrence of a leaf in a value. */
function spans(leaf: LeafNode, tokens: string[]): [first: number, last: number][] {
  if (leaf.kind === 'near') return nearSpans(leaf, tokens);
  const sequences =
    leaf.kind === 'prefix' ? [toTokens(leaf.text)] : sequencesOf(leaf.text, leaf.kind === 'phrase' && leaf.exact);
  const found: [number, number][] = [];
  for (let first = 0; first < tokens.length; first += 1) {
    for (const sequence of sequences) {
      const last = first + sequence.length - 1;
      if (standsAt(sequence, first, tokens, leaf.kind === 'prefix')) found.push([first, last]);
    }
  }
  return found;
}

function standsAt(sequence: string[], first: number, tokens: string[], starred: boolean): boolean {
  for (let at = 0; at < sequence.length; at += 1) {
    const there = tokens[first + at];
    const asked = sequence[at] ?? '';
    if (there === asked) continue;
    if (!starred || at < sequence.length - 1 || !there?.startsWith(asked)) return false;
  }
  return true;
}

/** At most `distance` words apart, in either order; no word counts for both sides. */
function nearSpans({ left, right, distance }: NearNode, tokens: string[]): [number, number][] {
  return spans(left, tokens).flatMap(([leftFirst, leftLast]) =>
    spans(right, tokens)
      .filter(([rightFirst, rightLast]) => {
        const apart = rightFirst > leftLast ? rightFirst - leftLast : leftFirst - rightLast;
        return apart >= 1 && apart <= distance;
      })
      .map(([rightFirst, rightLast]): [number, number] => [
        Math.min(leftFirst, rightFirst),
        Math.max(leftLast, rightLast),
      ]),
  );
}

/** Every spelling written out in full. */
function sequencesOf(text: string, exact: boolean): string[][] {
  const key = `${exact} ${text}`;
  const known = writtenOut.get(key);
  if (known) return known;
  const sequences = expand(text, exact).flatMap((reading) => {
    let written: string[][] = [[]];
    for (const slot of reading) {
      written = written.flatMap((start) => slot.map(({ tokens }) => [...start, ...tokens]));
    }
    return written;
  });
  writtenOut.set(key, sequences);
  return sequences;
}

const writtenOut = new Map<string, string[][]>();
