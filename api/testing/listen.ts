/** Follows an event stream as a browser would; what has come so far, parsed, stands in `events`. */
export async function listen(url: string, cookie: string) {
  const leaving = new AbortController();
  const response = await fetch(url, { headers: { cookie }, signal: leaving.signal });
  // biome-ignore lint/suspicious/noExplicitAny: tests look into events of every shape
  const events: any[] = [];
  const stream = { status: response.status, events, ended: false, leave: () => leaving.abort() };
  void read().finally(() => {
    stream.ended = true;
  });
  return stream;

  async function read() {
    let rest = '';
    try {
      for await (const piece of response.body!.pipeThrough(new TextDecoderStream())) {
        const blocks = (rest + piece).split('\n\n');
        rest = blocks.pop() ?? '';
        for (const block of blocks) {
          const data = /^data: (.*)$/m.exec(block)?.[1];
          if (data) events.push(JSON.parse(data));
        }
      }
    } catch (error) {
      if (!leaving.signal.aborted) throw error;
    }
  }
}
