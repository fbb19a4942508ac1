import { SearchIndex } from '#ui/features/search-index/search-index.tsx';
import { useTitle } from '#ui/lib/use-title.ts';

export default function SearchIndexPage() {
  useTitle('Search Index');
  return <SearchIndex />;
}
