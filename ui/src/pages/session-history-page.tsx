import { SessionHistory } from '#ui/features/sessions/session-history.tsx';
import { useTitle } from '#ui/lib/use-title.ts';

export default function SessionHistoryPage() {
  useTitle('Session History');
  return <SessionHistory />;
}
