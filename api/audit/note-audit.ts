import { Types } from 'mongoose';
import type { Contract } from '#api/contract/define-contract.ts';
import type { HandlerCall } from '#api/routes/handler.ts';
import { AUDITED_RECORDS, type AuditEntryRecord } from '#mongo/models/audit-entry.ts';
import { auditRuleOf } from './audit-rules.ts';

/**
 * Writes the entry of a call that has succeeded, before its answer leaves. What was done can't be undone: where the
 * entry can't be written, it goes to the server's log as an error, and the call succeeds.
 */
export async function noteAudit(call: HandlerCall<Contract>, contract: Contract, answer: unknown): Promise<void> {
  let entry: AuditEntryRecord | null = null;
  try {
    entry = await entryOf(call, contract, answer);
    if (entry) await call.deps.mongo.auditEntries.insertMany([entry]);
  } catch (error) {
    const said = entry ?? { call: contract.name, by: call.session?.user._id };
    call.ctx.log.error({ err: error, entry: said }, 'an entry of the audit log was not written');
  }
}

async function entryOf(
  call: HandlerCall<Contract>,
  contract: Contract,
  answer: unknown,
): Promise<AuditEntryRecord | null> {
  const note = await auditRuleOf(contract)?.note(call, answer);
  const by = note?.by ?? call.session?.user;
  if (!note || !by) return null;
  return {
    _id: new Types.ObjectId(),
    at: call.deps.now(),
    by: new Types.ObjectId(by._id),
    role: by.role,
    action: note.action,
    kind: note.kind,
    records: [...new Set(note.records)].slice(0, AUDITED_RECORDS),
    call: contract.name,
  };
}
