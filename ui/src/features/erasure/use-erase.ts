import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import type { ErasureReceipt } from '#api/erasure/contract.ts';
import { usePopup } from '#ui/components/popup.tsx';
import { failureMessage } from '#ui/lib/failure-message.ts';

interface Erased {
  receipt: ErasureReceipt;
}

/** Erases and leads to the receipt; `afterwards` runs once that is on the screen. */
export function useErase<Given>(erase: (given: Given) => Promise<Erased>, afterwards: () => void) {
  const navigate = useNavigate();
  const popup = usePopup();
  return useMutation({
    mutationFn: erase,
    onSuccess: async ({ receipt }) => {
      await navigate('/erasure-receipt', { replace: true, state: { receipt }, flushSync: true });
      afterwards();
    },
    onError: (error) => void popup.alert(failureMessage(error, 'Nothing was erased. Please try again.')),
  });
}
