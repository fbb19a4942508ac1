import type { KnownContract } from '#api/contract/contracts.ts';
import type { CurrentUser } from '#api/contract/current-user.ts';
import type { Contract } from '#api/contract/define-contract.ts';
import type { AnswerOf, HandlerCall } from '#api/routes/handler.ts';
import type { AuditAction, AuditEntryRecord } from '#mongo/models/audit-entry.ts';

/** What the log says of one call: keys alone, no personal data. */
export interface AuditNote extends Pick<AuditEntryRecord, 'action' | 'kind' | 'records'> {
  /** Who did it, where no session says so. */
  by?: Pick<CurrentUser, '_id' | 'role'>;
}

/** A call that only reads: it is not answered unless its entry is written. Views are noted once an hour. */
export interface ReadNote extends AuditNote {
  action: Extract<AuditAction, 'view' | 'download' | 'export'>;
}

/** Makes the note of a call that succeeded from its input and its answer; null where none is needed. */
type Noting<C extends Contract, Note> = (
  call: HandlerCall<C>,
  answer: AnswerOf<C>,
) => Note | null | Promise<Note | null>;

export interface Reads<C extends Contract> {
  reads: Noting<C, ReadNote>;
}

export interface Changes<C extends Contract> {
  changes: Noting<C, AuditNote>;
}

export interface NotAudited {
  /** Why the call needs no entry: a sentence. */
  notAudited: string;
}

export type AuditRule<C extends Contract = Contract> = Reads<C> | Changes<C> | NotAudited;

/** A rule or a reason for every call: a contract without one does not compile. */
export type AuditRules = { readonly [C in KnownContract as C['name']]: AuditRule<C> };
