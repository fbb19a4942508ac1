import { useQuery } from '@tanstack/react-query';
import { siteLinksQuery } from './site-links-query.ts';

/** Target of Raise Tech Issue: the operator's external form; null if there is none or it hasn't loaded. */
export function useTechIssueForm(): string | null {
  const { data } = useQuery(siteLinksQuery);
  return data?.techIssue ?? null;
}
