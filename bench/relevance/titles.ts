import { anyOfBadges, boolean, type QueryGroup } from './judged-query.ts';
import { all, any, held, holds, knows, mentions, not, workedAt, worksAt, years } from './rules.ts';

export const titles: QueryGroup = {
  group: 'titles and employers, now and before',
  queries: [
    {
      name: 'Java developers of today',
      intention: 'The title held now; one left behind does not count.',
      filter: { designation: { ...anyOfBadges('Java Developer'), searchCurrent: true } },
      grades: { 3: holds(/\bjava developer\b/i) },
    },
    {
      name: 'who was a Java developer',
      intention: 'No longer has that title: a candidate to lead Java developers.',
      filter: { designation: { ...anyOfBadges('Java Developer'), searchPrevious: true } },
      grades: {
        3: all(held(/\bjava developer\b/i), not(holds(/\bjava developer\b/i))),
        1: held(/\bjava developer\b/i),
      },
      knownFailure:
        'a title held now and before counts as a previous one: no filter requires that it is no longer held',
    },
    {
      name: 'data engineers by keyword',
      intention: 'A current one; a former one is good; a wish or a mention is relevant.',
      filter: { keyword: anyOfBadges('data engineer') },
      grades: { 3: holds(/\bdata engineer\b/i), 2: held(/\bdata engineer\b/i), 1: mentions(/\bdata engineers?\b/i) },
    },
    {
      name: 'managers who were engineers',
      intention: 'A manager now, risen from engineer.',
      filter: {
        designation: { ...anyOfBadges('manager'), searchCurrent: true },
        keyword: anyOfBadges('engineer'),
      },
      grades: {
        3: all(holds(/\bmanager\b/i), held(/\bengineer\b/i)),
        2: all(holds(/\bmanager\b/i), mentions(/\bengineer\b/i)),
      },
      knownFailure: 'two groups cover the present and the whole profile; one group cannot require both now and before',
    },
    {
      name: 'senior developers, any of three names',
      intention: 'Senior, lead or principal developers and engineers of software, now.',
      filter: {
        designation: {
          ...boolean('(senior OR lead OR principal) AND (developer OR "software engineer" OR "backend engineer")'),
          searchCurrent: true,
        },
      },
      grades: { 3: holds(/\b(senior|lead|principal)\b.*\b(developer|software engineer|backend engineer)\b/i) },
    },
    {
      name: 'project managers of software',
      intention: 'Project manager now, with a software background; any other is relevant.',
      filter: {
        designation: { ...anyOfBadges('project manager'), searchCurrent: true },
        keyword: anyOfBadges('java', 'python', '.net', 'node.js', 'agile'),
      },
      grades: {
        3: all(holds(/\bproject manager\b/i), knows('Java', 'Python', '.NET', 'Node.js', 'Agile')),
        1: holds(/\bproject manager\b/i),
      },
      knownFailure:
        'each badge that matches counts more than where it does: several mentions outrank one skill that is listed',
    },
    {
      name: 'develop*',
      intention: 'Any current title that starts with develop.',
      filter: { designation: { ...boolean('develop*'), searchCurrent: true } },
      grades: { 3: holds(/\bdevelop/i) },
    },
    {
      name: 'sales heads without the word',
      intention: 'Sales leaders: general managers and directors of sales, under any title.',
      filter: { designation: { ...anyOfBadges('head of sales'), searchCurrent: true } },
      grades: { 3: holds(/\b(national sales manager|general manager sales|sales director)\b/i) },
      knownFailure: 'titles that mean the same rank are not joined: only names of one thing are',
    },
    {
      name: 'from a Skylark company, now',
      intention: 'Works at any company of that name.',
      filter: { company: { ...anyOfBadges('Skylark'), searchCurrent: true } },
      grades: { 3: worksAt(/\bskylark\b/i) },
    },
    {
      name: 'left a bank',
      intention: 'Worked at a bank before; still at one is relevant.',
      filter: { company: anyOfBadges('bank') },
      grades: { 3: workedAt(/\bbank\b/i), 1: worksAt(/\bbank\b/i) },
      knownFailure: 'with both switches off the present ranks above the past, regardless of the intention',
    },
    {
      name: 'at an employer, Pvt Ltd or not',
      intention: 'This employer, with any legal form.',
      filter: { company: { ...anyOfBadges('Aaravya Technologies'), searchCurrent: false } },
      grades: { 3: worksAt(/\baaravya technologies\b/i), 2: workedAt(/\baaravya technologies\b/i) },
    },
    {
      name: 'young team leaders',
      intention: 'A team leader now, with at most seven years of work.',
      filter: {
        designation: { ...anyOfBadges('team lead'), searchCurrent: true },
        experience: { min: null, max: 7 },
      },
      grades: { 3: all(any(holds(/\bteam lead(er)?\b/i)), years(0, 7)) },
    },
  ],
};
