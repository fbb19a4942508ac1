import { Shortlists } from '#ui/features/shortlists/shortlists.tsx';
import { useTitle } from '#ui/lib/use-title.ts';

export default function ShortlistsPage() {
  useTitle('Lists');
  return <Shortlists />;
}
