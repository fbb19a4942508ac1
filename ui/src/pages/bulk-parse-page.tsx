import { BulkParse } from '#ui/features/bulk-resumes/bulk-parse.tsx';
import { useTitle } from '#ui/lib/use-title.ts';

export default function BulkParsePage() {
  useTitle('Bulk Resume Parser');
  return <BulkParse />;
}
