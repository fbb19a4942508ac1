import { ProSearch } from '#ui/features/pro-search/pro-search.tsx';
import { useTitle } from '#ui/lib/use-title.ts';

export default function ProSearchPage() {
  useTitle('Pro Search');
  return <ProSearch />;
}
