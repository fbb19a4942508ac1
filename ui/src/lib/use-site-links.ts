import { useQuery } from '@tanstack/react-query';
import { call } from '#api/contract/call.ts';
import { siteLinks } from '#api/contract/site-links.ts';

/** Where Raise Tech Issue leads: the operator's external form, else null (also while it isn't known yet). */
export function useTechIssueForm(): string | null {
  const { data } = useQuery({
    queryKey: ['site-links'],
    queryFn: ({ signal }) => call(siteLinks, {}, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data?.techIssue ?? null;
}
