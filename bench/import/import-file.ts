import { readFileSync } from 'node:fs';

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
  let text = '';
  let last = { total: 0, saved: 0 };
  for await (const part of stream.body!.pipeThrough(new TextDecoderStream())) {
    text += part;
    const events = text.split('\n\n');
    text = events.pop()!;
    for (const event of events) {
      const data = /^data: ?(.*)$/m.exec(event)?.[1];
      if (/^event: ?error/m.test(event)) throw new Error(`The import failed: ${data}`);
      if (/^event: ?done/m.test(event)) {
        stop.abort();
        return last;
      }
      if (data) last = { ...last, ...JSON.parse(data) };
    }
  }
  throw new Error('The event stream ended before the import');
}
