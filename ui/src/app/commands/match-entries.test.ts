import { expect, test } from 'vitest';
import { matchEntries } from './match-entries.ts';

const entries = [
  { name: 'Search Jobs', description: 'Openings all over India' },
  { name: 'Pro Search', description: 'Badges, Boolean text and every filter' },
  { name: 'Candidates', description: 'Search Candidates: look up people by role, skill or name' },
  { name: 'Job seeker’s profile' },
];

test.each<[rule: string, text: string, names: string[]]>([
  ['all entries are there without a text', ' ', entries.map(({ name }) => name)],
  ['a name that starts with the text comes first', 'search', ['Search Jobs', 'Pro Search', 'Candidates']],
  ['every typed word starts a word of the name', 'sea pro', ['Pro Search']],
  ['a description’s words count after the names’', 'jobs all', ['Search Jobs']],
  ['case and signs mean nothing', 'SEEKER profile', ['Job seeker’s profile']],
  ['a part inside a word finds nothing', 'earch', []],
  ['signs alone find nothing', '“”', []],
])('%s', (_, text, names) => {
  expect(matchEntries(entries, text).map(({ name }) => name)).toEqual(names);
});
