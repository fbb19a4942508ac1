import { expect, it } from 'vitest';
import { type CandidateFilterInput, candidateFilter } from '#domain/filters/candidate-filter.ts';
import { personFinder, withoutPerson } from './person-finder.ts';

const finder = personFinder({ names: ['Meera Nair'], contactKeys: ['email:meera@example.com', 'phone:9876543210'] });
const badge = (keyword: string) => ({ keyword, mandatory: true, exact: false });
const rows: [string, CandidateFilterInput, CandidateFilterInput][] = [
  ['a badge', { keyword: { badges: [badge('Meera Nair'), badge('Java')] } }, { keyword: { badges: [badge('Java')] } }],
  ['a badge that excludes', { company: { excludeBadges: [badge('not meera@example.com')] } }, {}],
  ['text not yet entered', { designation: { inputText: '98765 43210' } }, {}],
  ['a skill', { skills: ['Meera Nair', 'Go'] }, { skills: ['Go'] }],
  ['resume words', { resumeSearch: 'java AND "Meera Nair"' }, {}],
  [
    'a facet',
    { refine: { include: { employer: ['Meera Nair', 'Infosys'] } } },
    { refine: { include: { employer: ['Infosys'] } } },
  ],
];

it.each(rows)('a search loses %s that names the person, and stays valid', (_what, filter, left) => {
  expect(withoutPerson(candidateFilter.parse(filter), finder)).toEqual(candidateFilter.parse(left));
});

it('a search that names another person stays the very same', () => {
  const filter = candidateFilter.parse({ keyword: { badges: [badge('Meera Nairobi')] }, selectedGender: 'female' });
  expect(withoutPerson(filter, finder)).toBe(filter);
});
