import { Notifications } from '#ui/features/notifications/notifications.tsx';
import { useTitle } from '#ui/lib/use-title.ts';

export default function NotificationPage() {
  useTitle('Notifications');
  return <Notifications />;
}
