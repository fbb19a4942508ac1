import type { Context } from 'koa';

/** Where a request comes from: a page of ours, another site, or nothing that a browser would say. */
export type Origin = 'own' | 'foreign' | 'unknown';

/** Reads Sec-Fetch-Site, else Origin, else Referer. */
export function originOf(ctx: Pick<Context, 'get' | 'host'>): Origin {
  const site = ctx.get('sec-fetch-site');
  if (site) return site === 'same-origin' ? 'own' : 'foreign';
  const from = ctx.get('origin') || ctx.get('referer');
  if (!from) return 'unknown';
  // 'null' is what sandboxed frames send
  return URL.canParse(from) && new URL(from).host === ctx.host ? 'own' : 'foreign';
}
