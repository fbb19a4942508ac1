import { useParams } from 'react-router';
import { ComparePair } from '#ui/features/duplicates/compare-pair.tsx';
import { useTitle } from '#ui/lib/use-title.ts';

export default function ComparePairPage() {
  useTitle('Compare and Merge');
  const { keep = '', other = '' } = useParams();
  return <ComparePair keep={keep} other={other} key={`${keep} ${other}`} />;
}
