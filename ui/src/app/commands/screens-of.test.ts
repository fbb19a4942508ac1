import { describe, expect, test } from 'vitest';
import { type Action, can } from '#domain/permissions.ts';
import { type Role, roles } from '#domain/roles.ts';
import { isGroup, navItemsFor } from '#ui/app/nav-items.ts';
import { routes } from '#ui/app/routes.tsx';
import { screensOf } from './screens-of.ts';

const pathsFor = (role: Role) => screensOf(routes, { role }).map(({ path }) => path);

describe('the screens of the palette', () => {
  test.each<[path: string, action: Action]>([
    ['/pro-search', 'candidates.search'],
    ['/shortlists', 'shortlists.keep'],
    ['/create-job', 'jobs.post'],
    ['/saved-jobs', 'jobs.apply'],
    ['/raise-ticket', 'tickets.raise'],
    ['/audit-log', 'audit-log.read'],
  ])('%s is there for the roles that may %s, and no others', (path, action) => {
    expect(roles.filter((role) => pathsFor(role).includes(path))).toEqual(
      roles.filter((role) => can({ role }, action)),
    );
  });

  test.each(roles)('for %s, every screen of the top bar is there', (role) => {
    const bar = navItemsFor(role).flatMap((entry) => (isGroup(entry) ? entry.items : [entry]));
    const paths = bar.map(({ href }) => href.replace(/\?.*/, ''));
    expect(paths.filter((path) => !pathsFor(role).includes(path))).toEqual([]);
  });

  test.each(roles)('for %s, each has a title and an address of its own, without ids or sign-in', (role) => {
    const screens = screensOf(routes, { role });
    expect(new Set(screens.map(({ title }) => title)).size).toBe(screens.length);
    expect(screens.filter(({ path }) => /[:*]|^\/sign(in|up)$/.test(path))).toEqual([]);
  });
});
