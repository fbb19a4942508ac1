import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pipeline } from 'node:stream';

export interface RefusingProxy {
  url: string;
  /** Answers this share of the requests (0 to 1) with the status; null passes all of them on. */
  refuse(refusal: { status: 429 | 503; share: number; random: () => number } | null): void;
  close(): Promise<void>;
}

/** A proxy for a real Elasticsearch that can answer as one that is too busy. */
export async function openRefusingProxy(elasticsearchUrl: string): Promise<RefusingProxy> {
  let refusal: Parameters<RefusingProxy['refuse']>[0] = null;
  const server = createServer((incoming, answer) => {
    if (refusal && refusal.random() < refusal.share) {
      const { status } = refusal;
      incoming.resume();
      answer.writeHead(status, { 'content-type': 'application/json', 'x-elastic-product': 'Elasticsearch' });
      answer.end(JSON.stringify({ status, error: { type: 'es_rejected_execution_exception', reason: 'queue full' } }));
      return;
    }
    const onward = request(
      new URL(incoming.url ?? '/', elasticsearchUrl),
      { method: incoming.method, headers: incoming.headers },
      (reply) => {
        if (answer.destroyed) {
          reply.destroy();
          return;
        }
        answer.writeHead(reply.statusCode ?? 502, reply.headers);
        // a reader that has gone away is no fault of the proxy
        pipeline(reply, answer, () => undefined);
      },
    );
    pipeline(incoming, onward, (error) => {
      if (error) answer.destroy();
    });
    onward.on('error', () => answer.destroy());
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    refuse(next) {
      refusal = next;
    },
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}
