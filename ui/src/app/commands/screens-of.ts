import type { RouteObject } from 'react-router';
import { type Action, can } from '#domain/permissions.ts';
import type { Role } from '#domain/roles.ts';

/** What a route says about itself in its `handle`. */
export interface RouteFacts {
  /** The screen's name; screens without one are reached only by links. */
  title?: string;
  /** Who may open the route and its children: visitors, or accounts that may do an action. If absent, everybody. */
  opens?: 'visitors' | Action;
}

export interface Screen {
  title: string;
  path: string;
}

/** The named screens of the route table that an account may open and whose address needs no id. */
export function screensOf(routes: readonly RouteObject[], account: { role: Role }): Screen[] {
  return routes.flatMap((route) => {
    const { title, opens } = (route.handle ?? {}) as RouteFacts;
    if (opens === 'visitors' || (opens && !can(account, opens))) return [];
    const path = route.index ? '/' : route.path;
    const isListed = title !== undefined && path !== undefined && !path.includes(':');
    return [...(isListed ? [{ title, path }] : []), ...screensOf(route.children ?? [], account)];
  });
}
