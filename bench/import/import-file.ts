import { readFileSync } from 'node:fs';
import { EventSourceParserStream } from 'eventsource-parser/stream';

const LIMIT_MS = 15 * 60_000;

/** Uploads a spreadsheet and follows the event stream to its end. Throws errors reported by the stream. */
export async function importFile(
  base: string,
  cookie: string,
  file: string,
): Promise<{ total: number; saved: number }> {
  const headers = { cookie, origin: base };
  const stop = new AbortController();
  const stream = await fetch(`${base}/api/import-candidate-sse`, {
    headers,
    signal: AbortSignal.any([stop.signal, AbortSignal.timeout(LIMIT_MS)]),
  });
  const form = new FormData();
  form.append('file', new File([readFileSync(file)], 'candidates.xlsx'));
  const answer = await fetch(`${base}/api/import-candidate`, { method: 'POST', headers, body: form });
  if (!answer.ok) throw new Error(`The upload returned ${answer.status}: ${await answer.text()}`);
  let last = { total: 0, saved: 0 };
  const events = stream.body!.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream());
  for await (const { event, data } of events) {
    if (event === 'error') throw new Error(`The import failed: ${data}`);
    if (event === 'done') {
      stop.abort();
      return last;
    }
    last = { ...last, ...JSON.parse(data) };
  }
  throw new Error('The event stream ended before the import');
}
