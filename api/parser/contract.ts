import { z } from 'zod';
import { recordId } from '#api/http/contract/fields.ts';
import { defineContract } from '#api/http/contract.ts';
import { taskView } from '#api/index-admin/contract.ts';
import { resumeFileTypes } from '#api/resumes/contract.ts';
import { RESUME_LIMIT_BYTES } from '#domain/limits.ts';
import { resumeReading, resumeValues } from '#domain/parsed-resume.ts';
import { rolesThatCan } from '#domain/permissions.ts';

const MB = 1024 * 1024;

export const MAX_INBOX_FILES = 500;
/** Limit of one import, unpacked; a single archive may be as large. */
export const MAX_INBOX_BYTES = 500 * MB;
export const INBOX_TOO_LARGE = 'All files together may have at most 500 MB.';

export const importResume = defineContract({
  name: 'import-resume',
  method: 'POST',
  path: '/import-resume',
  roles: rolesThatCan('resumes.parse'),
  summary:
    'Puts resumes (PDF, DOCX, DOC) and .zip archives of them into the inbox; each that can’t go in is refused with a reason by /resume-inbox, the others go in.',
  files: {
    resumes: {
      maxBytes: MAX_INBOX_BYTES,
      maxFiles: MAX_INBOX_FILES,
      maxTotalBytes: MAX_INBOX_BYTES,
      tooLarge: INBOX_TOO_LARGE,
    },
  },
  response: z.strictObject({ success: z.literal(true), message: z.string(), jobId: z.string() }),
  errors: { 413: 'There are more than 500 files, or more than 500 MB.' },
});

/** Limit of the AI parser's drop zone. */
export const MAX_PARSED_AT_ONCE = 10;
export const PARSED_TOO_LARGE = 'Each file may have at most 10 MB.';

export const parseResumes = defineContract({
  name: 'parse-resumes',
  method: 'POST',
  path: '/parse-resumes',
  roles: rolesThatCan('resumes.parse'),
  summary: 'Parses resumes (PDF, DOCX, DOC), a job for each in the order sent; follow them by /parse-status.',
  query: z.strictObject({
    /**
     * Not in the original API: keeps the result for the caller to check with /parsed-resume; if absent, results are
     * saved at once.
     */
    review: z.literal('1').optional(),
  }),
  files: { resumes: { maxBytes: RESUME_LIMIT_BYTES, maxFiles: MAX_PARSED_AT_ONCE, tooLarge: PARSED_TOO_LARGE } },
  response: z.strictObject({ success: z.literal(true), jobIds: z.array(z.string()), message: z.string() }),
  errors: { 413: 'A file is larger than 10 MB, or there are more than 10.' },
});

export const MAX_BULK_FILES = 500;
export const MAX_BULK_BYTES = 500 * MB;
export const BULK_TOO_LARGE = 'All files together may have at most 500 MB.';

export const bulkParseResumes = defineContract({
  name: 'bulk-parse-resumes',
  method: 'POST',
  path: '/bulk-parse-resumes',
  roles: rolesThatCan('resumes.parse'),
  summary:
    'Parses many resumes (PDF, DOCX, DOC) one after the other and streams each result; continues if the caller disconnects. A file larger than 10 MB fails; the others are parsed.',
  files: {
    resumes: {
      maxBytes: RESUME_LIMIT_BYTES,
      maxFiles: MAX_BULK_FILES,
      reportsLarger: true,
      maxTotalBytes: MAX_BULK_BYTES,
      tooLarge: BULK_TOO_LARGE,
    },
  },
  stream: {
    /** `progress` in percent. */
    message: z.strictObject({ message: z.string(), progress: z.number() }),
    error: z.strictObject({ message: z.string() }),
  },
  errors: { 413: 'There are more than 500 files, or more than 500 MB.' },
});

export const parseStates = ['pending', 'queued', 'in_progress', 'progress', 'completed', 'failed'] as const;

export const parseStatus = defineContract({
  name: 'parse-status',
  method: 'GET',
  path: '/parse-status',
  roles: rolesThatCan('resumes.parse'),
  summary:
    'The caller’s parsing jobs that are under way or were among the newest, each at once and at every change. A reconnect hears the present state of all of them.',
  stream: {
    message: z.strictObject({ jobId: z.string(), type: z.enum(parseStates), message: z.string() }),
    error: z.strictObject({ message: z.string() }),
  },
  errors: {},
});

