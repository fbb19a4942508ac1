import { EventSourceParserStream } from 'eventsource-parser/stream';

export interface StreamEvent {
  event: string;
  id: string;
  // biome-ignore lint/suspicious/noExplicitAny: tests check events of every shape
  data: any;
}

/** Yields the events of a stream as a browser would read them; breaking off closes the stream. */
export async function* streamEvents(response: Response): AsyncGenerator<StreamEvent> {
  if (!response.ok || !response.body) throw new Error(`the stream answered ${response.status}`);
  const events = response.body.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream());
  for await (const { event = 'message', id = '', data } of events) yield { event, id, data: JSON.parse(data) };
}
