import type { AuditEntry } from '#api/contract/audit-log.ts';
import type { CurrentUser } from '#api/contract/current-user.ts';
import { fullName } from '#api/users/full-name.ts';
import type { AuditEntryRecord } from '#mongo/models/audit-entry.ts';

/** An entry with who did it, where that account is still there, and the numbers of the records `shown`. */
export function presentAuditEntry(
  entry: AuditEntryRecord & { shown: readonly string[] },
  account: CurrentUser | undefined,
  numbers: ReadonlyMap<string, string>,
): AuditEntry {
  const name = account && fullName(account);
  return {
    _id: String(entry._id),
    at: entry.at.toISOString(),
    by: { _id: String(entry.by), id: account?.id ?? null, name: name ?? null, role: entry.role },
    action: entry.action,
    kind: entry.kind,
    records: entry.shown.map((key) => ({ key, number: numbers.get(key) ?? null })),
    recordCount: entry.records.length,
    call: entry.call,
  };
}
