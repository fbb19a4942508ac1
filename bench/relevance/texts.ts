import { anyOfBadges, boolean, type QueryGroup } from './judged-query.ts';
import { all, did, holds, knows, mentions, resumeSays } from './rules.ts';

/** At most this many words between two, in either order. */
const within = (one: string, other: string, between: number): RegExp => {
  const gap = `\\W+(?:[\\w-]+\\W+){0,${between}}?`;
  return new RegExp(`\\b${one}${gap}${other}\\b|\\b${other}${gap}${one}\\b`, 'i');
};

export const texts: QueryGroup = {
  group: 'phrases, NEAR and resumes',
  queries: [
    {
      name: 'machine learning as a phrase',
      intention: 'The two words together, not one here and one there.',
      filter: { keyword: boolean('"machine learning"') },
      grades: { 3: knows('Machine Learning'), 1: mentions(/machine learning/i) },
    },
    {
      name: 'payments NEAR/5 services',
      intention: 'Built services for payments: mentioned in a job, better than only in the resume.',
      filter: { keyword: boolean('services NEAR/5 payments') },
      grades: { 3: did(within('services?', 'payments?', 4)), 1: mentions(within('services?', 'payments?', 4)) },
    },
    {
      name: 'led NEAR/3 team',
      intention: 'Has led a team at work.',
      filter: { keyword: boolean('led NEAR/3 team') },
      grades: { 3: did(within('led', 'team', 2)), 1: mentions(within('led', 'team', 2)) },
    },
    {
      name: '"cloud cost"~4',
      intention: 'Brought the cost of the cloud down.',
      filter: { keyword: boolean('"cloud cost"~4') },
      grades: { 3: did(within('cloud', 'costs?', 3)), 1: mentions(within('cloud', 'costs?', 3)) },
    },
    {
      name: 'month-end closing',
      intention: 'Closes the books at the end of the month.',
      filter: { keyword: anyOfBadges('month-end closing') },
      grades: { 3: did(/month-end closing/i), 1: mentions(/month-end closing/i) },
    },
    {
      name: 'migration to the cloud, by an engineer of it',
      intention: 'Cloud migrations as the main job.',
      filter: { keyword: boolean('migrat* NEAR/6 cloud') },
      grades: {
        3: all(did(within('migrat\\w*', 'cloud', 5)), holds(/cloud|devops|data|java/i)),
        2: did(within('migrat\\w*', 'cloud', 5)),
        1: mentions(within('migrat\\w*', 'cloud', 5)),
      },
      knownFailure: 'the search cannot express the main occupation, so it cannot affect the order',
    },
    {
      name: 'GST returns in the resume',
      intention: 'Has filed GST returns, by the resume.',
      filter: { resumeSearch: 'filed AND "GST"' },
      grades: { 3: resumeSays(/filed GST/i), 1: all(resumeSays(/\bfiled\b/i), resumeSays(/\bGST\b/)) },
    },
    {
      name: 'filed NEAR/2 GST in the resume',
      intention: 'The same with NEAR.',
      filter: { resumeSearch: 'filed NEAR/2 GST' },
      grades: { 3: resumeSays(within('filed', 'GST', 1)) },
    },
    {
      name: 'campus hiring',
      intention: 'Hires from campuses: as a skill, or mentioned in a job.',
      filter: { keyword: anyOfBadges('campus hiring', 'engineers from campuses') },
      grades: { 3: all(knows('Campus Hiring'), did(/campuses/i)), 2: knows('Campus Hiring'), 1: mentions(/campus/i) },
    },
  ],
};
