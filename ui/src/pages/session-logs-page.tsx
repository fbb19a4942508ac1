import { SessionLogs } from '#ui/features/sessions/session-logs.tsx';
import { useTitle } from '#ui/lib/use-title.ts';

export default function SessionLogsPage() {
  useTitle('User History');
  return <SessionLogs />;
}
