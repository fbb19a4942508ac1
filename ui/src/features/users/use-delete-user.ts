import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { adminUserDelete } from '#api/erasure/contract.ts';
import { call } from '#api/http/contract/client.ts';
import type { CurrentUser } from '#api/http/contract.ts';
import { failureMessage } from '#ui/lib/failure-message.ts';
import { usePopup } from '#ui/lib/popup.tsx';
import { forgetFetched } from '#ui/lib/session.tsx';
import { refreshUsers } from './user-queries.ts';

/**
 * Deletes an account after a confirmation and reports it; refetches the current page, also after a refusal. A deleted
 * job seeker is erased, so it navigates to the receipt.
 */
export function useDeleteUser(): (user: CurrentUser) => Promise<void> {
  const client = useQueryClient();
  const navigate = useNavigate();
  const popup = usePopup();
  const { mutate } = useMutation({
    mutationFn: (id: string) => call(adminUserDelete, { params: { id } }),
    onSuccess: async ({ message, receipt }) => {
      const closed = popup.alert(message || 'Delete attempt finished.');
      await refreshUsers(client);
      await closed;
      if (!receipt) return;
      await navigate('/erasure-receipt', { state: { receipt }, flushSync: true });
      forgetFetched(client);
    },
    onError: (error) => {
      void popup.alert(failureMessage(error, 'Delete failed.'));
      void refreshUsers(client);
    },
  });
  return async ({ _id }) => {
    if (await popup.confirm('Are you sure you want to delete this user?', 'Delete')) mutate(_id);
  };
}
