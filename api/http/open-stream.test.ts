import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { importCandidateSse } from '#api/imports/contract.ts';
import { openStream } from './contract/event-stream-client.ts';

/** The browser's event source, controlled by the test. */
class StandIn extends EventTarget {
  static CLOSED = 2;
  static opened: StandIn[] = [];
  readyState = 1;
  url: string;
  withCredentials: boolean;

  constructor(url: string, options: { withCredentials: boolean }) {
    super();
    this.url = url;
    this.withCredentials = options.withCredentials;
    StandIn.opened.push(this);
  }
  close() {
    this.readyState = StandIn.CLOSED;
  }
  say(event: string, data: string) {
    this.dispatchEvent(new MessageEvent(event, { data, lastEventId: '7' }));
  }
}

let heard: unknown[];
let lost: boolean[];
let unreadable: number;
let source: StandIn;
let close: () => void;

beforeEach(() => {
  vi.stubGlobal('EventSource', StandIn);
  [heard, lost, unreadable] = [[], [], 0];
  close = openStream(
    importCandidateSse,
    {},
    (event) => heard.push(event),
    (_, final) => lost.push(final),
    () => {
      unreadable += 1;
    },
  );
  source = StandIn.opened.at(-1) as StandIn;
});
afterEach(() => vi.unstubAllGlobals());

test('a stream is opened with the session’s cookie, and closed when asked', () => {
  expect(source).toMatchObject({ url: '/api/import-candidate-sse', withCredentials: true });
  close();
  expect(source.readyState).toBe(StandIn.CLOSED);
});

test('default and named events are passed on with their data', () => {
  source.say('message', '{"processed":1,"total":2,"saved":1}');
  source.say('done', '{"processed":2,"total":2,"saved":2}');
  expect(heard).toEqual([
    { event: 'message', data: { processed: 1, total: 2, saved: 1 }, id: '7' },
    { event: 'done', data: { processed: 2, total: 2, saved: 2 }, id: '7' },
  ]);
});

test('a message that is not valid JSON is ignored, and the next one passed on', () => {
  source.say('message', '{"processed":');
  source.say('message', '{}');
  expect(heard).toHaveLength(1);
  expect(unreadable).toBe(1);
});

test('an error event with data is the server’s, one without is a lost connection', () => {
  source.say('error', '{"message":"No header row"}');
  expect(heard).toEqual([{ event: 'error', data: { message: 'No header row' }, id: '7' }]);
  expect(lost).toEqual([]);
  source.dispatchEvent(new Event('error'));
  source.readyState = StandIn.CLOSED;
  source.dispatchEvent(new Event('error'));
  expect(lost).toEqual([false, true]);
});
