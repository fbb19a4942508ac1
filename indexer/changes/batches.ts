import { type ChangeEvent, changeEvent, type TrackedEntity } from '#mongo/changes/change-event.ts';
import type { IncomingBatch, IncomingMessage } from '#mongo/changes/kafka-consumer.ts';
import type { Log } from '#mongo/log.ts';

interface Message {
  /** Of this message in its partition. */
  offset: string;
  value: string;
}

export interface BrokenMessage {
  offset: string;
  reason: string;
  /** At most its first 1,000 characters. */
  text: string;
}

const KEPT_CHARS = 1_000;

/** Splits a batch into the newest event per record, in order of first appearance, and invalid messages. */
export function readMessages(
  entity: TrackedEntity,
  messages: readonly Message[],
): { events: ChangeEvent[]; broken: BrokenMessage[] } {
  const newest = new Map<string, ChangeEvent>();
  const broken: BrokenMessage[] = [];
  for (const { offset, value } of messages) {
    const read = readEvent(entity, value);
    if (typeof read === 'string') broken.push({ offset, reason: read, text: value.slice(0, KEPT_CHARS) });
    else if ((newest.get(read.id)?.revision ?? 0) <= read.revision) newest.set(read.id, read);
  }
  return { events: [...newest.values()], broken };
}

/** The event, or why the message is invalid. */
function readEvent(entity: TrackedEntity, text: string): ChangeEvent | string {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return 'not JSON';
  }
  const parsed = changeEvent.safeParse(json);
  if (!parsed.success)
    return parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; ');
  return parsed.data.entity === entity ? parsed.data : `entity: ${parsed.data.entity} in the topic of ${entity}`;
}

const HEARTBEAT_EVERY_MS = 2_000;

interface BatchWork {
  batch: IncomingBatch;
  /** Aborted when the process stops: finish the current chunk if possible, and skip the rest. */
  stop: AbortSignal;
  log: Log;
  chunkMessages: number;
}

/**
 * Processes a batch in chunks and commits after each, so that only processed messages are committed. The signal passed
 * to `work` is aborted when the process stops or the partition is lost; unprocessed messages are then delivered again.
 * Rejects if the client must know (a rebalance) and if `work` rejects for a reason other than the signal.
 */
export async function workThroughBatch(
  { batch, stop, log, chunkMessages }: BatchWork,
  work: (messages: IncomingMessage[], signal: AbortSignal) => Promise<void>,
): Promise<void> {
  const lost = new AbortController();
  const signal = AbortSignal.any([stop, lost.signal]);
  const heartbeat = setInterval(() => {
    batch.heartbeat().catch((error) => lost.abort(error));
  }, HEARTBEAT_EVERY_MS);
  try {
    for (let start = 0; start < batch.messages.length; start += chunkMessages) {
      if (signal.aborted || !batch.isCurrent()) break;
      const chunk = batch.messages.slice(start, start + chunkMessages);
      await work(chunk, signal);
      await batch.commitThrough(chunk.at(-1)!.offset);
    }
  } catch (error) {
    if (!stop.aborted) throw error;
    log.debug({ topic: batch.topic, partition: batch.partition }, 'Stopped within a batch');
  } finally {
    clearInterval(heartbeat);
  }
  if (lost.signal.aborted) throw lost.signal.reason;
}
