import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  type Action,
  actionOfRoles,
  actions,
  can,
  canFor,
  canForAny,
  rolesThatCan,
  rolesThatCanForAny,
  withRequired,
} from './permissions.ts';
import { type Role, roles } from './roles.ts';

const account = (role: string) => ({ _id: 'a'.repeat(24), role: role as Role });
const own = account('employer')._id;
const others = 'b'.repeat(24);

describe('a permission', () => {
  test.each<[string, string, Action, string | undefined, boolean]>([
    ['is denied to a role that the action does not name', 'job-seeker', 'candidates.search', own, false],
    ['is denied to an unknown role, even for its own record', 'agency', 'resumes.read', own, false],
    ['for any record reaches others’ records', 'employer', 'resumes.read', others, true],
    ['for any record reaches a record without an owner', 'admin', 'tickets.read', undefined, true],
    ['for own records reaches the own record', 'job-seeker', 'resumes.read', own, true],
    ['for own records does not reach others’', 'job-seeker', 'resumes.read', others, false],
    ['for own records does not reach a record without an owner', 'job-seeker', 'resumes.read', undefined, false],
  ])('%s', (_rule, role, action, owner, expected) => {
    expect(canFor(account(role), action, owner)).toBe(expected);
  });

  test('for own records only is a permission, but not for any record', () => {
    expect(can(account('job-seeker'), 'tickets.read')).toBe(true);
    expect(canForAny(account('job-seeker'), 'tickets.read')).toBe(false);
  });

  test('names the roles that have it', () => {
    expect(rolesThatCan('jobs.remove')).toEqual(['admin', 'employer']);
  });
});

test.each(actions)('a role that may do %s may do what that requires', (action) => {
  const lacking = [...withRequired([action])].flatMap((required) =>
    rolesThatCan(action)
      .filter((role) => !rolesThatCan(required).includes(role))
      .map((role) => `${role} lacks ${required}`),
  );
  expect(lacking).toEqual([]);
});

test('the roles of a contract name its action', () => {
  expect(actions.map((action) => actionOfRoles(rolesThatCan(action)))).toEqual(actions);
  expect(actions.map((action) => actionOfRoles(rolesThatCanForAny(action)))).toEqual(actions);
  expect(actionOfRoles(['admin', 'employer'])).toBeUndefined();
});

test('only the table of permissions compares a role with a name', () => {
  const root = join(import.meta.dirname, '..');
  const compares = new RegExp(`\\brole\\b[^=\\n]{0,12}[!=]==? *'|'(${roles.join('|')})' *[!=]==`);
  const offending = ['api', 'indexer', 'mongo', 'search-templates', 'ui/src'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|(^|\/)(testing|seed)\//.test(file))
      .filter((file) => compares.test(readFileSync(join(root, folder, file), 'utf8')))
      .map((file) => `${folder}/${file}`),
  );
  expect(offending).toEqual([]);
});
