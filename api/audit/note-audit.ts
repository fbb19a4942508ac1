import { Types } from 'mongoose';
import type { Contract } from '#api/http/contract.ts';
import { ApiError } from '#api/http/errors.ts';
import type { HandlerCall } from '#api/http/handler.ts';
import { hourlyId } from '#api/http/hourly-id.ts';
import { isKeyTaken } from '#mongo/is-key-taken.ts';
import { AUDITED_RECORDS, type AuditEntryRecord } from '#mongo/models/audit-entry.ts';
import { type AuditNote, auditRuleOf } from './audit-rules.ts';

const NOT_NOTED = 'The audit log can’t be written at the moment. Please try again.';

/**
 * Writes the audit entry of a successful call before its response is sent. If that fails, the entry is logged as an
 * error; a read then throws 503, while a change, which can't be undone, succeeds.
 */
export async function noteAudit(call: HandlerCall<Contract>, contract: Contract, answer: unknown): Promise<void> {
  const rule = auditRuleOf(contract);
  if (!rule || 'notAudited' in rule) return;
  let entry: AuditEntryRecord | null = null;
  try {
    const note = await ('reads' in rule ? rule.reads : rule.changes)(call, answer as never);
    entry = note && entryOf(call, contract, note);
    if (entry) await call.deps.mongo.auditEntries.insertMany([entry]);
  } catch (error) {
    if (entry?.action === 'view' && isKeyTaken(error)) return; // the hour's entry is there
    const logged = entry ?? { call: contract.name, by: call.session?.user._id };
    call.ctx.log.error({ err: error, entry: logged }, 'writing an audit log entry failed');
    if ('reads' in rule) throw new ApiError(503, NOT_NOTED, { cause: error });
  }
}

function entryOf(call: HandlerCall<Contract>, contract: Contract, note: AuditNote): AuditEntryRecord | null {
  const by = note.by ?? call.session?.user;
  if (!by) return null;
  const at = call.deps.now();
  const records = [...new Set(note.records)].slice(0, AUDITED_RECORDS);
  const { action, kind } = note;
  const entry = { at, by: new Types.ObjectId(by._id), role: by.role, action, kind, records, call: contract.name };
  if (action !== 'view') return { _id: new Types.ObjectId(), ...entry };
  // one view entry an hour for the same account and records, regardless of the call
  const viewed = records.length > 0 ? records.toSorted() : [contract.name];
  return { _id: hourlyId([by._id, kind, ...viewed], at), ...entry };
}
