import { ImportCandidates } from '#ui/features/imports/import-candidates.tsx';
import { useTitle } from '#ui/lib/use-title.ts';

export default function ImportCandidatePage() {
  useTitle('Import Candidates');
  return <ImportCandidates />;
}
