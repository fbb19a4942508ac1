import { useQuery } from '@tanstack/react-query';
import { siteLinksQuery } from './site-links-query.ts';

/** Where Raise Tech Issue leads: the operator's external form, else null (also while it isn't known yet). */
export function useTechIssueForm(): string | null {
  const { data } = useQuery(siteLinksQuery);
  return data?.techIssue ?? null;
}
