import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { NOT_SIGNED_IN_MESSAGE } from '#api/http/errors.ts';
import { connectMongo } from '#mongo/connect-mongo.ts';
import type { Addresses } from '../harness/running-api.ts';
import type { Account } from '../pairs/world.ts';

/** An event stream is endless: it is cut after this time. */
const STREAM_MS = 300;
/** Above the API's own limit, which is to answer. */
const MAX_HEADER_BYTES = 1024 * 1024;

export interface SessionKeeper {
  base: string;
  /** How often a request had ended the session, the account or its role. */
  restored(): number;
  close(): Promise<void>;
}

/**
 * A proxy before the API that signs every request in as the account, like one of our own pages. Random requests sign
 * out, change the password, end all sessions, set up a second factor or erase the account: if the session has ended,
 * the account and its session are stored again as they were, and the request is repeated.
 */
export async function openSessionKeeper(
  apiBase: string,
  { mongoUrl }: Addresses,
  account: Account | null,
): Promise<SessionKeeper> {
  const mongo = await connectMongo(mongoUrl);
  const db = mongo.connection.db!;
  const user = account && (await db.collection('users').findOne({ _id: account._id }));
  let restored = 0;

  async function restore({ _id, sessions }: Account): Promise<void> {
    const session = sessions.left.record;
    await db.collection('users').replaceOne({ _id }, user!, { upsert: true });
    await db.collection<typeof session>('sessions').replaceOne({ _id: session._id }, session, { upsert: true });
    restored += 1;
  }

  async function forward(incoming: IncomingMessage, answer: ServerResponse): Promise<void> {
    const body = await buffer(incoming);
    const headers: IncomingMessage['headers'] = {
      ...incoming.headers,
      ...(account && { cookie: account.sessions.left.cookie }),
      'sec-fetch-site': 'same-origin',
    };
    let reply = await sent(incoming, headers, body);
    if (account && reply.statusCode === 401) {
      const text = await buffer(reply);
      if (!text.includes(NOT_SIGNED_IN_MESSAGE)) {
        answer.writeHead(401, reply.headers).end(text);
        return;
      }
      await restore(account);
      reply = await sent(incoming, headers, body);
    }
    answer.writeHead(reply.statusCode ?? 502, reply.headers);
    reply.pipe(answer);
    if (!reply.headers['content-type']?.startsWith('text/event-stream')) return;
    setTimeout(() => {
      reply.destroy();
      answer.end();
    }, STREAM_MS);
  }

  function sent({ method, url }: IncomingMessage, headers: IncomingMessage['headers'], body: Buffer) {
    return new Promise<IncomingMessage>((done, failed) => {
      // the path as it came: a URL would change unusual ones
      const { hostname, port } = new URL(apiBase);
      const onward = request({ hostname, port, method, path: url, headers }, done);
      onward.on('error', failed);
      onward.end(body);
    });
  }

  const server = createServer({ maxHeaderSize: MAX_HEADER_BYTES }, (incoming, answer) => {
    forward(incoming, answer).catch((error: unknown) => {
      console.error(`${incoming.method} ${incoming.url}:`, error);
      answer.destroy();
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    base: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    restored: () => restored,
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
      await mongo.close();
    },
  };
}
