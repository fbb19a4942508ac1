import { CallError, UNREACHABLE_MESSAGE } from './call-error.ts';
import type { CallInput, Contract, StreamEventOf } from './define-contract.ts';
import { urlOf } from './url-of.ts';

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
