import { Schema, type Types } from 'mongoose';
import { type Role, roles } from '#domain/roles.ts';
import { list, oneOf, recordOptions, requiredDate, requiredId, requiredText, text } from './schema-types.ts';

export const auditActions = [
  'sign-in',
  'sign-out',
  'view',
  'download',
  'export',
  'import',
  'create',
  'change',
  'comment',
  'delete',
  'erase',
  'merge',
  'tell-apart',
  'suspect-again',
  'decide',
  'list',
  'unlist',
  'run',
] as const;
export type AuditAction = (typeof auditActions)[number];

/** What kind of record an entry's ids belong to; `other` where a call has no record of its own. */
export const auditKinds = [
  'account',
  'candidate',
  'resume',
  'job',
  'application',
  'company',
  'ticket',
  'task',
  'receipt',
  'other',
] as const;
export type AuditKind = (typeof auditKinds)[number];

export const AUDIT_DAYS = 365;
/** As many as one export may hold. */
export const AUDITED_RECORDS = 1_000;

/** Who did what to which record, and when: keys alone, nothing of what the records say. Never changed. */
export interface AuditEntryRecord {
  _id: Types.ObjectId;
  at: Date;
  by: Types.ObjectId;
  /** The account's role at the time. */
  role: Role;
  action: AuditAction;
  kind: AuditKind;
  /** Ids or numbers of the records. */
  records: string[];
  /** The call's name, as its contract has it. */
  call: string;
}

export const auditEntrySchema = new Schema<AuditEntryRecord>(
  {
    at: requiredDate,
    by: requiredId,
    role: { ...oneOf(roles), required: true },
    action: { ...oneOf(auditActions), required: true },
    kind: { ...oneOf(auditKinds), required: true },
    records: list(text(60), AUDITED_RECORDS),
    call: requiredText(100),
  },
  recordOptions,
);

auditEntrySchema.index({ at: 1 }, { expireAfterSeconds: AUDIT_DAYS * 24 * 60 * 60 });
auditEntrySchema.index({ by: 1, at: -1 });
auditEntrySchema.index({ records: 1, at: -1 });
auditEntrySchema.index({ action: 1, at: -1 });
