import type { BadgeGroup, BadgeWeight } from '#domain/filters/badge-groups.ts';
import type { CandidateFilter } from '#domain/filters/candidate-filter.ts';
import type { WordFilterName } from '#domain/filters/registry.ts';
import type { FilterProblem } from '#search-templates/language/errors.ts';
import { parseBadge, parseExpression } from '#search-templates/language/parser.ts';
import type { LeafNode, Node } from '#search-templates/language/tree.ts';
import { type LeafPart, leafParts } from '#search-templates/matching/leaf-evidence.ts';
import { type LeafQuery, leafQuery, type PhraseStyle } from '#search-templates/matching/leaf-query.ts';
import { FilterProblems } from './filter-problems.ts';
import {
  companyFields,
  designationFields,
  instituteFields,
  isApplicantId,
  keywordFields,
  listFields,
  resumeFields,
  type SearchFields,
  scoredFieldCount,
  skillsFields,
} from './search-fields.ts';

/** Whether a leaf is a badge, an exact badge or part of an expression. */
const origins = ['badge', 'exact', 'expression'] as const;
type LeafOrigin = (typeof origins)[number];

/** The parts of a clause's name: the leaf, its group and the field that the clause searches. */
export interface LeafName {
  group: string;
  index: number;
  /** The field, as `matched` calls it. */
  label: string;
  origin: LeafOrigin;
  /** As it was written. */
  text: string;
}

/** `keyword:0:skills:badge:Spring Boot` */
export function leafName({ group, index, label, origin, text }: LeafName): string {
  return [group, index, label, origin, text].join(':');
}

/** The reverse of leafName; null for the name of anything else. */
export function readLeafName(name: string): LeafName | null {
  const [group, index, label, origin, ...text] = name.split(':');
  const known = origins.find((one) => one === origin);
  if (!group || !label || !known || !/^\d+$/.test(index ?? '')) return null;
  return { group, index: Number(index), label, origin: known, text: text.join(':') };
}

/** One badge or leaf, ready to be written into a query. */
export interface Leaf {
  node: LeafNode;
  query: LeafQuery;
  /** What speaks for it, in every spelling. */
  parts: LeafPart[];
  /** A badge's; `normal` for a leaf of an expression. */
  weight: BadgeWeight;
  /** Searched instead of the group's; absent for most. */
  ownFields?: SearchFields;
  /** The name of its clause over one field, by which the answer says what matched. */
  nameIn(label: string): string;
}

/** What one group of a filter asks, before scores are given out: badges or a tree, and what it leaves out. */
export interface TextCriteria {
  group: string;
  searchFields: SearchFields;
  required: Leaf[];
  /** At least one must match where nothing is required; else they only raise the rank. */
  optional: Leaf[];
  excluded: Leaf[];
  expression: Expression | null;
}

/** What reading a filter's words needs in addition to them. */
interface Reader {
  style: PhraseStyle;
  report(problem: FilterProblem): void;
}

interface Expression {
  tree: Node;
  leaves: Map<LeafNode, Leaf>;
  /** The leaves that are not under a NOT. */
  wanted: Leaf[];
}

/** Which leaf of a filter it is. */
interface LeafSource {
  group: string;
  index: number;
  origin: LeafOrigin;
  text: string;
}

/** The fields that a leaf of a group searches. */
export const fieldsOfLeaf = (leaf: Leaf, groupFields: SearchFields): SearchFields => leaf.ownFields ?? groupFields;

function toLeaf(node: LeafNode, source: LeafSource, style: PhraseStyle, weight: BadgeWeight = 'normal'): Leaf {
  return {
    node,
    query: leafQuery(node, style),
    parts: leafParts(node),
    weight,
    ...(source.group === 'keyword' && 'text' in node && isApplicantId(node.text) && { ownFields: listFields }),
    nameIn: (label) => leafName({ ...source, label }),
  };
}

