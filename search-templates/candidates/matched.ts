import { LRUCache } from 'lru-cache';
import { parseBadge, parseExpression } from '#search-templates/language/parser.ts';
import type { LeafNode, Node } from '#search-templates/language/tree.ts';
import { type LeafFinder, leafFinder, type Via } from '#search-templates/marking/find-leaf.ts';
import { markLeaf, type ReadText, readText } from '#search-templates/marking/marked-text.ts';
import { type LeafPart, leafParts } from '#search-templates/matching/leaf-evidence.ts';
import { type NameMatch, readName } from '#search-templates/matching/name-parts.ts';
import type { CandidateDocument, CandidateFacts } from './document.ts';
import { skillValue } from './evidence/candidate-evidence.ts';
import { evidenceWeights } from './evidence/evidence-weights.ts';
import { type LeafName, readLeafName, wordFilterNames } from './text-criteria.ts';

/** One badge or term that matched: where, by which form of it, and a piece of the text around it. */
export interface Matched {
  /** keyword, designation, company, skills, institutes, resumeSearch or searchTerm. */
  group: string;
  /** Which badge, or which leaf of the expression from the left, from 0. */
  index: number;
  /** As it was written. */
  text: string;
  /** The best field it matched in: identity, skills, currentTitles, …, descriptions, …, resume; profile where that is unknown. */
  field: string;
  via: Via;
  /** Plain text with the match between `<em>` and `</em>`. */
  fragment?: string;
  /** What speaks for the candidate in this, where the profile has it as a skill or a title. */
  proof?: Proof;
}

export interface Proof {
  /** The skill with the most evidence for the leaf. `lastUsed` is a year. */
  skill?: { name: string; years: number | null; lastUsed: number | null; isPrimary: boolean };
  /** The title that speaks most for it. */
  title?: { name: string; years: number | null; isCurrent: boolean };
}

/** What of a hit is needed here: the source with `markedFields`, the lines of the resume. */
export interface MatchedHit {
  _source?: unknown;
  matched_queries?: string[] | Record<string, number>;
  highlight?: Record<string, string[]>;
}

/** The parts of a profile, in the order of their worth. */
const profileParts = [
  'skills',
  'currentTitles',
  'previousTitles',
  'currentEmployers',
  'previousEmployers',
  'preferredJobs',
  'descriptions',
  'summary',
  'education',
  'certifications',
  'projects',
] as const satisfies (keyof CandidateDocument)[];

/** What a hit must bring of its source for its matches to be read. */
export const markedFields: string[] = [...profileParts, 'identity', 'facts'];

/** Best first. `profile` is the whole profile, or it and the resume: the marked texts show which part matched. */
const labels = [
  'identity',
  'skills',
  'currentTitles',
  'currentEmployers',
  'previousTitles',
  'previousEmployers',
  'profile',
  'resume',
];

/** In the screen's order; the search engine returns names in no order. */
const groups: string[] = ['searchTerm', ...wordFilterNames];

/** Where a leaf of the whole profile is searched, the resume last. */
const wholeProfile = [...profileParts, 'resumeText'];

/** Which badges and terms matched this hit, in the order of the groups and of what was written in them. */
export function readMatched(hit: MatchedHit, now: Date): Matched[] {
  const queries = hit.matched_queries ?? [];
  const names = (Array.isArray(queries) ? queries : Object.keys(queries)).flatMap((name) => readLeafName(name) ?? []);
  const leaves = Map.groupBy(names, ({ group, index }) => `${group}:${index}`);
  const textsOf = textsByField(hit);
  const facts = factsOf(hit);
  return [...leaves.values()]
    .map((found) => readLeaf(found.toSorted(byLabel)[0]!, textsOf, facts && { ...facts, now }))
    .toSorted((one, other) => groups.indexOf(one.group) - groups.indexOf(other.group) || one.index - other.index);
}

/** Analyses a field's texts on first use: the best field of most leaves comes early. */
function textsByField({ _source, highlight }: MatchedHit): (field: string) => ReadText[] {
  const source = (_source ?? {}) as Record<string, string[] | undefined>;
  const known = new Map<string, ReadText[]>();
  return (field) => {
    const texts = field === 'resumeText' ? highlight?.resumeText : source[field];
    const read = known.get(field) ?? (texts ?? []).map(readText);
    known.set(field, read);
    return read;
  };
}

const byLabel = (one: LeafName, other: LeafName) => labels.indexOf(one.label) - labels.indexOf(other.label);

interface DatedFacts extends CandidateFacts {
  /** Evidence counts from here. */
  now: Date;
}

