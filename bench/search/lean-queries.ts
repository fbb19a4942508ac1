import type { estypes } from '@elastic/elasticsearch';
import type { CandidateFilterInput } from '#domain/filters/candidate-filter.ts';
import { randomFrom } from '#mongo/seed/generator/random.ts';

/** A search as the builder receives it, and the leanest hand-written query with the same selection and order. */
export interface LeanPair {
  shape: string;
  filter: CandidateFilterInput;
  query: estypes.QueryDslQueryContainer;
}

type Query = estypes.QueryDslQueryContainer;

const words = [
  'java',
  'python',
  'sql',
  'excel',
  'docker',
  'linux',
  'testing',
  'payments',
  'design',
  'sales',
  'recruitment',
];
const cities = ['Bengaluru', 'Hyderabad', 'Pune', 'Chennai', 'Mumbai'];

const term = (field: string, value: string): Query => ({ term: { [field]: value } });
const scored = (boost: number, filter: Query): Query => ({ constant_score: { boost, filter } });

/** Hand-written: filter and score in one, no names. One base for all leaves, three tiers above it. */
function leaf(word: string, leaves: number): Query {
  const base = 3 * leaves + 1;
  return {
    dis_max: {
      queries: [
        scored(base + 3, term('skills', word)),
        scored(base + 3, term('currentTitles', word)),
        scored(base + 1, term('kw_profile', word)),
        scored(base, term('resumeText', word)),
      ],
    },
  };
}

/** Words matched literally, so that the hand-written query needs no list of synonyms. */
const badges = (keywords: string[], mandatory: boolean) =>
  keywords.map((keyword) => ({ keyword, mandatory, exact: true }));

/** `count` pairs with four alternating shapes. */
export function leanPairs(count: number, seed: number): LeanPair[] {
  const random = randomFrom(seed);
  const makers: (() => LeanPair)[] = [
    () => {
      const word = random.pick(words);
      return { shape: 'one word', filter: { keyword: { badges: badges([word], false) } }, query: leaf(word, 1) };
    },
    () => {
      const some = random.some(words, 6);
      const [must, may] = [some.slice(0, 2), some.slice(2)];
      return {
        shape: 'two must, four may',
        filter: { keyword: { badges: [...badges(must, true), ...badges(may, false)] } },
        query: { bool: { must: must.map((word) => leaf(word, 6)), should: may.map((word) => leaf(word, 6)) } },
      };
    },
    () => {
      const some = random.some(words, 6);
      return {
        shape: 'any of six',
        filter: { keyword: { badges: badges(some, false) } },
        query: { bool: { should: some.map((word) => leaf(word, 6)), minimum_should_match: 1 } },
      };
    },
    () => {
      const word = random.pick(words);
      const city = random.pick(cities);
      return {
        shape: 'one word, city, experience',
        filter: {
          keyword: { badges: badges([word], true) },
          selectedCities: [city],
          experience: { min: 3, max: 9 },
        },
        query: {
          bool: {
            must: [leaf(word, 1)],
            filter: [{ terms: { city: [city.toLowerCase()] } }, { range: { experienceMonths: { gte: 36, lte: 108 } } }],
          },
        },
      };
    },
  ];
  return Array.from({ length: count }, (_, at) => makers[at % makers.length]!());
}
