import type { CurrentUser } from '#api/contract/current-user.ts';
import type { Contract } from '#api/contract/define-contract.ts';
import type { AnswerOf, HandlerCall } from '#api/routes/handler.ts';
import type { AuditEntryRecord } from '#mongo/models/audit-entry.ts';

/** What the log says of one call: keys alone, no personal data. */
export interface AuditNote extends Pick<AuditEntryRecord, 'action' | 'kind' | 'records'> {
  /** Whose doing it is, where no session says so. */
  by?: Pick<CurrentUser, '_id' | 'role'>;
}

/** What was done by a call that succeeded, out of its input and its answer; null for what is not worth an entry. */
export interface AuditRule {
  contract: Contract;
  note(call: HandlerCall<Contract>, answer: unknown): AuditNote | null | Promise<AuditNote | null>;
}

/** Binds a rule to its call: the types of input and answer come from the contract. */
export function audited<const C extends Contract>(
  contract: C,
  note: (call: HandlerCall<C>, answer: AnswerOf<C>) => ReturnType<AuditRule['note']>,
): AuditRule {
  return { contract, note: note as unknown as AuditRule['note'] };
}
