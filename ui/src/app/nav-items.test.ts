import { expect, test } from 'vitest';
import type { Role } from '#domain/roles.ts';
import { isAt, isGroup, navItemsFor } from './nav-items.ts';

test.each<[Role, string]>([
  ['admin', 'Resume Parser, Imports, Jobs, Candidates, List Users, Manage Tickets, Log History, Records'],
  ['employer', 'Jobs, Candidates, Tickets, Applications'],
  ['job-seeker', 'Tickets, Search Jobs, Applied Jobs, Saved Jobs'],
])('the bar of %s offers %s', (role, names) => {
  expect(
    navItemsFor(role)
      .map(({ name }) => name)
      .join(', '),
  ).toBe(names);
});

test('a role without permissions gets an empty bar', () => {
  expect(navItemsFor('stranger' as Role)).toEqual([]);
});

test.each<[Role, string, string[]]>([
  ['admin', '/bulk-parse', ['Resume Parser']],
  ['admin', '/process-resume', ['Imports']],
  ['admin', '/identity-review', ['Imports']],
  ['admin', '/user/0123456789abcdef01234567', ['List Users']],
  ['admin', '/fetch-log-history/0123456789abcdef01234567', ['Log History']],
  ['admin', '/duplicates/a/b', ['Records']],
  ['employer', '/candidate/SAN-000001', ['Candidates']],
  ['employer', '/update-job/JOB-000001', ['Jobs']],
  ['job-seeker', '/tickets/TKT-000001', ['Tickets']],
  ['job-seeker', '/', ['Search Jobs']],
  ['job-seeker', '/my-account', []],
])('for %s the screen %s belongs to %j of the bar', (role, pathname, names) => {
  const items = navItemsFor(role).filter((entry) =>
    (isGroup(entry) ? entry.items : [entry]).some((item) => isAt(item, pathname)),
  );
  expect(items.map(({ name }) => name)).toEqual(names);
});