export const NO_PARSED_RESUME = 'This resume is no longer kept. Please send it again.';
/** Maximum number of characters returned; a resume has some thousands. */
export const MOST_TEXT = 200_000;

export const parsedResume = defineContract({
  name: 'parsed-resume',
  method: 'GET',
  path: '/parsed-resume/{jobId}',
  roles: rolesThatCan('resumes.parse'),
  summary: 'What was parsed from a resume that awaits the caller’s review: its text, and each fact with its position.',
  params: z.strictObject({ jobId: recordId }),
  response: z.strictObject({
    success: z.literal(true),
    message: z.string(),
    jobId: z.string(),
    fileName: z.string(),
    ...resumeReading.shape,
  }),
  errors: { 404: NO_PARSED_RESUME },
});

export const parsedResumeFile = defineContract({
  name: 'parsed-resume-file',
  method: 'GET',
  path: '/parsed-resume/{jobId}/file',
  roles: rolesThatCan('resumes.parse'),
  summary: 'The file of a resume that awaits the caller’s review, as it was sent, to show its pages.',
  params: z.strictObject({ jobId: recordId }),
  file: resumeFileTypes,
  errors: { 404: NO_PARSED_RESUME },
});

export const parsedResumeDiscard = defineContract({
  name: 'parsed-resume-discard',
  method: 'DELETE',
  path: '/parsed-resume/{jobId}',
  roles: rolesThatCan('resumes.parse'),
  summary: 'Discards a resume that awaits the caller’s review, with everything parsed from it.',
  params: z.strictObject({ jobId: recordId }),
  response: z.strictObject({ success: z.literal(true), message: z.string() }),
  errors: { 404: NO_PARSED_RESUME },
});

export const parsedResumeSave = defineContract({
  name: 'parsed-resume-save',
  method: 'POST',
  path: '/parsed-resume/{jobId}',
  roles: rolesThatCan('resumes.parse'),
  summary:
    'Saves a resume with these facts: a new candidate, or what a known one lacks. Manually entered values are never overwritten.',
  params: z.strictObject({ jobId: recordId }),
  body: resumeValues,
  response: z.strictObject({
    success: z.literal(true),
    message: z.string(),
    outcome: z.enum(['created', 'updated']),
    applicantID: z.string(),
    candidate: z.string(),
  }),
  errors: { 404: NO_PARSED_RESUME, 409: 'It can’t be saved; the message says why.' },
});

/** A resume that the caller sent to be reviewed before it is saved. */
const reviewedFile = z.strictObject({
  jobId: z.string(),
  fileName: z.string(),
  type: z.enum(parseStates),
  /** Its outcome in words, without the file's name. */
  message: z.string(),
  /** It waits to be reviewed, then saved or discarded. */
  toCheck: z.boolean(),
  /** The candidate it belongs to; null until it is saved. */
  candidate: z.string().nullable(),
});
export type ReviewedFile = z.infer<typeof reviewedFile>;

export const parsedResumes = defineContract({
  name: 'parsed-resumes',
  method: 'GET',
  path: '/parsed-resumes',
  roles: rolesThatCan('resumes.parse'),
  summary: 'The resumes that the caller sent to be reviewed before they are saved: the newest 20, newest first.',
  response: z.strictObject({ success: z.literal(true), message: z.string(), files: z.array(reviewedFile) }),
  errors: {},
});

const fileStates = ['queued', 'in_progress', 'completed', 'skipped', 'failed'] as const;

/** One file of a run and its outcome. */
const runFile = z.strictObject({
  file: z.string(),
  state: z.enum(fileStates),
  /** In words, without the file's name; empty until it is processed. */
  message: z.string(),
  /** The candidate that the resume belongs to. */
  candidateId: z.string().nullable(),
  applicantID: z.string().nullable(),
});
export type RunFile = z.infer<typeof runFile>;

