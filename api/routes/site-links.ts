import { siteLinks } from '#api/contract/site-links.ts';
import { handler } from './handler.ts';

export const siteLinksRoute = handler(siteLinks, async ({ deps }) => ({
  techIssue: deps.config.TECH_ISSUE_URL ?? null,
  ipLookup: deps.config.IP_LOOKUP_URL ?? null,
}));
