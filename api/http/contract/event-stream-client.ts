import type { CallInput, Contract, StreamEventOf } from '#api/http/contract.ts';
import { answerTo, CallError, type CallOptions, UNREACHABLE_MESSAGE, urlOf } from './client.ts';

/**
 * Makes a call that is answered by an event stream and hands over each event as it comes; resolves at the stream's
 * end. For calls that send something: `openStream` is for those that only listen. An event that can't be read is told
 * as null. Throws as `call` does; a connection lost in the middle is a CallError of status 0.
 */
export async function callStream<C extends Contract>(
  contract: C,
  input: CallInput<C>,
  onEvent: (event: StreamEventOf<C> | null) => void,
  options: CallOptions = {},
): Promise<void> {
  const { body } = await answerTo(contract, input, options, 'text/event-stream');
  if (!body) return;
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  for (;;) {
    const { done, value } = await reader.read().catch((cause: unknown) => {
      if (options.signal?.aborted) throw options.signal.reason;
      throw Object.assign(new CallError(0, UNREACHABLE_MESSAGE), { cause });
    });
    if (done) return;
    const blocks = (text + value).split('\n\n');
    text = blocks.pop() ?? '';
    for (const block of blocks) {
      const event = eventOf(block);
      if (event !== undefined) onEvent(event as StreamEventOf<C> | null);
    }
  }
}

/** Undefined for a heartbeat or a time to wait. */
function eventOf(block: string): { event: string; data: unknown; id: string } | null | undefined {
  const field = (name: string) => new RegExp(`^${name}: ?(.*)$`, 'm').exec(block)?.[1];
  const data = field('data');
  if (data === undefined) return undefined;
  try {
    return { event: field('event') ?? 'message', data: JSON.parse(data), id: field('id') ?? '' };
  } catch {
    return null; // told as such: the caller says so and goes on
  }
}

/**
 * Opens an event stream in the browser and gives the function that closes it. The browser reconnects by itself
 * (with Last-Event-ID); `onLost` hears of each loss, and with `final` when no attempt follows. An event that is not
 * valid JSON is passed over; `onUnreadable` hears of it.
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
      // the browser's own 'error' (a lost connection) bears no data; an event of the server's that is so named does
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
    return undefined; // what is no JSON has no value, and JSON has no undefined
  }
}
