import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { defineContract } from '#api/http/contract.ts';
import { importCandidateSse } from '#api/imports/contract.ts';
import { callStream, openStream } from './event-stream-client.ts';

const contract = defineContract({
  name: 'messages',
  method: 'POST',
  path: '/messages',
  roles: ['admin'],
  summary: '',
  stream: { message: z.strictObject({ n: z.number() }), error: z.strictObject({ message: z.string() }) },
  errors: {},
});

describe('callStream', () => {
  let close = () => {};
  afterEach(() => close());

  async function hear(write: (send: (text: string) => void, end: () => void, cut: () => void) => void, status = 200) {
    const server = createServer((_, response) => {
      response.writeHead(status, { 'content-type': status === 200 ? 'text/event-stream' : 'application/json' });
      response.flushHeaders();
      write(
        (text) => response.write(text),
        () => response.end(),
        () => response.socket?.resetAndDestroy(),
      );
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    close = () => server.close();
    const heard: unknown[] = [];
    const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const ended = callStream(contract, {}, (event) => heard.push(event && [event.event, event.data, event.id]), {
      base,
    });
    return { heard, ended };
  }

  test('events are passed on in order, wherever the bytes are cut; heartbeats are not', async () => {
    const { heard, ended } = await hear((send, end) => {
      send('retry: 2000\n\n: heartbeat\n\nid: a\nda');
      send('ta: {"n":1}\n');
      send('\nevent: error\ndata: {"message":"no"}\n\n');
      end();
    });
    await ended;
    expect(heard).toEqual([
      ['message', { n: 1 }, 'a'],
      ['error', { message: 'no' }, ''],
    ]);
  });

  test('an unreadable event is passed on as null, followed by the next one', async () => {
    const { heard, ended } = await hear((send, end) => {
      send('data: {"n":\n\ndata: {"n":2}\n\n');
      end();
    });
    await ended;
    expect(heard).toEqual([null, ['message', { n: 2 }, '']]);
  });

  test('a connection lost in the middle is an error of status 0', async () => {
    const { ended } = await hear((send, _, cut) => {
      send('data: {"n":1}\n\n');
      setImmediate(cut);
    });
    await expect(ended).rejects.toMatchObject({ name: 'CallError', status: 0 });
  });

  test('a refusal is thrown with the server’s message', async () => {
    const { ended } = await hear((send, end) => {
      send('{"success":false,"message":"too many"}');
      end();
    }, 413);
    await expect(ended).rejects.toMatchObject({ status: 413, message: 'too many' });
  });
});

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

describe('openStream', () => {
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
});
