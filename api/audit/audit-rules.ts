import { Types } from 'mongoose';
import { hashOfUndoToken } from '#api/accounts/email-change.ts';
import type { KnownContract } from '#api/calls.ts';
import type { Contract, CurrentUser } from '#api/http/contract.ts';
import type { Dependencies } from '#api/http/dependencies.ts';
import type { AnswerOf, HandlerCall } from '#api/http/handler.ts';
import type { Session } from '#api/http/session.ts';
import { profileOwner } from '#api/profile/change-profile.ts';
import { canForAny } from '#domain/permissions.ts';
import type { AuditAction, AuditEntryRecord } from '#mongo/models/audit-entry.ts';
import { decisionRules } from './decision-rules.ts';
import { rankingRules } from './ranking-rules.ts';
import { searchRules } from './search-rules.ts';

/** What the log records of one call: keys only, no personal data. */
export interface AuditNote extends Pick<AuditEntryRecord, 'action' | 'kind' | 'records'> {
  /** The actor, if the session does not identify it. */
  by?: Pick<CurrentUser, '_id' | 'role'>;
}

/** For a call that only reads: it is answered only if its entry is written. Views are logged once an hour. */
interface ReadNote extends AuditNote {
  action: Extract<AuditAction, 'view' | 'download' | 'export'>;
}

/** Derives the entry of a successful call from its input and answer; null if none is needed. */
type Noting<C extends Contract, Note> = (
  call: HandlerCall<C>,
  answer: AnswerOf<C>,
) => Note | null | Promise<Note | null>;

interface Reads<C extends Contract> {
  reads: Noting<C, ReadNote>;
}

interface Changes<C extends Contract> {
  changes: Noting<C, AuditNote>;
}

interface NotAudited {
  /** Why the call needs no entry, as a sentence. */
  notAudited: string;
}

type AuditRule<C extends Contract = Contract> = Reads<C> | Changes<C> | NotAudited;

/** A rule or a reason for every call; a missing one does not compile. */
type AuditRules = { readonly [C in KnownContract as C['name']]: AuditRule<C> };

const change = (account: string): AuditNote => ({ action: 'change', kind: 'account', records: [account] });
const created = (account: string): AuditNote => ({ action: 'create', kind: 'account', records: [account] });
const isOwn = ({ user }: Session, account: string) => user._id === account;

/** What an account may do that sees all records of a kind. */
const READS_ALL = { account: 'session-logs.read', ticket: 'tickets.read' } as const;

/** A list of other people's data, which only admins can read: one entry an hour, without record keys. */
const adminsList = (session: Session, kind: keyof typeof READS_ALL): ReadNote | null =>
  canForAny(session.user, READS_ALL[kind]) ? { action: 'view', kind, records: [] } : null;

/** One account; its owner's own views are not logged. */
const viewOf = (session: Session, account: string): ReadNote | null =>
  isOwn(session, account) ? null : { action: 'view', kind: 'account', records: [account] };

