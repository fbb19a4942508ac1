import { type QueryFilter, Types } from 'mongoose';
import type { auditLog } from '#api/contract/audit-log.ts';
import type { QueryOf } from '#api/contract/define-contract.ts';
import { dayInIndiaBegins } from '#api/today-in-india.ts';
import { readAccounts } from '#api/users/read-accounts.ts';
import { searchAccounts } from '#api/users/search-accounts.ts';
import type { Mongo } from '#mongo/connect-mongo.ts';
import type { AuditEntryRecord } from '#mongo/models/audit-entry.ts';
import { findRecordKeys } from './find-record-keys.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** What is asked of the audit log, as a filter of its collection. Nobody found by name finds nothing. */
export async function auditFilter(
  mongo: Mongo,
  asked: QueryOf<typeof auditLog>,
): Promise<QueryFilter<AuditEntryRecord>> {
  const { person, record, action, from, to } = asked;
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

/** An account that is gone is known by its `_id` alone. */
async function findPeople(mongo: Mongo, person: string): Promise<Types.ObjectId[]> {
  if (/^[0-9a-f]{24}$/i.test(person)) return [new Types.ObjectId(person)];
  return searchAccounts(await readAccounts(mongo), person).map(({ _id }) => new Types.ObjectId(_id));
}
