import { extractText } from '#indexer/files/extract-text.ts';
import { type ResumeKind, resumeKind } from '#mongo/files/resume-kind.ts';
import { RESUME_LIMIT_BYTES } from '#mongo/models/resume.ts';

/** Below this there is nothing to read: a picture of a page has some stray letters at most. */
const LEAST_LETTERS = 30;

export interface ReadFile {
  kind: ResumeKind;
  text: string;
}

/** A resume's text, or why there is none, in words for people. Rejects only where `signal` is aborted. */
export async function readFile(bytes: Buffer, signal: AbortSignal): Promise<ReadFile | { problem: string }> {
  if (bytes.length > RESUME_LIMIT_BYTES) return { problem: 'It is larger than 10 MB.' };
  const kind = resumeKind(bytes);
  const extracted = await extractText(bytes, undefined, signal);
  if ('problem' in extracted) return extracted;
  if (!kind || (extracted.text.match(/\p{L}/gu) ?? []).length < LEAST_LETTERS) {
    return { problem: 'It holds no text; it may be a scanned picture.' };
  }
  return { kind, text: extracted.text };
}
