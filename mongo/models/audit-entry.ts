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

/** The kind of record that an entry's ids belong to; `other` for calls without one. */
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
/** The maximum number of candidates in one export. */
export const AUDITED_RECORDS = 1_000;

/** Audit log: who did what to which record and when. Contains only keys, never contents. Immutable. */
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
  /** The call's name in its contract. */
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
auditEntrySchema.index({ at: -1, _id: -1 });
auditEntrySchema.index({ by: 1, at: -1, _id: -1 });
auditEntrySchema.index({ records: 1, at: -1, _id: -1 });
auditEntrySchema.index({ action: 1, at: -1, _id: -1 });
