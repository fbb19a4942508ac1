import { ImportInfo } from '#ui/features/imports/import-info.tsx';
import { useTitle } from '#ui/lib/use-title.ts';

export default function ImportInfoPage() {
  useTitle('Import Candidate Info');
  return <ImportInfo />;
}
