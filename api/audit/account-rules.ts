import { hashOfUndoToken } from '#api/email-changes/undo-token.ts';
import type { Session } from '#api/sessions/session.ts';
import type { AuditNote, AuditRules, ReadNote } from './audit-rule.ts';

const change = (account: string): AuditNote => ({ action: 'change', kind: 'account', records: [account] });
const created = (account: string): AuditNote => ({ action: 'create', kind: 'account', records: [account] });
const isOwn = ({ user }: Session, account: string) => user._id === account;

/** A list of other people's data, which admins alone get: one entry an hour, without the records. */
const adminsList = (session: Session, kind: AuditNote['kind']): ReadNote | null =>
  session.user.role === 'admin' ? { action: 'view', kind, records: [] } : null;

/** One account; its own holder needs no entry. */
const viewOf = (session: Session, account: string): ReadNote | null =>
  isOwn(session, account) ? null : { action: 'view', kind: 'account', records: [account] };

export const accountRules = {
  signin: { changes: (_, { user }) => ({ action: 'sign-in', kind: 'account', records: [user._id], by: user }) },
  signup: { changes: (_, { user }) => ({ ...created(user._id), by: user }) },
  logout: { changes: ({ session }) => session && { action: 'sign-out', kind: 'account', records: [session.user._id] } },
  'create-employer': {
    changes: async ({ input, deps }) => {
      const user = await deps.mongo.users.findOne({ email: input.body.email }, { _id: 1 }).lean();
      return user ? created(String(user._id)) : { action: 'create', kind: 'account', records: [] };
    },
  },
  'update-password': { changes: ({ session }) => change(session.user._id) },
  'user-details': { changes: ({ session }) => change(session.user._id) },
  'reset-password': {
    changes: async ({ input, deps }) => {
      const user = await deps.mongo.users.findOne({ email: input.body.email }, { role: 1 }).lean();
      if (!user) return null;
      const _id = String(user._id);
      return { ...change(_id), by: { _id, role: user.role } };
    },
  },
  'undo-email-change': {
    changes: async ({ input, deps }) => {
      const made = await deps.mongo.emailChanges.findOne({ _id: hashOfUndoToken(input.body.token) }).lean();
      const user = made && (await deps.mongo.users.findOne({ _id: made.user }, { role: 1 }).lean());
      if (!user) return null;
      const _id = String(user._id);
      return { ...change(_id), by: { _id, role: user.role } };
    },
  },
  'update-employer-password': { changes: ({ input }) => change(input.params.id) },
  'admin-user-delete': {
    changes: ({ input }, { receipt }) => ({
      action: 'delete',
      kind: 'account',
      records: [input.params.id, ...(receipt ? [receipt.id] : [])],
    }),
  },
  'erase-me': { changes: (_, { receipt }) => ({ action: 'erase', kind: 'receipt', records: [receipt.id] }) },

  'admin-users': { reads: ({ session }) => adminsList(session, 'account') },
  'admin-user': { reads: ({ input, session }) => viewOf(session, input.params.id) },
  'fetch-user': { reads: ({ input, session }) => viewOf(session, input.params.id) },
  'fetch-session-logs': { reads: ({ session }) => adminsList(session, 'account') },
  'session-history': { reads: ({ session }) => adminsList(session, 'account') },
  'fetch-logs-history': { reads: ({ input, session }) => viewOf(session, input.params.userId) },

  'resolve-ticket': {
    changes: ({ input }) => ({ action: 'change', kind: 'ticket', records: [input.body.ticketId] }),
  },
  'fetch-tickets': { reads: ({ session }) => adminsList(session, 'ticket') },
  'fetch-ticket': {
    reads: ({ session }, { ticket }) =>
      session.user.role === 'admin' ? { action: 'view', kind: 'ticket', records: [ticket._id] } : null,
  },
  'ticket-raise': { notAudited: 'The caller raises its own ticket.' },
  'ticket-read-status': { notAudited: 'Marks the caller’s own notification as read.' },
  'ticket-read-status-all': { notAudited: 'Marks the caller’s own notifications as read.' },
  'fetch-notification': { notAudited: 'Reads the caller’s own notifications.' },
  'notification-stream': { notAudited: 'Reads the caller’s own notifications.' },

  checkauth: { notAudited: 'Reads the caller’s own account.' },
  'client-ip': { notAudited: 'Reads the caller’s own address.' },
  'site-links': { notAudited: 'Reads addresses that the operator publishes.' },
  'send-otp': { notAudited: 'Only mails a code; what the code is used for is noted.' },
  'verify-otp': { notAudited: 'Only allows this browser to reset a password; the reset is noted.' },
} satisfies Partial<AuditRules>;
