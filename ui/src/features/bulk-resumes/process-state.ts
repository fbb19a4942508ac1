import type { ProcessEvent } from '#api/parser/contract.ts';

export interface ProcessState {
  state: 'idle' | 'running' | 'finished' | 'error';
  /** `percent: message`, newest last. */
  log: string[];
  /** 0 to 100. */
  percent: number;
}

export type ProcessingEvent =
  | { type: 'opened' }
  | { type: 'received'; event: ProcessEvent }
  | { type: 'unreadable' }
  /** The browser reconnects automatically. */
  | { type: 'connection-lost' }
  /** The stream has ended. */
  | { type: 'connection-closed' };

export const idleProcess: ProcessState = { state: 'idle', log: [], percent: 0 };

const LOST = 'Lost connection to progress stream';
const CLOSED = 'Connection closed.';

/** The state of a run through the inbox after an event of its stream. */
export function reduceProcess(state: ProcessState, event: ProcessingEvent): ProcessState {
  const add = (...lines: string[]): ProcessState => ({ ...state, log: [...state.log, ...lines] });
  switch (event.type) {
    case 'opened':
      return { ...idleProcess, state: 'running' };
    case 'received': {
      const received = event.event;
      if (received.type === 'error') return { ...add(received.message, CLOSED), state: 'error' };
      const line = `${received.progress}%: ${received.message}`;
      const isEnd = received.progress === 100;
      return {
        ...(isEnd ? add(line, CLOSED) : add(line)),
        percent: received.progress,
        state: isEnd ? 'finished' : 'running',
      };
    }
    case 'unreadable':
      return add('Malformed event');
    case 'connection-lost':
      // every failed reconnect raises an error: log only the first
      return state.log.at(-1) === LOST ? state : add(LOST);
    case 'connection-closed':
      return { ...add(CLOSED), state: 'error' };
  }
}
