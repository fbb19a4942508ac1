import { parseBadge } from '#search-templates/language/parse-badge.ts';
import { parseExpression } from '#search-templates/language/parse-expression.ts';
import type { LeafNode, Node } from '#search-templates/language/tree.ts';
import { type LeafFinder, leafFinder, type Via } from '#search-templates/matching/find-leaf.ts';
import { highlightedFields } from './highlight.ts';
import { type LeafName, readLeafName } from './leaf-name.ts';
import { type MarkedText, markLeaf, takeMarkedText } from './marked-text.ts';

/** One badge or term that matched: where, by which form of it, and a piece of the text around it. */
export interface Matched {
  /** keyword, designation, company, skills, resumeSearch or searchTerm. */
  group: string;
  /** Which badge, or which leaf of the expression from the left, from 0. */
  index: number;
  /** As it was written. */
  text: string;
  /** The best field it matched in: identity, skills, currentTitles, …, descriptions, …, resume; profile where that is unknown. */
  field: string;
  via: Via;
  /** Plain text in which the match stands between `<em>` and `</em>`. */
  fragment?: string;
}

/** What of a hit is needed here. */
export interface MatchedHit {
  matched_queries?: string[] | Record<string, number>;
  highlight?: Record<string, string[]>;
}

/** Best first. `profile` stands for all of it, the resume too: the marked texts say which part it was. */
const labels = [
  'identity',
  'skills',
  'currentTitles',
  'currentEmployers',
  'previousTitles',
  'previousEmployers',
  'profile',
];

/** As they stand on the screen; the search engine names them in no order. */
const groups = ['searchTerm', 'keyword', 'designation', 'company', 'resumeSearch', 'skills'];

/** In the order of their worth. */
const profileParts = Object.keys(highlightedFields).filter((field) => field !== 'identity');

/** Which badges and terms matched this hit, in the order of the groups and of what was written in them. */
export function readMatched(hit: MatchedHit): Matched[] {
  const queries = hit.matched_queries ?? [];
  const names = (Array.isArray(queries) ? queries : Object.keys(queries)).flatMap((name) => readLeafName(name) ?? []);
  const leaves = Map.groupBy(names, ({ group, index }) => `${group}:${index}`);
  const textsOf = textsByField(hit.highlight ?? {});
  return [...leaves.values()]
    .map((found) => readLeaf(found.toSorted(byLabel)[0]!, textsOf))
    .toSorted((one, other) => groups.indexOf(one.group) - groups.indexOf(other.group) || one.index - other.index);
}

/** Takes a field's texts apart when they are first asked for: the best field of most leaves comes early. */
function textsByField(highlight: Record<string, string[]>): (field: string) => MarkedText[] {
  const taken = new Map<string, MarkedText[]>();
  return (field) => {
    const known = taken.get(field) ?? (highlight[field] ?? []).map(takeMarkedText);
    taken.set(field, known);
    return known;
  };
}

const byLabel = (one: LeafName, other: LeafName) => labels.indexOf(one.label) - labels.indexOf(other.label);

function readLeaf(name: LeafName, textsOf: (field: string) => MarkedText[]): Matched {
  const { group, index, label, text } = name;
  const fields = label === 'profile' ? profileParts : [label === 'resume' ? 'resumeText' : label];
  const found = findFragment(fields, textsOf, finderOf(name));
  return {
    group,
    index,
    text,
    field: found ? labelOf(found.field) : label,
    via: found?.via ?? 'literal',
    ...(found && { fragment: found.fragment }),
  };
}

const labelOf = (field: string) => (field === 'resumeText' ? 'resume' : field);

/** The first fragment in which the leaf really stands: all words searched are marked, whichever leaf they belong to. */
function findFragment(fields: string[], textsOf: (field: string) => MarkedText[], find: LeafFinder) {
  for (const field of fields) {
    for (const text of textsOf(field)) {
      const fragment = markLeaf(text, find);
      if (fragment) return { field, ...fragment };
    }
  }
  return null;
}

/** Enough for the searches of a busy minute; a leaf comes back on every card and every page. */
const REMEMBERED_FINDERS = 5000;
const finders = new Map<string, LeafFinder>();

function finderOf({ origin, text }: LeafName): LeafFinder {
  const key = `${origin}:${text}`;
  const known = finders.get(key);
  if (known) return known;
  if (finders.size >= REMEMBERED_FINDERS) finders.clear();
  const node = origin === 'expression' ? parseExpression(text).tree : parseBadge(text, origin === 'exact');
  const finder = node && isLeaf(node) ? leafFinder(node) : () => [];
  finders.set(key, finder);
  return finder;
}

const isLeaf = (node: Node): node is LeafNode => node.kind !== 'and' && node.kind !== 'or' && node.kind !== 'not';
