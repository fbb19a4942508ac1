import { ImportCandidates } from '#ui/features/import-candidate/import-candidates.tsx';
import { useTitle } from '#ui/lib/use-title.ts';

export default function ImportCandidatePage() {
  useTitle('Import Candidates');
  return <ImportCandidates />;
}