function readLeaf(name: LeafName, textsOf: (field: string) => ReadText[], facts: DatedFacts | null): Matched {
  const { group, index, label, text } = name;
  const fields = label === 'profile' ? wholeProfile : [label === 'resume' ? 'resumeText' : label];
  const leaf = knownLeaf(name);
  const found = findFragment(fields, textsOf, leaf.find);
  const proof = facts && proofOf(fields, textsOf, leaf, facts);
  return {
    group,
    index,
    text,
    field: found ? labelOf(found.field) : label,
    via: found?.via ?? 'literal',
    ...(found && { fragment: found.fragment }),
    ...(proof && { proof }),
  };
}

const factsOf = ({ _source }: MatchedHit): CandidateFacts | null =>
  (_source as { facts?: CandidateFacts } | undefined)?.facts ?? null;

/** The skill and the title among the searched fields that speak most for a leaf; null where neither contains it. */
function proofOf(
  fields: readonly string[],
  textsOf: (field: string) => ReadText[],
  { find, parts }: KnownLeaf,
  facts: DatedFacts,
): Proof | null {
  const holding = <Fact>(field: string, known: readonly Fact[]) =>
    fields.includes(field)
      ? textsOf(field).flatMap((read, at) => {
          const fact = known[at];
          return fact !== undefined && find(read.tokens).length > 0 ? [{ name: read.text, fact }] : [];
        })
      : [];
  const skill = most(holding('skills', facts.skills), ({ name, fact: { years, ...known } }) => {
    const source = { name, months: years === null ? null : years * 12, ...known };
    return skillValue(source, () => 0, facts.now) * shareOf(name, parts, evidenceWeights.skillParts);
  });
  const title = most(
    [
      ...holding('currentTitles', facts.currentTitles).map(({ name, fact }) => ({
        name,
        years: fact,
        isCurrent: true,
      })),
      ...holding('previousTitles', facts.previousTitles).map(({ name, fact }) => ({
        name,
        years: fact,
        isCurrent: false,
      })),
    ],
    ({ name, years, isCurrent }) => titleYears(years, isCurrent) * shareOf(name, parts, evidenceWeights.titleParts),
  );
  if (!skill && !title) return null;
  return { ...(skill && { skill: { name: skill.name, ...skill.fact } }), ...(title && { title }) };
}

/** The first of those with the highest value; evidence is computed only where there is a choice. */
function most<Fact>(facts: readonly Fact[], worth: (fact: Fact) => number): Fact | undefined {
  if (facts.length < 2) return facts[0];
  return facts.map((fact) => ({ fact, value: worth(fact) })).toSorted((one, other) => other.value - one.value)[0]?.fact;
}

/** How much of a name's evidence a leaf gets, by the part of it that the leaf is. */
function shareOf(name: string, leafParts: readonly LeafPart[], weights: Record<NameMatch, number>): number {
  const { parts } = readName(name);
  return Math.max(
    0,
    ...leafParts.flatMap(({ part }) => {
      const match = parts.get(part);
      return match ? [weights[match]] : [];
    }),
  );
}

/** A past title's end is not among the facts: one of unknown age is assumed. */
function titleYears(years: number | null, isCurrent: boolean): number {
  const { currentYears, unknownYears, unknownYearsAgo } = evidenceWeights.titles;
  return isCurrent
    ? (years ?? unknownYears) + currentYears
    : (years ?? unknownYears) * 0.5 ** (unknownYearsAgo / evidenceWeights.halfLifeYears);
}

const labelOf = (field: string) => (field === 'resumeText' ? 'resume' : field);

/** The first text that contains the leaf: a resume's lines were chosen for all leaves together. */
function findFragment(fields: string[], textsOf: (field: string) => ReadText[], find: LeafFinder) {
  for (const field of fields) {
    for (const text of textsOf(field)) {
      const fragment = markLeaf(text, find);
      if (fragment) return { field, ...fragment };
    }
  }
  return null;
}

/** Enough for the searches of a busy minute; a leaf comes back on every card and every page. */
const knownLeaves = new LRUCache<string, KnownLeaf>({ max: 5_000 });

interface KnownLeaf {
  find: LeafFinder;
  parts: LeafPart[];
}

function knownLeaf({ origin, text }: LeafName): KnownLeaf {
  const key = `${origin}:${text}`;
  const known = knownLeaves.get(key);
  if (known) return known;
  const node = origin === 'expression' ? parseExpression(text).tree : parseBadge(text, origin === 'exact');
  const leaf =
    node && isLeaf(node) ? { find: leafFinder(node), parts: leafParts(node) } : { find: () => [], parts: [] };
  knownLeaves.set(key, leaf);
  return leaf;
}

const isLeaf = (node: Node): node is LeafNode => node.kind !== 'and' && node.kind !== 'or' && node.kind !== 'not';