const accountRules = {
  signin: { changes: (_, { user }) => ({ action: 'sign-in', kind: 'account', records: [user._id], by: user }) },
  'signin-code': { changes: (_, { user }) => ({ action: 'sign-in', kind: 'account', records: [user._id], by: user }) },
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

  'open-sessions': { reads: ({ input, session }) => viewOf(session, input.params.userId) },
  'end-session': { changes: ({ input }) => change(input.params.userId) },
  'end-other-sessions': { changes: ({ input }) => change(input.params.userId) },

  'daily-usage': { notAudited: 'Reads how much the caller has used.' },
  'account-usage': { reads: ({ input, session }) => viewOf(session, input.params.userId) },
  'usage-today': { reads: ({ session }) => adminsList(session, 'account') },
  'set-daily-limits': { changes: ({ input }) => change(input.params.userId) },
  'confirm-second-factor': { changes: ({ session }) => change(session.user._id) },
  'renew-recovery-codes': { changes: ({ session }) => change(session.user._id) },
  'remove-second-factor': { changes: ({ session }) => change(session.user._id) },
  'account-second-factor': { reads: ({ input, session }) => viewOf(session, input.params.userId) },
  'remove-account-second-factor': { changes: ({ input }) => change(input.params.userId) },
  'second-factor': { notAudited: 'Reads the caller’s own account.' },
  'set-up-second-factor': { notAudited: 'Nothing is on until it is confirmed, which is noted.' },
  'confirm-password': { notAudited: 'Only allows this session to make certain calls, which are noted.' },

  'resolve-ticket': {
    changes: ({ input }) => ({ action: 'change', kind: 'ticket', records: [input.body.ticketId] }),
  },
  'fetch-tickets': { reads: ({ session }) => adminsList(session, 'ticket') },
  'fetch-ticket': {
    reads: ({ session }, { ticket }) =>
      canForAny(session.user, 'tickets.read') ? { action: 'view', kind: 'ticket', records: [ticket._id] } : null,
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

const of = <Action extends AuditNote['action']>(action: Action, records: string[]) => ({
  action,
  kind: 'candidate' as const,
  records,
});

/** The candidates shown on one page of a list. */
const viewAll = (candidates: string[]) => (candidates.length > 0 ? of('view', candidates) : null);
const viewById = { reads: ({ input }: { input: { params: { id: string } } }) => of('view', [input.params.id]) };

const candidateRules = {
  // also with `again`: the hour's entry already exists unless this call is the first
  'fetch-candidate': { reads: (_, { candidate }) => of('view', [candidate._id]) },
  'candidate-contact': viewById,
  'candidate-activity': { notAudited: 'Reads the caller’s own lists, and applications to its own jobs.' },
  'candidate-comment-list': viewById,
  'candidate-comments': { reads: (_, { comments }) => viewAll(comments.map(({ candidateId }) => candidateId)) },
  'candidate-resumes': viewById,
  'candidate-matched': viewById,
  'advance-filter-order': { reads: (_, { candidates }) => viewAll(candidates.map(({ _id }) => _id)) },
  'candidate-similar': { notAudited: 'Shows cards, as a search does; opening a candidate is noted.' },
  'profile-picture': { notAudited: 'A part of a card or of a profile; opening the profile is noted.' },
  resume: {
    // job seekers can read only their own resume
    reads: ({ input: { params, query }, session }) =>
      !canForAny(session.user, 'resumes.read')
        ? null
        : { action: query.download === '1' ? 'download' : 'view', kind: 'resume', records: [params.id] },
  },
  'candidate-resume-text': { reads: ({ input }) => ({ action: 'view', kind: 'resume', records: [input.params.id] }) },
  'candidates-export': { reads: ({ input }) => of('export', input.body.ids) },

  'upload-candidate-resume': {
    changes: ({ input }) => ({ action: 'change', kind: 'resume', records: [input.params.id] }),
  },
  'candidate-comment': { changes: ({ input }) => of('comment', [input.params.id]) },
  'candidate-correct': { changes: ({ input }) => of('change', [input.params.id]) },
  'candidate-corrections': viewById,
  'erase-candidate': { changes: ({ input }, { receipt }) => of('erase', [input.params.id, receipt.id]) },
  'erasure-receipt': { notAudited: 'A receipt contains only counts and does not identify the person.' },

  duplicates: {
    reads: (_, { groups }) => viewAll(groups.flatMap(({ candidates }) => candidates.map(({ _id }) => _id))),
  },
  'distinct-pairs': {
    reads: (_, { pairs }) => viewAll(pairs.flatMap(({ candidates }) => candidates.map(({ _id }) => _id))),
  },
  'find-duplicates': { changes: (_, { taskId }) => ({ action: 'run', kind: 'task', records: [taskId] }) },
  'distinct-mark': { changes: ({ input: { body } }) => of('tell-apart', [body.candidate, ...body.others]) },
  'distinct-undo': { changes: ({ input: { body } }) => of('suspect-again', [body.candidate, ...body.others]) },
  'merge-candidates': { changes: ({ input: { body } }) => of('merge', [body.keep, body.other]) },
} satisfies Partial<AuditRules>;

const task = <Action extends AuditNote['action']>(action: Action, records: string[] = []) => ({
  action,
  kind: 'task' as const,
  records,
});

const importRules = {
  'import-preview': { changes: () => ({ action: 'change', kind: 'other', records: [] }) },
  'import-template': { notAudited: 'The same file for everybody, with invented people as examples.' },
  'import-candidate': { changes: (_, { jobId }) => task('import', [jobId]) },
  'import-candidate-info': { changes: () => task('import') },
  'import-candidate-cancel': { changes: ({ input }) => task('change', [input.params.jobId]) },
  'import-candidate-undo': { changes: ({ input }) => task('delete', [input.params.jobId]) },
  'import-candidate-report': { reads: ({ input }) => task('download', [input.params.jobId]) },
  'import-candidate-status': { reads: ({ input }) => task('view', [input.params.jobId]) },
  'import-candidate-sse': { notAudited: 'Follows the caller’s own import of a file that the caller sent.' },
  imports: { notAudited: 'Lists files and counts; their rows are noted when they are opened.' },

  'parse-resumes': { changes: (_, { jobIds }) => task('import', jobIds) },
  'bulk-parse-resumes': { changes: () => task('import') },
  'import-resume': { changes: (_, { jobId }) => task('import', [jobId]) },
  'process-resumes': { changes: () => task('run') },
  'parsing-run-cancel': { changes: ({ input }) => task('change', [input.params.jobId]) },
  'resume-inbox-clear': { changes: () => task('delete') },
  'parsed-resume': { reads: ({ input }) => task('view', [input.params.jobId]) },
  'parsed-resume-file': { reads: ({ input }) => task('view', [input.params.jobId]) },
  'parsed-resume-save': {
    changes: (_, { candidate, outcome }) => ({
      action: outcome === 'created' ? 'create' : 'change',
      kind: 'candidate',
      records: [candidate],
    }),
  },
  'parsed-resume-discard': { changes: ({ input }) => task('delete', [input.params.jobId]) },
  'identity-questions': {
    reads: (_, { questions }) => ({
      action: 'view',
      kind: 'candidate',
      records: questions.flatMap(({ candidate }) => candidate?._id ?? []),
    }),
  },
  'identity-questions-settle': { changes: (_, { taskId }) => task('run', [taskId]) },
  'parse-status': { notAudited: 'Follows the caller’s own files by their state.' },
  'parsed-resumes': { notAudited: 'Lists the caller’s own files; what was read of one is noted when it is opened.' },
  'parsing-run': { notAudited: 'Lists file names and states; opening the candidate is noted.' },
  'resume-inbox': { notAudited: 'Lists file names and sizes; no content can be opened from there.' },
} satisfies Partial<AuditRules>;

const ADVERTS = { notAudited: 'Job adverts are published; they hold no candidate’s data.' };
const OWN_MARKS = { notAudited: 'Reads or changes what the caller itself saved.' };
const COMPANY = { notAudited: 'A company’s page is published to every account.' };

const jobRules = {
  'create-job': { changes: (_, { job }) => ({ action: 'create', kind: 'job', records: [job._id] }) },
  'update-job': { changes: ({ input }) => ({ action: 'change', kind: 'job', records: [input.params.id] }) },
  'delete-jobs': { changes: ({ input }) => ({ action: 'delete', kind: 'job', records: input.body.ids }) },
  'list-jobs': ADVERTS,
  'job-detail': ADVERTS,
  'fetch-jobs': ADVERTS,
  'fetch-jobs-facets': ADVERTS,
  'jobs-like-yours': ADVERTS,

  'apply-job': {
    changes: ({ input, session }) => ({
      action: 'create',
      kind: 'application',
      records: [`${session.user._id}:${input.body.jobId}`],
    }),
  },
  'employer-applications': {
    reads(_, { applications }) {
      const candidates = applications.map(({ candidate }) => candidate._id);
      return candidates.length > 0 ? { action: 'view', kind: 'candidate', records: candidates } : null;
    },
  },
  'update-application-status': {
    changes: ({ input }) => ({ action: 'decide', kind: 'application', records: [input.body.id] }),
  },
  'my-applications': OWN_MARKS,
  'job-list': OWN_MARKS,
  'toggle-save': OWN_MARKS,
  'remove-saved-job': OWN_MARKS,

  'update-employer': {
    changes: ({ session }) => ({ action: 'change', kind: 'company', records: [session.user._id] }),
  },
  'fetch-company': COMPANY,
  'company-logo': COMPANY,
  'employer-metrics': { notAudited: 'Shows counts alone.' },
  'employer-work-queue': { notAudited: 'Shows the caller’s own jobs and saved searches, with counts.' },
} satisfies Partial<AuditRules>;

const started = (_: unknown, { taskId }: { taskId: string }): AuditNote => ({
  action: 'run',
  kind: 'task',
  records: [taskId],
});

const operationRules = {
  'search-index': { notAudited: 'Shows counts alone.' },
  'search-index-reindex': { changes: started },
  'search-index-audit': { changes: started },
  'search-index-near-titles': { changes: started },
  'search-index-replay-dead-letters': { changes: started },
  'search-index-dead-letters': { notAudited: 'Shows record ids and technical reasons.' },
  'task-cancel': { changes: ({ input }) => ({ action: 'change', kind: 'task', records: [input.params.id] }) },
  'task-stream': { notAudited: 'Shows a task’s state and counts; what it was about is noted where it was started.' },
  'admin-metrics': { notAudited: 'Shows counts alone.' },
  'audit-log': { reads: () => ({ action: 'view', kind: 'other', records: [] }) },
} satisfies Partial<AuditRules>;

interface ProfileChange {
  input: { body: { userId?: string | null | undefined } };
  session: Session;
  deps: Dependencies;
}

/** An admin may change another account's profile. Job seekers change their own, which is not logged. */
const othersProfile = {
  async changes({ input, session, deps }: ProfileChange): Promise<AuditNote | null> {
    const owner = profileOwner(session, input.body.userId);
    if (owner === session.user._id) return null;
    const candidate = await deps.mongo.candidates.findOne({ user: new Types.ObjectId(owner) }, { _id: 1 }).lean();
    if (!candidate) return { action: 'change', kind: 'account', records: [owner] };
    return { action: 'change', kind: 'candidate', records: [String(candidate._id)] };
  },
};

const profileRules = {
  'fetch-profile-data': {
    reads({ session }, { user: { _id, candidate } }) {
      if (_id === session.user._id) return null;
      if (!candidate) return { action: 'view', kind: 'account', records: [_id] };
      return { action: 'view', kind: 'candidate', records: [candidate._id] };
    },
  },
  'update-personal-details': othersProfile,
  'update-preference-details': othersProfile,
  'create-skill': othersProfile,
  'update-skill': othersProfile,
  'delete-skill': othersProfile,
  'create-experience': othersProfile,
  'update-experience': othersProfile,
  'delete-experience': othersProfile,
  'create-education': othersProfile,
  'update-education': othersProfile,
  'delete-education': othersProfile,
  'create-certification': othersProfile,
  'update-certification': othersProfile,
  'delete-certification': othersProfile,
  'create-project': othersProfile,
  'update-project': othersProfile,
  'delete-project': othersProfile,
  'create-social': othersProfile,
  'update-social': othersProfile,
  'delete-social': othersProfile,

  'check-profile': { notAudited: 'Reads the caller’s own profile.' },
  'read-resume': { notAudited: 'Reads a resume that the caller sent, for its own profile.' },
  'resume-offers': { notAudited: 'Reads what the caller’s own resume offers its own profile.' },
  'fill-profile': { notAudited: 'Changes the caller’s own profile.' },
} satisfies Partial<AuditRules>;

/** How the audit log records each call, or why it doesn't. */
export const auditRules: AuditRules = {
  ...accountRules,
  ...candidateRules,
  ...decisionRules,
  ...importRules,
  ...jobRules,
  ...operationRules,
  ...profileRules,
  ...rankingRules,
  ...searchRules,
};

/** The compiler checks that every contract in calls.ts has a rule; contracts that tests define have none. */
export function auditRuleOf({ name }: Contract): AuditRule | undefined {
  return (auditRules as unknown as Readonly<Record<string, AuditRule>>)[name];
}