/** Numbers an expression's leaves from the left. `text` is what the tree was read from. */
export function toExpression(tree: Node, group: string, text: string, style: PhraseStyle): Expression {
  const leaves = new Map<LeafNode, Leaf>();
  const wanted: Leaf[] = [];
  visitLeaves(tree, false, (node, negated) => {
    const written = text.slice(node.position, node.position + node.length);
    const leaf = toLeaf(node, { group, index: leaves.size, origin: 'expression', text: written }, style);
    leaves.set(node, leaf);
    if (!negated) wanted.push(leaf);
  });
  return { tree, leaves, wanted };
}

function visitLeaves(node: Node, negated: boolean, visit: (leaf: LeafNode, negated: boolean) => void): void {
  if (node.kind === 'not') visitLeaves(node.operand, true, visit);
  else if (node.kind !== 'and' && node.kind !== 'or') visit(node, negated);
  else for (const operand of node.operands) visitLeaves(operand, negated, visit);
}

/** The leaves of text criteria that can raise a candidate's score, and are shown where they matched. */
export function wantedLeaves({ required, optional, expression }: TextCriteria): Leaf[] {
  return [...required, ...optional, ...(expression?.wanted ?? [])];
}

/** How many clauses the criteria become once the search engine has written them out over their fields. */
export function clauseCount(criteria: TextCriteria): number {
  const { searchFields, excluded, expression } = criteria;
  const cost = (leaves: Iterable<Leaf>) => [...leaves].reduce((sum, leaf) => sum + leaf.query.clauses, 0);
  const asked = expression ? [...expression.leaves.values()] : wantedLeaves(criteria);
  const proofs = asked.reduce((sum, leaf) => sum + leaf.parts.length, 0) * searchFields.evidence.length;
  return cost(asked) * scoredFieldCount(searchFields) + proofs + cost(excluded) * searchFields.selecting.length;
}

/** What an expression asks; an empty one, and a broken one once reported, asks nothing. */
function expressionCriteria(
  group: string,
  text: string,
  searchFields: SearchFields,
  { style, report }: Reader,
): TextCriteria {
  const { tree, problems } = parseExpression(text);
  for (const problem of problems) report({ group, ...problem });
  const expression = tree && toExpression(tree, group, text, style);
  return { group, searchFields, required: [], optional: [], excluded: [], expression };
}

interface Asked {
  keyword: string;
  exact: boolean;
  weight?: BadgeWeight | undefined;
}

/** What a group asks: of its expression in Boolean mode, else of its badges and of the text not yet made into one. */
function badgeCriteria(name: string, group: BadgeGroup, searchFields: SearchFields, reader: Reader): TextCriteria {
  const read = leafReader(name, reader);
  const excluded = group.exclude ? read(excludedBadges(group)) : [];
  if (group.boolean) return { ...expressionCriteria(name, group.inputText, searchFields, reader), excluded };
  const typed = group.inputText.trim();
  const badges = [
    ...group.badges,
    ...(typed === '' ? [] : [{ keyword: typed, exact: false, mandatory: group.mandatory }]),
  ].map((badge, index) => ({ ...badge, index }));
  const isRequired = (badge: { mandatory: boolean }) => group.mandatory || badge.mandatory;
  return {
    group: name,
    searchFields,
    required: read(badges.filter(isRequired)),
    optional: read(badges.filter((badge) => !isRequired(badge))),
    excluded,
    expression: null,
  };
}

function excludedBadges({ excludeBadges, excludeText }: BadgeGroup): (Asked & { index: number })[] {
  const typed = excludeText.trim();
  const asked: Asked[] = [...excludeBadges, ...(typed === '' ? [] : [{ keyword: typed, exact: false }])];
  return asked.map((badge, index) => ({ ...badge, index }));
}

/** Makes leaves of badges; reports a badge that contains no word. */
function leafReader(group: string, { style, report }: Reader) {
  return (badges: (Asked & { index: number })[]): Leaf[] =>
    badges.flatMap(({ keyword, exact, weight, index }) => {
      const node = parseBadge(keyword, exact);
      const source = { group, index, origin: exact ? ('exact' as const) : ('badge' as const), text: keyword };
      if (node) return [toLeaf(node, source, style, weight)];
      report({
        group,
        position: 0,
        length: keyword.length,
        message: `“${keyword}” holds no word to search for`,
        hint: 'Write at least one letter or digit, or take it out',
      });
      return [];
    });
}

