import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** How to treat one request: pass it on, reject it, hang up, or pass a bulk on and report some items as rejected. */
export type Treatment = 'pass' | 429 | 503 | 'refuse items' | 'hang up';

export interface BusyProxy {
  url: string;
  /** Number of requests to the endpoint. */
  requests(): number;
  close(): Promise<void>;
}

/**
 * A proxy for a real Elasticsearch, for tests, that sometimes responds as a busy one does to requests of one endpoint:
 * the first ones are treated as listed, all later ones pass.
 */
export async function busyProxy(
  elasticsearchUrl: string,
  endpoint: '_bulk' | '_mapping',
  treatments: readonly Treatment[],
): Promise<BusyProxy> {
  let requests = 0;
  const server = createServer(async (incoming, answer) => {
    const treatment = (incoming.url?.includes(endpoint) && treatments[requests++]) || 'pass';
    const body = await buffer(incoming);
    if (treatment === 'hang up') {
      answer.destroy();
      return;
    }
    if (typeof treatment === 'number') {
      answer.writeHead(treatment, { 'content-type': 'application/json', 'x-elastic-product': 'Elasticsearch' });
      answer.end(JSON.stringify({ status: treatment, error: { type: 'busy', reason: 'busy' } }));
      return;
    }
    passOn(elasticsearchUrl, incoming, body, answer, treatment === 'refuse items');
  });
  // it never closes an idle connection, which a client may be using again at that moment
  server.keepAliveTimeout = 0;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests: () => requests,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function passOn(to: string, incoming: IncomingMessage, body: Buffer, answer: ServerResponse, refuse: boolean): void {
  // plain text both ways: a response's items may be rewritten
  const { 'accept-encoding': _, 'content-length': __, ...headers } = incoming.headers;
  const onward = request(new URL(incoming.url ?? '/', to), { method: incoming.method, headers }, async (reply) => {
    const text = await buffer(reply);
    const { 'content-length': ___, 'transfer-encoding': ____, ...replyHeaders } = reply.headers;
    answer.writeHead(reply.statusCode ?? 502, replyHeaders);
    answer.end(refuse ? refuseEveryThird(text) : text);
  });
  onward.end(body);
}

/** Reports every third item as rejected (it was written: a repeated write must be harmless). */
function refuseEveryThird(text: Buffer): string {
  const answer = JSON.parse(text.toString('utf8')) as { items: Record<string, object>[] };
  const error = { type: 'es_rejected_execution_exception', reason: 'queue full' };
  const items = answer.items.map((item, position) => (position % 3 === 0 ? { index: { status: 429, error } } : item));
  return JSON.stringify({ ...answer, errors: true, items });
}
