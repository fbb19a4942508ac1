import { JobSearch } from '#ui/features/job-search/job-search.tsx';
import { useTitle } from '#ui/lib/use-title.ts';

export default function JobSearchPage() {
  useTitle('Search Jobs');
  return <JobSearch />;
}
