import { anyOfBadges, boolean, type QueryGroup } from './judged-query.ts';
import { any, held, holds, knows, mentions } from './rules.ts';

export const synonyms: QueryGroup = {
  group: 'synonyms and the literal word',
  queries: [
    {
      name: 'k8s',
      intention: 'Kubernetes, written by its abbreviation.',
      filter: { keyword: anyOfBadges('k8s') },
      grades: { 3: knows('Kubernetes'), 1: mentions(/kubernetes/i) },
    },
    {
      name: 'ml',
      intention: 'Machine learning, as a skill or the job.',
      filter: { keyword: anyOfBadges('ml') },
      grades: { 3: any(knows('Machine Learning'), holds(/machine learning/i)), 1: mentions(/machine learning/i) },
    },
    {
      name: 'SDE',
      intention: 'Current software development engineers; former ones are good.',
      filter: { keyword: anyOfBadges('SDE') },
      grades: {
        3: holds(/software development engineer/i),
        2: held(/software development engineer/i),
        1: mentions(/software development engineer/i),
      },
    },
    {
      name: 'technical lead by its short name',
      intention: 'Technical leads, whether their card says tech or technical.',
      filter: { designation: { ...anyOfBadges('tech lead'), searchCurrent: true } },
      grades: { 3: holds(/\btech(nical)? lead\b/i) },
    },
    {
      name: 'restful',
      intention: 'REST APIs as a skill.',
      filter: { keyword: anyOfBadges('restful') },
      grades: { 3: knows('REST API'), 1: mentions(/\brest(ful)? api/i) },
    },
    {
      name: 'J2EE by its new name',
      intention: 'Enterprise Java, listed here under its old name.',
      filter: { keyword: anyOfBadges('Java EE') },
      grades: { 3: knows('J2EE'), 1: mentions(/\bj2ee\b/i) },
    },
    {
      name: '"Tech Lead" as written',
      intention: 'The literal title, since the firm has technical leads of another kind.',
      filter: { designation: { ...boolean('"Tech Lead"'), searchCurrent: true } },
      grades: { 3: holds(/\btech lead\b/i) },
    },
    {
      name: '"SDE" as written has no results',
      intention: 'The literal letters or, failing them, Java as the only other wish.',
      filter: { keyword: boolean('"SDE" OR "Core Java"') },
      grades: { 3: knows('Core Java'), 1: mentions(/\bSDE\b|core java/i) },
    },
    {
      name: 'search engine optimization, with a z',
      intention: 'SEO, spelled out the American way.',
      filter: { keyword: anyOfBadges('search engine optimization') },
      grades: { 3: any(knows('SEO'), holds(/\bSEO\b/)), 1: mentions(/\bSEO\b/) },
    },
    {
      name: 'developers, in the plural',
      intention: 'Any current developer; a former one is good.',
      filter: { keyword: anyOfBadges('developers') },
      grades: { 3: holds(/\bdeveloper\b/i), 2: held(/\bdeveloper\b/i), 1: mentions(/\bdevelopers?\b/i) },
    },
    {
      name: 'artificial intelligence',
      intention: 'People of AI: machine learning, deep learning, language models.',
      filter: { keyword: anyOfBadges('artificial intelligence') },
      grades: { 3: knows('Generative AI', 'LLM', 'Deep Learning'), 2: knows('Machine Learning', 'NLP') },
    },
  ],
};
