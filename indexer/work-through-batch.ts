import type { IncomingBatch, IncomingMessage } from '#mongo/changes/kafka.ts';
import type { Log } from '#mongo/log.ts';

const HEARTBEAT_EVERY_MS = 2_000;

export interface BatchWork {
  batch: IncomingBatch;
  /** Aborted when the process stops: the chunk under way is finished, if it can be, and the rest left. */
  stop: AbortSignal;
  log: Log;
  chunkMessages: number;
}

/**
 * Works through a batch in chunks and commits behind each, so that only settled messages are ever committed.
 * `work` gets a signal that is aborted when the process stops or the partition is lost; what it then leaves, and all
 * after it, is delivered again. Rejects where the client has to hear of it (a rebalance) and where `work` rejects for
 * another reason than the signal.
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
    log.debug({ topic: batch.topic, partition: batch.partition }, 'stopped in the middle of a batch');
  } finally {
    clearInterval(heartbeat);
  }
  if (lost.signal.aborted) throw lost.signal.reason;
}
