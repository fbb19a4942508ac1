import { ProcessResumes } from '#ui/features/bulk-resumes/process-resumes.tsx';
import { useTitle } from '#ui/lib/use-title.ts';

export default function ProcessResumePage() {
  useTitle('Resume Processing');
  return <ProcessResumes />;
}