export const parsingRun = defineContract({
  name: 'parsing-run',
  method: 'GET',
  path: '/parsing-run',
  roles: rolesThatCan('resumes.parse'),
  summary:
    'The newest bulk parsing of the caller’s, or the newest run through the inbox, with each file and its state.',
  query: z.strictObject({ of: z.enum(['bulk-parse-resumes', 'process-resumes']) }),
  response: z.strictObject({
    success: z.literal(true),
    /** Null before the first run. */
    run: z
      .strictObject({
        jobId: z.string(),
        state: taskView.shape.state,
        processed: z.int(),
        total: z.int(),
        error: z.string().nullable(),
        /** It ends after the current file. */
        cancelRequested: z.boolean(),
        startedByName: z.string(),
        createdAt: z.string(),
        finishedAt: z.string().nullable(),
        files: z.array(runFile),
      })
      .nullable(),
  }),
  errors: {},
});

export const parsingRunCancel = defineContract({
  name: 'parsing-run-cancel',
  method: 'POST',
  path: '/parsing-run/{jobId}/cancel',
  roles: rolesThatCan('resumes.parse'),
  summary:
    'Ends a bulk parsing of the caller’s, or a run through the inbox, after the file it is at. What was read until then stays; of the inbox, the rest waits on.',
  params: z.strictObject({ jobId: recordId }),
  response: z.strictObject({ success: z.literal(true), message: z.string() }),
  errors: { 404: 'There is no such run.', 409: 'The run has ended.' },
});

/** For screens that read only these: percent and words. */
const simple = { progress: z.int(), message: z.string() };

const processEvent = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('start'), total: z.int(), ...simple }),
  /** `index` counts from 1. */
  z.strictObject({ type: z.literal('file-start'), index: z.int(), total: z.int(), file: z.string(), ...simple }),
  /** Skipped or failed. */
  z.strictObject({ type: z.literal('skipped'), file: z.string(), reason: z.string(), ...simple }),
  z.strictObject({ type: z.literal('processed'), file: z.string(), candidateId: z.string(), ...simple }),
  /** The files that created or updated a candidate. */
  z.strictObject({ type: z.literal('end'), processed: z.int(), ...simple }),
  z.strictObject({ type: z.literal('error'), message: z.string() }),
]);
export type ProcessEvent = z.infer<typeof processEvent>;

export const processResumes = defineContract({
  name: 'process-resumes',
  method: 'GET',
  path: '/process-resumes',
  roles: rolesThatCan('resumes.parse'),
  summary:
    'Processes the inbox and streams each result, or follows a run already in progress. It continues if the caller disconnects; a reconnect (Last-Event-ID) receives the missed events and starts nothing.',
  stream: { message: processEvent, error: z.strictObject({ message: z.string() }) },
  ownPagesOnly: true,
  errors: {},
});

export const resumeInbox = defineContract({
  name: 'resume-inbox',
  method: 'GET',
  path: '/resume-inbox',
  roles: rolesThatCan('resumes.parse'),
  summary: 'The resumes that wait to be processed, the oldest first, and the caller’s newest import into the inbox.',
  response: z.strictObject({
    success: z.literal(true),
    total: z.int(),
    /** At most 200. */
    waiting: z.array(
      z.strictObject({
        _id: z.string(),
        file: z.string(),
        /** Bytes. */
        size: z.int(),
        addedAt: z.string(),
        addedByName: z.string(),
      }),
    ),
    import: z
      .strictObject({
        jobId: z.string(),
        state: taskView.shape.state,
        /** Files and archives sent, and how many of them are processed. */
        uploads: z.int(),
        processed: z.int(),
        /** Resumes added to the inbox. */
        added: z.int(),
        refused: z.array(z.strictObject({ file: z.string(), reason: z.string() })),
        error: z.string().nullable(),
        createdAt: z.string(),
      })
      .nullable(),
  }),
  errors: {},
});

export const resumeInboxClear = defineContract({
  name: 'resume-inbox-clear',
  method: 'DELETE',
  path: '/resume-inbox',
  roles: rolesThatCan('resumes.parse'),
  summary: 'Removes every unprocessed resume from the inbox.',
  response: z.strictObject({ success: z.literal(true), message: z.string() }),
  errors: { 409: 'The inbox is being processed.' },
});
