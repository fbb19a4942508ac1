import { auditFilter } from '#api/audit/audit-filter.ts';
import { readRecordNumbers } from '#api/audit/read-record-numbers.ts';
import { auditLog } from '#api/contract/audit-log.ts';
import { presentAuditEntry } from '#api/presenters/present-audit-entry.ts';
import { readPage } from '#api/read-page.ts';
import { readAccounts } from '#api/users/read-accounts.ts';
import { handler } from './handler.ts';

/** Of an export of hundreds the first tell enough. */
const RECORDS_SHOWN = 3;

export const auditLogRoute = handler(auditLog, async ({ input: { query }, deps: { mongo } }) => {
  const { page, perPage } = query;
  const filter = await auditFilter(mongo, query);
  const sort = { at: -1, _id: -1 } as const;
  const { records, total, totalPages } = await readPage(mongo.auditEntries, filter, { sort, page, perPage });
  const shown = records.map((entry) => ({ ...entry, shown: entry.records.slice(0, RECORDS_SHOWN) }));
  const [accounts, numbers] = await Promise.all([
    readAccounts(
      mongo,
      records.map(({ by }) => by),
    ),
    readRecordNumbers(
      mongo,
      shown.map(({ kind, shown }) => ({ kind, records: shown })),
    ),
  ]);
  const byId = new Map(accounts.map((account) => [account._id, account]));
  return {
    success: true,
    entries: shown.map((entry) => presentAuditEntry(entry, byId.get(String(entry.by)), numbers)),
    total,
    totalPages,
  };
});
