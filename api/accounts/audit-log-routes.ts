import { type QueryFilter, Types } from 'mongoose';
import type { CurrentUser, QueryOf } from '#api/http/contract.ts';
import { handler } from '#api/http/handler.ts';
import { readPage } from '#api/http/request.ts';
import { fullName } from '#api/http/session.ts';
import { DAY_MS, dayInIndiaBegins } from '#domain/day-in-india.ts';
import type { Mongo } from '#mongo/connect-mongo.ts';
import type { AuditEntryRecord } from '#mongo/models/audit-entry.ts';
import { type AuditEntry, auditLog } from './audit-log-contract.ts';
import { findAccountIds, readAccounts } from './find-accounts.ts';
import { findRecordKeys, type RecordLabel, readRecordLabels } from './record-numbers.ts';

/** Translates the query to a filter of the audit log. A name that matches no account matches no entry. */
async function auditFilter(mongo: Mongo, query: QueryOf<typeof auditLog>): Promise<QueryFilter<AuditEntryRecord>> {
  const { person, record, action, from, to } = query;
  const at = {
    ...(from && { $gte: dayInIndiaBegins(from) }),
    ...(to && { $lt: new Date(dayInIndiaBegins(to).getTime() + DAY_MS) }),
  };
  return {
    ...(person && { by: { $in: await findPeople(mongo, person) } }),
    ...(record && { records: { $in: await findRecordKeys(mongo, record) } }),
    ...(action && { action }),
    ...((from || to) && { at }),
  };
}

/** A deleted account is known only by its `_id`. */
async function findPeople(mongo: Mongo, person: string): Promise<Types.ObjectId[]> {
  if (/^[0-9a-f]{24}$/i.test(person)) return [new Types.ObjectId(person)];
  return findAccountIds(mongo, { search: person });
}

/** Presents an entry with its account, if that still exists, and number and name of the records `shown`. */
function presentAuditEntry(
  entry: AuditEntryRecord & { shown: readonly string[] },
  account: CurrentUser | undefined,
  labels: ReadonlyMap<string, RecordLabel>,
): AuditEntry {
  const name = account && fullName(account);
  return {
    _id: String(entry._id),
    at: entry.at.toISOString(),
    by: { _id: String(entry.by), id: account?.id ?? null, name: name ?? null, role: entry.role },
    action: entry.action,
    kind: entry.kind,
    records: entry.shown.map((key) => ({ key, ...(labels.get(key) ?? { number: null, name: null }) })),
    recordCount: entry.records.length,
    call: entry.call,
  };
}

/** Exports touch hundreds of records; the first few are enough to recognise one. */
const RECORDS_SHOWN = 3;

export const auditLogRoute = handler(auditLog, async ({ input: { query }, deps: { mongo } }) => {
  const { page, perPage } = query;
  const filter = await auditFilter(mongo, query);
  const sort = { at: -1, _id: -1 } as const;
  const { records, total, totalPages } = await readPage(mongo.auditEntries, filter, { sort, page, perPage });
  const shown = records.map((entry) => ({ ...entry, shown: entry.records.slice(0, RECORDS_SHOWN) }));
  const [accounts, labels] = await Promise.all([
    readAccounts(
      mongo,
      records.map(({ by }) => by),
    ),
    readRecordLabels(
      mongo,
      shown.map(({ kind, shown }) => ({ kind, records: shown })),
    ),
  ]);
  const byId = new Map(accounts.map((account) => [account._id, account]));
  return {
    success: true,
    entries: shown.map((entry) => presentAuditEntry(entry, byId.get(String(entry.by)), labels)),
    total,
    totalPages,
  };
});
