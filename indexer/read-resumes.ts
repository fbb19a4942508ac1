import { Types } from 'mongoose';
import type { RunningConsumer } from '#mongo/changes/kafka.ts';
import { topicOf } from '#mongo/changes/topics.ts';
import { keepDeadLetters, messageLetter, recordLetter } from './dead-letters.ts';
import { type ExtractedText, extractText } from './files/extract-text.ts';
import type { IndexerContext } from './indexer-context.ts';
import { readMessages } from './read-messages.ts';
import { workThroughBatch } from './work-through-batch.ts';

/** Each takes a process of its own for about half a second: commit often, little is done twice after a crash. */
const CHUNK_MESSAGES = 5;
const CONCURRENCY = 2;

/** Where dead letters of resumes are filed, in place of an index. */
const TARGET = { entity: 'resumes', index: 'resumes' } as const;

export const resumesGroupOf = (namespace: string): string => `${namespace}-resumes`;

/** Turns stored resumes into text, off the topic of resumes, until it is stopped. */
export function readResumes(context: IndexerContext, stop: AbortSignal): Promise<RunningConsumer> {
  const { mongo, kafka, log } = context;
  return kafka.consume({
    groupId: resumesGroupOf(mongo.namespace),
    topics: [topicOf(mongo.namespace, 'resumes')],
    fromBeginning: true,
    concurrency: CONCURRENCY,
    onCrash: (error) => log.error({ err: error }, 'the consumer of resumes died'),
    onBatch: (batch) =>
      workThroughBatch({ batch, stop, log, chunkMessages: CHUNK_MESSAGES }, async (messages, signal) => {
        const { events, broken } = readMessages('resumes', messages);
        const letters = broken.map((message) => messageLetter(TARGET, batch.partition, message));
        await keepDeadLetters(mongo, letters, context.now());
        for (const event of events) {
          signal.throwIfAborted();
          const problem = await readResume(context, event.id);
          if (problem) await keepDeadLetters(mongo, [recordLetter(TARGET, event, problem)], context.now());
        }
      }),
  });
}

/**
 * One step of a resume's way. Its file is read and the text stored by a tracked write; that write's own event then
 * comes here again, finds the text and touches the candidate, so that a crash between the two loses nothing.
 * Gives a reason where reading failed through no fault of the file.
 */
export async function readResume(context: IndexerContext, id: string): Promise<string | null> {
  const { mongo, changes } = context;
  const _id = new Types.ObjectId(id);
  const resume = await mongo.resumes.collection.findOne({ _id }, { promoteBuffers: true });
  // without a file the text came with the record, and with it the candidate's own change
  if (!resume || resume.deleted || !resume.bytes) return null;
  if (resume.textState !== 'pending') {
    await touchItsCandidate(context, id, resume.candidate as Types.ObjectId);
    return null;
  }
  let extracted: ExtractedText;
  try {
    extracted = await extractText(resume.bytes as unknown as Buffer);
  } catch (error) {
    return `Could not be read: ${String(error)}`;
  }
  await changes.resumes.update(_id, {
    $set:
      'text' in extracted
        ? { textState: 'done', text: extracted.text }
        : { textState: 'failed', textError: extracted.problem },
  });
  return null;
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
