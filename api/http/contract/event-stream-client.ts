import { EventSourceParserStream } from 'eventsource-parser/stream';
import type { CallInput, Contract, StreamEventOf } from '#api/http/contract.ts';
import { answerTo, CallError, type CallOptions, UNREACHABLE_MESSAGE, urlOf } from './client.ts';

/**
 * Makes a call that answers with an event stream and passes each event to the callback; resolves when the stream ends.
 * For calls with a request body; `openStream` is for GET. Unreadable events are passed as null. Throws as `call` does;
 * a lost connection throws a CallError with status 0.
 */
export async function callStream<C extends Contract>(
  contract: C,
  input: CallInput<C>,
  onEvent: (event: StreamEventOf<C> | null) => void,
  options: CallOptions = {},
): Promise<void> {
  const { body } = await answerTo(contract, input, options, 'text/event-stream');
  if (!body) return;
  const reader = body.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream()).getReader();
  for (;;) {
    const { done, value } = await reader.read().catch((cause: unknown) => {
      if (options.signal?.aborted) throw options.signal.reason;
      throw Object.assign(new CallError(0, UNREACHABLE_MESSAGE), { cause });
    });
    if (done) return;
    const data = parsed(value.data);
    const event = { event: value.event ?? 'message', data, id: value.id ?? '' };
    onEvent(data === undefined ? null : (event as StreamEventOf<C>));
  }
}

/**
 * Opens an event stream in the browser and returns a function that closes it. The browser reconnects automatically
 * (with Last-Event-ID); `onLost` is called for each loss, with `final` if no attempt follows. Invalid JSON is skipped
 * and reported to `onUnreadable`.
 */
export function openStream<C extends Contract>(
  contract: C,
  input: CallInput<C>,
  onEvent: (event: StreamEventOf<C>) => void,
  onLost: (error: CallError, final: boolean) => void = () => {},
  onUnreadable: () => void = () => {},
): () => void {
  const source = new EventSource(urlOf(contract, input as { params?: Record<string, unknown> }), {
    withCredentials: true,
  });
  for (const event of Object.keys(contract.stream ?? {})) {
    source.addEventListener(event, (message) => {
      // the browser's own 'error' (a lost connection) has no data; a server event of that name does
      if (!(message instanceof MessageEvent)) return;
      const data = parsed(message.data as string);
      if (data === undefined) onUnreadable();
      else onEvent({ event, data, id: message.lastEventId } as StreamEventOf<C>);
    });
  }
  source.addEventListener('error', (message) => {
    if (message instanceof MessageEvent) return;
    onLost(new CallError(0, UNREACHABLE_MESSAGE), source.readyState === EventSource.CLOSED);
  });
  return () => source.close();
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // invalid JSON; undefined is never a JSON value
  }
}
