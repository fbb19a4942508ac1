import { ImportResumes } from '#ui/features/bulk-resumes/import-resumes.tsx';
import { useTitle } from '#ui/lib/use-title.ts';

export default function ImportResumePage() {
  useTitle('Import Resumes');
  return <ImportResumes />;
}
