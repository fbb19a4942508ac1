import { answerTo, type CallOptions } from './call.ts';
import { CallError, UNREACHABLE_MESSAGE } from './call-error.ts';
import type { CallInput, Contract, StreamEventOf } from './define-contract.ts';

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
