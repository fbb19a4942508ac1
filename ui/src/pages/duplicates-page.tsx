import { DuplicateList } from '#ui/features/duplicates/duplicate-list.tsx';
import { useTitle } from '#ui/lib/use-title.ts';

export default function DuplicatesPage() {
  useTitle('Duplicates');
  return <DuplicateList />;
}
