import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#api/http/contract/client.ts';
import { ticketReadStatus, ticketReadStatusAll } from '#api/tickets/contract.ts';
import { usePopup } from '#ui/components/popup.tsx';
import { NOTIFICATIONS_KEY } from '#ui/lib/notification-queries.ts';
import { useAccount } from '#ui/lib/use-account.ts';

/** Marks one notification or all as read; the list is fetched anew, a refusal is alerted. */
export function useMarkRead() {
  const client = useQueryClient();
  const popup = usePopup();
  const { _id } = useAccount();
  const then = {
    onSuccess: () => client.invalidateQueries({ queryKey: NOTIFICATIONS_KEY }),
    onError: (error: Error) => void popup.alert(error.message),
  };
  const one = useMutation({ mutationFn: (id: string) => call(ticketReadStatus, { body: { id } }), ...then });
  const all = useMutation({
    mutationFn: () => call(ticketReadStatusAll, { body: { id: _id } }),
    ...then,
  });
  return { markRead: one.mutate, markAllRead: () => all.mutate(), busy: one.isPending || all.isPending };
}
