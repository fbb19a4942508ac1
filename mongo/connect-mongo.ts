import mongoose, { type Connection, type Model, type Schema } from 'mongoose';
import { guardTrackedCollections } from './changes/write-guard.ts';
import { namespaceOf } from './configuration/connections-config.ts';
import { type ApplicationRecord, applicationSchema } from './models/application.ts';
import { type AttemptCountRecord, attemptCountSchema } from './models/attempt-count.ts';
import { type AuditEntryRecord, auditEntrySchema } from './models/audit-entry.ts';
import type { CandidateRecord } from './models/candidate.ts';
import { type CandidateContactRecord, candidateContactSchema } from './models/candidate-contact.ts';
import { type CandidateCounterRecord, candidateCounterSchema } from './models/candidate-counter.ts';
import { candidateSchema } from './models/candidate-schema.ts';
import { type CommandRecord, commandSchema } from './models/command.ts';
import { type CommentRecord, commentSchema } from './models/comment.ts';
import { type CounterRecord, counterSchema } from './models/counter.ts';
import { type DailyUsageRecord, dailyUsageSchema } from './models/daily-usage.ts';
import { type DeadLetterRecord, deadLetterSchema } from './models/dead-letter.ts';
import { type DistinctPairRecord, distinctPairSchema } from './models/distinct-pair.ts';
import { type DuplicateGroupRecord, duplicateGroupSchema } from './models/duplicate-group.ts';
import { type EmailChangeRecord, emailChangeSchema } from './models/email-change.ts';
import { type EmployerRecord, employerSchema } from './models/employer.ts';
import { type ErasureRecord, erasureSchema } from './models/erasure.ts';
import { type ExportRecord, exportSchema } from './models/export.ts';
import { type FilePieceRecord, type FileRecord, filePieceSchema, fileSchema } from './models/file.ts';
import { type IdentityQuestionRecord, identityQuestionSchema } from './models/identity-question.ts';
import { type ImportMappingRecord, importMappingSchema } from './models/import-mapping.ts';
import { type ImportReportRecord, importReportSchema } from './models/import-report.ts';
import { type InboxResumeRecord, inboxResumeSchema } from './models/inbox-resume.ts';
import { type JobRecord, jobSchema } from './models/job.ts';
import { type MergedCandidateRecord, mergedCandidateSchema } from './models/merged-candidate.ts';
import {
  type NearTitleRecord,
  type NearTitleRunRecord,
  nearTitleRunSchema,
  nearTitleSchema,
} from './models/near-title.ts';
import { type NotificationRecord, notificationSchema } from './models/notification.ts';
import { type NotificationFeedRecord, notificationFeedSchema } from './models/notification-feed.ts';
import { type OrphanSweepRecord, orphanSweepSchema } from './models/orphan-sweep.ts';
import { type OtpRecord, otpSchema } from './models/otp.ts';
import { type RankingVersionRecord, rankingVersionSchema } from './models/ranking-version.ts';
import { type ResumeRecord, resumeSchema } from './models/resume.ts';
import { type SavedSearchRecord, savedSearchSchema } from './models/saved-search.ts';
import { type SearchHistoryRecord, searchHistorySchema } from './models/search-history.ts';
import { type SearchLoadRecord, searchLoadSchema } from './models/search-load.ts';
import { type SearchWatchRecord, searchWatchSchema } from './models/search-watch.ts';
import { type SessionRecord, sessionSchema } from './models/session.ts';
import { type SessionLogRecord, sessionLogSchema } from './models/session-log.ts';
import { type ShortlistRecord, shortlistSchema } from './models/shortlist.ts';
import { type TaskRecord, taskSchema } from './models/task.ts';
import { type TicketRecord, ticketSchema } from './models/ticket.ts';
import { type UserRecord, userSchema } from './models/user.ts';
import { type ViewHistoryRecord, viewHistorySchema } from './models/view-history.ts';
import './end-waiting-writes.ts';

