import { streamEvents } from './stream-events.ts';

/** Follows an event stream as a browser would; `events` contains the parsed events so far. */
export async function listen(url: string, cookie: string) {
  const leaving = new AbortController();
  const response = await fetch(url, { headers: { cookie }, signal: leaving.signal });
  // biome-ignore lint/suspicious/noExplicitAny: tests check events of every shape
  const events: any[] = [];
  const stream = { status: response.status, events, ended: false, leave: () => leaving.abort() };
  void read().finally(() => {
    stream.ended = true;
  });
  return stream;

  async function read() {
    try {
      for await (const { data } of streamEvents(response)) events.push(data);
    } catch (error) {
      if (response.ok && !leaving.signal.aborted) throw error;
    }
  }
}
