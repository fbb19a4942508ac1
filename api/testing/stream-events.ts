export interface StreamEvent {
  event: string;
  id: string;
  // biome-ignore lint/suspicious/noExplicitAny: tests check events of every shape
  data: any;
}

/** Yields the events of a stream as a browser would read them; breaking off closes the stream. */
export async function* streamEvents(response: Response): AsyncGenerator<StreamEvent> {
  if (!response.ok || !response.body) throw new Error(`the stream answered ${response.status}`);
  let text = '';
  for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) {
    const blocks = (text + chunk).split('\n\n');
    text = blocks.pop() ?? '';
    for (const block of blocks) {
      const event = parse(block);
      if (event) yield event;
    }
  }
}

/** Null for a comment or a retry time. */
function parse(block: string): StreamEvent | null {
  const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(block)?.[1];
  const data = field('data');
  return data === undefined
    ? null
    : { event: field('event') ?? 'message', id: field('id') ?? '', data: JSON.parse(data) };
}
