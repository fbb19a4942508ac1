export interface StreamEvent {
  event: string;
  id: string;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into events of every shape
  data: any;
}

/** Every event of an import's stream until it is done or fails, as a browser would read it. */
export async function followImport(url: string, cookie: string, lastEventId?: string): Promise<StreamEvent[]> {
  const headers = { cookie, ...(lastEventId && { 'last-event-id': lastEventId }) };
  const response = await fetch(`${url}/api/import-candidate-sse`, { headers });
  if (!response.ok || !response.body) throw new Error(`the stream answered ${response.status}`);
  const events: StreamEvent[] = [];
  let text = '';
  for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) {
    const blocks = (text + chunk).split('\n\n');
    text = blocks.pop() ?? '';
    for (const block of blocks) {
      const event = parse(block);
      if (event) events.push(event);
      if (event && event.event !== 'message') return events;
    }
  }
  return events;
}

/** A comment or a retry time is no event. */
function parse(block: string): StreamEvent | null {
  const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(block)?.[1];
  const data = field('data');
  return data === undefined
    ? null
    : { event: field('event') ?? 'message', id: field('id') ?? '', data: JSON.parse(data) };
}
