import { AuditLog } from '#ui/features/audit-log/audit-log.tsx';
import { useTitle } from '#ui/lib/use-title.ts';

export default function AuditLogPage() {
  useTitle('Audit Log');
  return <AuditLog />;
}
