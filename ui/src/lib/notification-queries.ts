import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '#api/http/contract/client.ts';
import { fetchNotification } from '#api/notifications/contract.ts';

export interface NotificationCounts {
  unread: number;
  total: number;
}

export const NOTIFICATIONS_KEY = ['notifications'] as const;
/** The bell's counts; every source of newer counts updates them. */
export const NOTIFICATION_COUNTS_KEY = ['notification-counts'] as const;

/** A page of the account's notifications; its counts update the bell. */
export const notificationsPage = (client: QueryClient, page: number) =>
  queryOptions({
    queryKey: [...NOTIFICATIONS_KEY, page],
    queryFn: async ({ signal }) => {
      const answer = await call(fetchNotification, { query: { page } }, { signal });
      const counts: NotificationCounts = { unread: answer.unread, total: answer.total };
      client.setQueryData(NOTIFICATION_COUNTS_KEY, counts);
      return answer;
    },
  });
