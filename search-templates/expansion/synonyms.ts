import { business } from '#domain/synonyms/business.ts';
import { degrees } from '#domain/synonyms/degrees.ts';
import { industry } from '#domain/synonyms/industry.ts';
import { platforms } from '#domain/synonyms/platforms.ts';
import { spellingPairs } from '#domain/synonyms/spelling-pairs.ts';
import { technologies } from '#domain/synonyms/technologies.ts';
import { titles } from '#domain/synonyms/titles.ts';
import { toTokens } from '#search-templates/analyzer-twin/tokens.ts';
import { pluralsOf } from './plurals.ts';

/** Terms with one meaning, each as its tokens. */
export type SynonymGroup = readonly (readonly string[])[];

/** The reviewed groups as written: `term = term = …`, one per line. */
export const synonymLines: readonly string[] = [
  technologies,
  platforms,
  titles,
  degrees,
  business,
  industry,
  spellingPairs,
].flatMap((text) => text.split('\n').filter((line) => line !== '' && !line.startsWith('#')));

/** Maps all forms of a word to one form, so that "machine learnings" is found under "machine learning". */
function baseForm(token: string): string {
  return [token, ...pluralsOf(token)].toSorted((a, b) => a.length - b.length || (a < b ? -1 : 1))[0] ?? token;
}

const keyOf = (tokens: readonly string[]): string => tokens.join(' ');
/** The key under which every grammatical form of a term is found. */
export const baseKeyOf = (tokens: readonly string[]): string => keyOf(tokens.map(baseForm));

interface Lookup {
  groups: Map<string, SynonymGroup>;
  longest: number;
}

/** Built on first use, so that screens without searches don't pay for it. */
let lookup: Lookup | null = null;

function makeLookup(): Lookup {
  const groups = new Map<string, SynonymGroup>();
  let longest = 0;
  for (const line of synonymLines) {
    const group = line.split(' = ').map(toTokens);
    for (const term of group) {
      groups.set(baseKeyOf(term), group);
      longest = Math.max(longest, term.length);
    }
  }
  return { groups, longest };
}

/** The group with these tokens, in any grammatical form, as a term. */
export function synonymsOf(tokens: readonly string[]): SynonymGroup | null {
  lookup ??= makeLookup();
  return tokens.length > lookup.longest ? null : (lookup.groups.get(baseKeyOf(tokens)) ?? null);
}

/** The number of tokens in the longest term. */
export function longestSynonym(): number {
  lookup ??= makeLookup();
  return lookup.longest;
}