/** The system of record. Each property name is also the collection's name. */
export interface Mongo {
  connection: Connection;
  /** The database's name; also the prefix of topics, aliases and consumer groups. */
  namespace: string;
  applications: Model<ApplicationRecord>;
  attemptCounts: Model<AttemptCountRecord>;
  auditEntries: Model<AuditEntryRecord>;
  candidateContacts: Model<CandidateContactRecord>;
  candidateCounters: Model<CandidateCounterRecord>;
  /** Tracked: read it here, write it through `openChanges`. */
  candidates: Model<CandidateRecord>;
  commands: Model<CommandRecord>;
  comments: Model<CommentRecord>;
  counters: Model<CounterRecord>;
  dailyUsage: Model<DailyUsageRecord>;
  deadLetters: Model<DeadLetterRecord>;
  distinctPairs: Model<DistinctPairRecord>;
  duplicateGroups: Model<DuplicateGroupRecord>;
  emailChanges: Model<EmailChangeRecord>;
  employers: Model<EmployerRecord>;
  erasures: Model<ErasureRecord>;
  exports: Model<ExportRecord>;
  filePieces: Model<FilePieceRecord>;
  files: Model<FileRecord>;
  /** Resumes and rows that may match an existing candidate and wait for an admin's decision. */
  identityQuestions: Model<IdentityQuestionRecord>;
  importMappings: Model<ImportMappingRecord>;
  importReports: Model<ImportReportRecord>;
  /** Resumes waiting to be processed. */
  inboxResumes: Model<InboxResumeRecord>;
  /** Tracked. */
  jobs: Model<JobRecord>;
  mergedCandidates: Model<MergedCandidateRecord>;
  nearTitleRuns: Model<NearTitleRunRecord>;
  /** Written by the task `near-titles`. */
  nearTitles: Model<NearTitleRecord>;
  notificationFeeds: Model<NotificationFeedRecord>;
  notifications: Model<NotificationRecord>;
  orphanSweeps: Model<OrphanSweepRecord>;
  otps: Model<OtpRecord>;
  rankingVersions: Model<RankingVersionRecord>;
  /** Tracked. */
  resumes: Model<ResumeRecord>;
  savedSearches: Model<SavedSearchRecord>;
  searchHistory: Model<SearchHistoryRecord>;
  searchLoads: Model<SearchLoadRecord>;
  searchWatches: Model<SearchWatchRecord>;
  sessionLogs: Model<SessionLogRecord>;
  sessions: Model<SessionRecord>;
  shortlists: Model<ShortlistRecord>;
  /** Tracked, except progress and lease, which mongo/tasks writes. */
  tasks: Model<TaskRecord>;
  tickets: Model<TicketRecord>;
  users: Model<UserRecord>;
  viewHistory: Model<ViewHistoryRecord>;
  /** Creates missing indexes. Every process calls it at start. */
  ensureIndexes(): Promise<void>;
  /** Rejects within about 2 s if the server doesn't answer. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

const SERVER_SELECTION_MS = 2_000;
/** A server that stops answering on open connections is noticed after the sum: by default after 40 s. */
const HEARTBEAT_EVERY_MS = 2_000;
const HEARTBEAT_LIMIT_MS = 5_000;

/**
 * For a read whose result leaves MongoDB: without it, the index might keep a write that the loss of the primary takes
 * back. Nothing else asks for it, because what another process is writing must be seen.
 */
export const COMMITTED = { readConcern: { level: 'majority' } } as const;

/** Connects and registers the models. Rejects after about 2 s if no server answers. */
export async function connectMongo(mongoUrl: string, options: { maxPoolSize?: number } = {}): Promise<Mongo> {
  const namespace = namespaceOf(mongoUrl);
  const connection = mongoose.createConnection(mongoUrl, {
    dbName: namespace,
    autoIndex: false,
    autoCreate: false,
    // a write during an outage fails immediately instead of being buffered in memory
    bufferCommands: false,
    serverSelectionTimeoutMS: SERVER_SELECTION_MS,
    heartbeatFrequencyMS: HEARTBEAT_EVERY_MS,
    connectTimeoutMS: HEARTBEAT_LIMIT_MS,
    maxPoolSize: options.maxPoolSize ?? 20,
    // an acknowledged write must survive the loss of the primary
    writeConcern: { w: 'majority' },
  });
  const model = <T>(name: string, schema: Schema<T>) => connection.model<T>(name, schema, name);
  const models = {
    applications: model('applications', applicationSchema),
    attemptCounts: model('attemptCounts', attemptCountSchema),
    auditEntries: model('auditEntries', auditEntrySchema),
    candidateContacts: model('candidateContacts', candidateContactSchema),
    candidateCounters: model('candidateCounters', candidateCounterSchema),
    candidates: model('candidates', candidateSchema),
    commands: model('commands', commandSchema),
    comments: model('comments', commentSchema),
    counters: model('counters', counterSchema),
    dailyUsage: model('dailyUsage', dailyUsageSchema),
    deadLetters: model('deadLetters', deadLetterSchema),
    distinctPairs: model('distinctPairs', distinctPairSchema),
    duplicateGroups: model('duplicateGroups', duplicateGroupSchema),
    emailChanges: model('emailChanges', emailChangeSchema),
    employers: model('employers', employerSchema),
    erasures: model('erasures', erasureSchema),
    exports: model('exports', exportSchema),
    filePieces: model('filePieces', filePieceSchema),
    files: model('files', fileSchema),
    identityQuestions: model('identityQuestions', identityQuestionSchema),
    importMappings: model('importMappings', importMappingSchema),
    importReports: model('importReports', importReportSchema),
    inboxResumes: model('inboxResumes', inboxResumeSchema),
    jobs: model('jobs', jobSchema),
    mergedCandidates: model('mergedCandidates', mergedCandidateSchema),
    nearTitleRuns: model('nearTitleRuns', nearTitleRunSchema),
    nearTitles: model('nearTitles', nearTitleSchema),
    notificationFeeds: model('notificationFeeds', notificationFeedSchema),
    notifications: model('notifications', notificationSchema),
    orphanSweeps: model('orphanSweeps', orphanSweepSchema),
    otps: model('otps', otpSchema),
    rankingVersions: model('rankingVersions', rankingVersionSchema),
    resumes: model('resumes', resumeSchema),
    savedSearches: model('savedSearches', savedSearchSchema),
    searchHistory: model('searchHistory', searchHistorySchema),
    searchLoads: model('searchLoads', searchLoadSchema),
    searchWatches: model('searchWatches', searchWatchSchema),
    sessionLogs: model('sessionLogs', sessionLogSchema),
    sessions: model('sessions', sessionSchema),
    shortlists: model('shortlists', shortlistSchema),
    tasks: model('tasks', taskSchema),
    tickets: model('tickets', ticketSchema),
    users: model('users', userSchema),
    viewHistory: model('viewHistory', viewHistorySchema),
  };
  guardTrackedCollections(connection);
  try {
    await connection.asPromise();
  } catch (error) {
    await connection.close();
    throw error;
  }
  return {
    connection,
    namespace,
    ...models,
    async ensureIndexes() {
      // sequential: the embedded server builds one index at a time
      for (const each of Object.values(connection.models)) await each.createIndexes();
    },
    async ping() {
      await connection.db?.admin().ping();
    },
    close: () => connection.close(),
  };
}
