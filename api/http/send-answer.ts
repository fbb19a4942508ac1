import { Readable } from 'node:stream';
import type { Context } from 'koa';
import type { Contract } from './contract.ts';
import type { CallContext, FileAnswer } from './handler.ts';

/** Sends a handler's answer as JSON, events or a file, according to the contract. Events end with `isOpen`. */
export function sendAnswer(
  ctx: Context,
  contract: Contract,
  answer: unknown,
  { signal, log, isOpen }: Pick<CallContext, 'signal' | 'log'> & { isOpen(): Promise<boolean> },
): void {
  ctx.set('cache-control', 'no-store');
  if (contract.response) {
    ctx.type = 'application/json';
    ctx.body = JSON.stringify(answer); // a string: Koa would stringify an object again to compute its length
  } else if (contract.stream) {
    ctx.type = 'text/event-stream';
    ctx.set('x-accel-buffering', 'no'); // or nginx keeps the events back
    const events = whileOpen(answer as AsyncIterable<StreamEvent>, isOpen);
    ctx.body = eventStream(events, signal, (error) => log.error({ err: error }, 'event stream failed'));
  } else {
    const file = answer as FileAnswer;
    ctx.attachment(file.fileName, { type: file.inline ? 'inline' : 'attachment' });
    ctx.type = file.mediaType;
    ctx.body = file.body;
  }
}

interface StreamEvent {
  event: string;
  data: unknown;
  id?: string;
}

/** Events until the session has ended: a stream outlives the check at its start. */
async function* whileOpen(
  events: AsyncIterable<StreamEvent>,
  isOpen: () => Promise<boolean>,
): AsyncGenerator<StreamEvent> {
  for await (const event of events) {
    if (!(await isOpen())) return;
    yield event;
  }
}

/** Below the 30 s after which common proxies close an idle connection. */
const HEARTBEAT_MS = 15_000;

/**
 * Encodes server-sent events, with heartbeats while idle. An event named `message` is sent as the default event. Ends
 * with the events or when `signal` is aborted; if the source throws, an `error` event with a message ends it.
 */
function eventStream(
  events: AsyncIterable<StreamEvent>,
  signal: AbortSignal,
  onError: (error: unknown) => void,
): Readable {
  const stream = new Readable({ read() {} });
  const heartbeat = setInterval(() => stream.push(': heartbeat\n\n'), HEARTBEAT_MS);
  const end = () => {
    clearInterval(heartbeat);
    if (!stream.destroyed && !stream.readableEnded) stream.push(null);
  };
  signal.addEventListener('abort', end, { once: true });
  stream.on('close', () => clearInterval(heartbeat));
  stream.push('retry: 2000\n\n');
  void pump(events, stream, signal)
    .catch((error: unknown) => {
      onError(error);
      if (!signal.aborted)
        stream.push(encode({ event: 'error', data: { message: 'The progress cannot be read at the moment.' } }));
    })
    .finally(() => {
      signal.removeEventListener('abort', end);
      if (!signal.aborted) end();
    });
  return stream;
}

async function pump(events: AsyncIterable<StreamEvent>, stream: Readable, signal: AbortSignal): Promise<void> {
  for await (const event of events) {
    if (signal.aborted) return;
    stream.push(encode(event));
  }
}

/** JSON has no line breaks, so one data line is enough. */
function encode({ event, data, id }: StreamEvent): string {
  return `${id ? `id: ${id}\n` : ''}${event === 'message' ? '' : `event: ${event}\n`}data: ${JSON.stringify(data)}\n\n`;
}
