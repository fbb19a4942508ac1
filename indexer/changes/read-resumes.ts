import { Types } from 'mongoose';
import { type ExtractedText, extractText, RESUME_READING_LIMITS } from '#indexer/files/resume-text/extract-text.ts';
import { extractScan } from '#indexer/files/scans/extract-scan.ts';
import { holdsOnlyPictures } from '#indexer/files/scans/holds-only-pictures.ts';
import type { IndexerContext } from '#indexer/indexer-context.ts';
import type { ChangeEvent } from '#mongo/changes/change-event.ts';
import type { RunningConsumer } from '#mongo/changes/kafka-consumer.ts';
import { topicOf } from '#mongo/changes/topics.ts';
import type { ResumeRecord } from '#mongo/models/resume.ts';
import { readMessages, workThroughBatch } from './batches.ts';
import { keepDeadLetters, messageLetter, recordLetter } from './dead-letters.ts';
import { repairMissed } from './wait-for-group.ts';

/** Most need one step, since their text is already stored. After a crash no file is read twice. */
const CHUNK_MESSAGES = 500;
const CONCURRENCY = 2;

/** The name for dead letters of resumes, in place of an index. */
const TARGET = { entity: 'resumes', index: 'resumes' } as const;

export const resumesGroupOf = (namespace: string): string => `${namespace}-resumes`;

/** Consumes the topic of resumes and extracts their texts until stopped. */
export async function readResumes(context: IndexerContext, stop: AbortSignal): Promise<RunningConsumer> {
  const { mongo, kafka, log } = context;
  await republishMissed(context);
  return kafka.consume({
    groupId: resumesGroupOf(mongo.namespace),
    topics: [topicOf(mongo.namespace, 'resumes')],
    fromBeginning: true,
    concurrency: CONCURRENCY,
    onCrash: (error) => {
      log.error({ err: error }, 'Kafka consumer crashed');
      context.onFatal?.(error);
    },
    onBatch: (batch) =>
      workThroughBatch({ batch, stop, log, chunkMessages: CHUNK_MESSAGES }, async (messages, signal) => {
        const { events, broken } = readMessages('resumes', messages);
        const letters = broken.map((message) => messageLetter(TARGET, batch.partition, message));
        await keepDeadLetters(mongo, letters, context.now());
        for (const failure of await readChanged(context, events, signal)) {
          await keepDeadLetters(mongo, [recordLetter(TARGET, failure.event, failure.reason)], context.now());
        }
      }),
  });
}

/** Publishes the resumes that wait to be read again, if Kafka may have lost their changes. */
function republishMissed({ mongo, kafka, changes, log }: IndexerContext): Promise<void> {
  const { namespace } = mongo;
  return repairMissed(kafka, resumesGroupOf(namespace), topicOf(namespace, 'resumes'), async () => {
    const waiting = await mongo.resumes.find({ textState: 'pending', deleted: null }, { _id: 1 }).lean();
    for (const { _id } of waiting) await changes.resumes.touch(_id);
    if (waiting.length > 0)
      log.warn({ resumes: waiting.length }, 'Kafka may have lost resumes to read: published again');
    return true;
  });
}

type Seen = Pick<ResumeRecord, '_id' | 'revision' | 'deleted' | 'textState' | 'candidate'>;

/**
 * One step for each resume. Reads a waiting file and stores its text with a tracked write. The event of that write
 * arrives here again, finds the text and touches the candidate, so that a crash between the two loses nothing. Returns
 * the resumes whose reading failed through no fault of the file.
 */
async function readChanged(context: IndexerContext, events: ChangeEvent[], signal: AbortSignal) {
  const _id = { $in: events.map(({ id }) => new Types.ObjectId(id)) };
  const projection = { revision: 1, deleted: 1, textState: 1, candidate: 1 };
  const found = await context.mongo.resumes.collection.find({ _id }, { projection }).toArray();
  const resumes = new Map((found as unknown as Seen[]).map((resume) => [String(resume._id), resume]));
  const failures: { event: ChangeEvent; reason: string }[] = [];
  for (const event of events) {
    signal.throwIfAborted();
    const resume = resumes.get(event.id);
    if (!resume || resume.deleted) continue;
    if (resume.textState === 'pending') {
      const reason = await readStoredFile(context, resume._id, signal);
      if (reason) failures.push({ event, reason });
    } else if (resume.revision > 1) {
      await touchItsCandidate(context, event.id, resume.candidate);
    }
    // a resume stored with its text arrived with the candidate's own change
  }
  return failures;
}

/** Returns the reason if reading failed through no fault of the file. */
async function readStoredFile(
  { mongo, changes }: IndexerContext,
  _id: Types.ObjectId,
  signal: AbortSignal,
): Promise<string | null> {
  const resume = await mongo.resumes.collection.findOne({ _id }, { promoteBuffers: true, projection: { bytes: 1 } });
  if (!resume?.bytes) return 'There is no file to read.';
  let extracted: ExtractedText;
  try {
    extracted = await textOf(resume.bytes as unknown as Buffer, signal);
  } catch (error) {
    signal.throwIfAborted();
    return `Could not be read: ${String(error)}`;
  }
  const fields: Partial<ResumeRecord> =
    'text' in extracted
      ? { textState: 'done', text: extracted.text }
      : { textState: 'failed', textError: extracted.problem };
  await changes.resumes.update(_id, { $set: fields });
  return null;
}

/** The text of a scan is recognised from its pictures; one that can't be recognised has what its file holds as text. */
async function textOf(bytes: Buffer, signal: AbortSignal): Promise<ExtractedText> {
  const extracted = await extractText(bytes, RESUME_READING_LIMITS, signal);
  if ('problem' in extracted || !holdsOnlyPictures(bytes, extracted.text)) return extracted;
  const scan = await extractScan(bytes, signal);
  return scan ? { text: scan.text } : extracted;
}

/** An earlier version's text is in no index. */
async function touchItsCandidate(
  { mongo, changes }: IndexerContext,
  id: string,
  candidate: Types.ObjectId,
): Promise<void> {
  const record = await mongo.candidates.collection.findOne(
    { _id: candidate },
    { projection: { resumeId: 1, deleted: 1 } },
  );
  if (record && !record.deleted && String(record.resumeId) === id) await changes.candidates.touch(candidate);
}
