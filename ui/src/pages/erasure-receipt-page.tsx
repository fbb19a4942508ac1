import { ReceiptView } from '#ui/features/erasure/receipt-view.tsx';
import { useTitle } from '#ui/lib/use-title.ts';

export default function ErasureReceiptPage() {
  useTitle('Erasure Receipt');
  return <ReceiptView />;
}
