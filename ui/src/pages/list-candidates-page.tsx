import { ListCandidates } from '#ui/features/list-candidates/list-candidates.tsx';
import { useTitle } from '#ui/lib/use-title.ts';

export default function ListCandidatesPage() {
  useTitle('Candidates');
  return <ListCandidates />;
}
