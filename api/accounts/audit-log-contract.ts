import { z } from 'zod';
import { defineContract } from '#api/http/contract.ts';
import { rolesThatCan } from '#domain/permissions.ts';
import { roles } from '#domain/roles.ts';

export const auditLogSizes = [20, 50, 100] as const;
export const AUDIT_LOG_PER_PAGE = 20;
/** Limit of page numbers; older entries are reached by date. */
const LAST_PAGE = 1_000;

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

const day = z.iso.date('Enter a valid date!');

/** One action of one account. */
const auditEntry = z.strictObject({
  _id: z.string(),
  at: z.string(),
  /** The acting account. Number and name are null once it is deleted. */
  by: z.strictObject({ _id: z.string(), id: z.string().nullable(), name: z.string().nullable(), role: z.enum(roles) }),
  action: z.enum(auditActions),
  kind: z.string(),
  /** The first records, with display number and name if they have one and still exist. */
  records: z.array(z.strictObject({ key: z.string(), number: z.string().nullable(), name: z.string().nullable() })),
  recordCount: z.int(),
  /** The name of the call. */
  call: z.string(),
});
export type AuditEntry = z.infer<typeof auditEntry>;

export const auditLog = defineContract({
  name: 'audit-log',
  method: 'GET',
  path: '/audit-log',
  roles: rolesThatCan('audit-log.read'),
  summary: 'Who did what to which record, and when, newest first; kept for a year.',
  query: z
    .strictObject({
      page: z.coerce.number().int().min(1).max(LAST_PAGE).default(1),
      perPage: z.coerce
        .number()
        .pipe(z.union(auditLogSizes.map((size) => z.literal(size))))
        .default(AUDIT_LOG_PER_PAGE),
      /**
       * Each word must match part of the account’s name, email, contact or ID. The `_id` of a deleted account also
       * works.
       */
      person: z.string().trim().max(100, 'At most 100 characters!').default(''),
      action: z.enum(auditActions).optional(),
      /** The record’s `_id` or number (`SAN-000001`, `JOB-…`, `USR-…`, `TKT-…`, `ERA-…`). */
      record: z.string().trim().max(60, 'At most 60 characters!').default(''),
      /** Days in India, both inclusive. */
      from: day.optional(),
      to: day.optional(),
    })
    .refine(({ from, to }) => !from || !to || from <= to, {
      path: ['to'],
      message: 'Must not be before the first day!',
    }),
  response: z.strictObject({
    success: z.literal(true),
    entries: z.array(auditEntry),
    total: z.int(),
    totalPages: z.int(),
  }),
  errors: {},
});