/** Half of what the search engine itself allows with a heap of 1 GB. */
const CLAUSE_LIMIT = 8000;

/** Phrases are written out, which is faster, as long as that leaves room for all. */
const WRITTEN_OUT_LIMIT = 3000;

/** Everything a filter asks in words. Throws FilterProblems with the problems of all groups. */
export function readTextCriteria(filter: CandidateFilter): TextCriteria[] {
  const written = textCriteriaOf(filter, 'written out');
  const allCriteria = totalClauses(written) > WRITTEN_OUT_LIMIT ? textCriteriaOf(filter, 'interval') : written;
  checkClauseLimit(allCriteria, (group) => expressionLength(filter, group));
  return allCriteria;
}

function textCriteriaOf(filter: CandidateFilter, style: PhraseStyle): TextCriteria[] {
  const problems: FilterProblem[] = [];
  const reader: Reader = { style, report: (problem) => problems.push(problem) };
  const allCriteria = wordFilterNames.map((name) => criteria[name](filter, reader));
  if (problems.length > 0) throw new FilterProblems(problems);
  return allCriteria;
}

/** The text criteria of every filter of words, by its name in the registry and in the request's order. */
const criteria: Record<WordFilterName, (filter: CandidateFilter, reader: Reader) => TextCriteria> = {
  keyword: ({ keyword }, reader) => badgeCriteria('keyword', keyword, keywordFields, reader),
  designation: ({ designation }, reader) =>
    badgeCriteria('designation', designation, designationFields(designation), reader),
  company: ({ company }, reader) => badgeCriteria('company', company, companyFields(company), reader),
  resumeSearch: ({ resumeSearch }, reader) => expressionCriteria('resumeSearch', resumeSearch, resumeFields, reader),
  skills: ({ skills }, reader) => ({
    ...noCriteria('skills', skillsFields),
    required: readNames('skills', skills, reader),
  }),
  institutes: ({ institutes }, reader) => ({
    ...noCriteria('institutes', instituteFields),
    optional: readNames('institutes', institutes, reader),
  }),
};

export const wordFilterNames = Object.keys(criteria) as WordFilterName[];

const noCriteria = (group: WordFilterName, searchFields: SearchFields): TextCriteria => ({
  group,
  searchFields,
  required: [],
  optional: [],
  excluded: [],
  expression: null,
});

/** Each name must be found inside one value of its field. */
const readNames = (group: WordFilterName, names: readonly string[], reader: Reader): Leaf[] =>
  leafReader(group, reader)(names.map((keyword, index) => ({ keyword, exact: false, index })));

const UNSCORED: readonly string[] = ['skills', 'institutes'] satisfies WordFilterName[];

/** Whether the criteria affect the rank; names that a candidate must have only select. */
export const isScored = ({ group }: TextCriteria): boolean => !UNSCORED.includes(group);

/** Throws FilterProblems naming the largest group where all of them together would grow past the limit. */
export function checkClauseLimit(allCriteria: TextCriteria[], lengthOf: (group: string) => number): void {
  const sizes = allCriteria.map((criteria) => ({ group: criteria.group, clauses: clauseCount(criteria) }));
  const total = totalClauses(allCriteria);
  if (total <= CLAUSE_LIMIT) return;
  const [largest] = sizes.toSorted((a, b) => b.clauses - a.clauses);
  const group = largest?.group ?? 'keyword';
  throw new FilterProblems([
    {
      group,
      position: 0,
      length: lengthOf(group),
      message: `This search grows to ${total} clauses with plurals and synonyms; ${CLAUSE_LIMIT} are allowed`,
      hint: 'Ask for fewer words, or put them in double quotes to search them as written',
    },
  ]);
}

const totalClauses = (allCriteria: TextCriteria[]) =>
  allCriteria.reduce((sum, criteria) => sum + clauseCount(criteria), 0);

function expressionLength(filter: CandidateFilter, group: string): number {
  const name = wordFilterNames.find((one) => one === group);
  const value = name && filter[name];
  if (typeof value === 'string') return value.length;
  return value && 'inputText' in value ? value.inputText.length : 0;
}
