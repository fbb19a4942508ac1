import { createHash } from 'node:crypto';
import { Types } from 'mongoose';
import { z } from 'zod';
import { RESUME_LIMIT_BYTES, RESUME_TOO_LARGE } from '#domain/limits.ts';
import { valuesOf } from '#domain/parsed-resume.ts';
import type { ResumeLayout } from '#indexer/files/resume-layout/layout.ts';
import { askModel } from '#indexer/files/resume-parser/language-model/ask-model.ts';
import { mergeModelFacts } from '#indexer/files/resume-parser/language-model/merge-model-facts.ts';
import { parseResume } from '#indexer/files/resume-parser/parse-resume.ts';
import { cappedConfidence, type ParsedResume } from '#indexer/files/resume-parser/reading.ts';
import { extractLayout } from '#indexer/files/resume-text/extract-text.ts';
import { extractScan } from '#indexer/files/scans/extract-scan.ts';
import { holdsOnlyPictures, isEnoughText, lettersIn } from '#indexer/files/scans/holds-only-pictures.ts';
import { EMPTY, MACROS } from '#indexer/files/unreadable-file.ts';
import type { TaskContext } from '#indexer/task-runner/task-context.ts';
import { hasMacros } from '#mongo/files/macros.ts';
import { type ResumeKind, resumeKind } from '#mongo/files/resume-kind.ts';

/** A file's outcome: `created` and `updated` name the candidate, the others have a reason. */
const fileOutcome = z.object({
  fileName: z.string(),
  outcome: z.enum(['created', 'updated', 'skipped', 'failed']),
  reason: z.string().optional(),
  applicantID: z.string().optional(),
  /** The candidate's `_id`. */
  candidate: z.string().optional(),
});
export type FileOutcome = z.infer<typeof fileOutcome>;

export interface ResumeFile {
  fileName: string;
  bytes: Buffer;
  /** Its position among the task's files, from 0. */
  place: number;
  task: Types.ObjectId;
  uploadedByName: string;
}

/** The outcome of a resume whose name its caller knows. */
export type Outcome = Omit<FileOutcome, 'fileName'>;

/** The processed files, in the order of the task's input; a run resumes from it after a crash. */
export const parseCheckpoint = z.object({ outcomes: z.array(fileOutcome) });

/** The same id for the same thing at the same position of a task: a repeated task replaces what it left. */
export function placedId({ task, place }: { task: Types.ObjectId; place: number }, what: string): Types.ObjectId {
  const hash = createHash('sha256').update(`${task}:${place}:${what}`).digest();
  Buffer.from(task.id).copy(hash, 0, 0, 4);
  return new Types.ObjectId(hash.subarray(0, 12));
}

export interface ReadFile {
  kind: ResumeKind;
  text: string;
  layout?: ResumeLayout;
  /** Read from pictures of its pages. */
  isScan?: true;
}

/** A resume's text, or why there is none, as a message for users. Rejects only if `signal` is aborted. */
export async function readFile(bytes: Buffer, signal: AbortSignal): Promise<ReadFile | { problem: string }> {
  if (bytes.length > RESUME_LIMIT_BYTES) return { problem: RESUME_TOO_LARGE };
  if (bytes.length === 0) return { problem: EMPTY };
  const kind = resumeKind(bytes);
  if (kind && hasMacros(bytes)) return { problem: MACROS };
  const extracted = await extractLayout(bytes, undefined, signal);
  if ('problem' in extracted) return extracted;
  if (kind && holdsOnlyPictures(bytes, extracted.text)) return readScan(bytes, kind, signal);
  if (!kind || !isEnoughText(extracted.text)) {
    return { problem: lettersIn(extracted.text) === 0 ? NOTHING_IN_IT : TOO_LITTLE };
  }
  return { kind, text: extracted.text, ...(extracted.layout && { layout: extracted.layout }) };
}

const NOTHING_IN_IT = 'It is empty: neither text nor a picture was found in it.';
const TOO_LITTLE = 'It holds too little text for a resume.';
const ILLEGIBLE = 'It holds no text, and what its pictures show can’t be read.';

async function readScan(bytes: Buffer, kind: ResumeKind, signal: AbortSignal): Promise<ReadFile | { problem: string }> {
  const layout = kind === 'doc' ? null : await extractScan(bytes, signal);
  if (!layout || !isEnoughText(layout.text)) return { problem: ILLEGIBLE };
  return { kind, text: layout.text, layout, isScan: true };
}

interface ReadFields {
  parsed: ParsedResume;
  /** Problems other than the reading, as messages for users. */
  notes: string[];
}

/** What was read from a picture is never sure. */
const MOST_CONFIDENCE_OF_SCANS = 0.6;
const FROM_PICTURES = 'This was read from a picture: please compare every value with it.';

/**
 * The fields of a resume's text: by rules, refined by a language model if configured. A failure of the model is a note,
 * and the rules' result is used. Rejects only if the task's signal is aborted.
 */
export async function readFields(
  { now, signal, languageModel }: Pick<TaskContext, 'now' | 'signal' | 'languageModel'>,
  { text, layout, isScan }: ReadFile,
): Promise<ReadFields> {
  const byRules = parseResume(text, now(), layout);
  const { parsed, notes } = await refined({ signal, languageModel }, text, byRules);
  if (!isScan) return { parsed, notes };
  return { parsed: cappedConfidence(parsed, MOST_CONFIDENCE_OF_SCANS), notes: [FROM_PICTURES, ...notes] };
}

async function refined(
  { signal, languageModel }: Pick<TaskContext, 'signal' | 'languageModel'>,
  text: string,
  parsed: ParsedResume,
): Promise<ReadFields> {
  if (!languageModel) return { parsed, notes: [] };
  const answer = await askModel(languageModel, text, valuesOf(parsed), signal);
  if ('problem' in answer) return { parsed, notes: [`${answer.problem} This is what the rules read by themselves.`] };
  return { parsed: mergeModelFacts(parsed, answer.values, text), notes: [] };
}
