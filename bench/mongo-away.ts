import { setTimeout as delay } from 'node:timers/promises';
import { openForwardingPort } from '#api/testing/forwarding-port.ts';
import { benchServers } from './harness/bench-servers.ts';
import { dropNamespace } from './harness/drop-namespace.ts';
import { runApi } from './harness/running-api.ts';

const USERS = 8;
const PAUSE_MS = 100;
/** Average time without MongoDB; each is between half and one and a half times as long. */
const AWAY_MS = 3_000;

/** How long the API takes to answer again after its connection to MongoDB is mended, while users keep asking. */
export async function benchMongoAway(tries: number) {
  const servers = await benchServers(`bench-mongo-away-${process.pid}`);
  const mongo = new URL(servers.mongoUrl);
  const link = await openForwardingPort({ host: mongo.hostname, port: Number(mongo.port) });
  const proxied = new URL(mongo);
  proxied.host = link.address;
  // a replica set would name the address behind the link
  proxied.searchParams.delete('replicaSet');
  proxied.searchParams.set('directConnection', 'true');
  const { base, cookie, api } = await runApi({ ...servers, mongoUrl: proxied.href });
  const answers = async () => (await fetch(`${base}/api/checkauth`, { headers: { cookie } })).ok;

  /** Resolves when the API answers again and no request of a user is left without an answer. */
  async function lose(lose: () => unknown): Promise<number> {
    let back = false;
    const users = Array.from({ length: USERS }, async () => {
      while (!back) if (!(await answers())) await delay(PAUSE_MS);
    });
    await lose();
    await delay(AWAY_MS * (0.5 + Math.random()));
    const mended = performance.now();
    await link.mend();
    while (!(await answers())) await delay(PAUSE_MS);
    back = true;
    await Promise.all(users);
    return Math.round(performance.now() - mended);
  }

  try {
    const figures: Record<string, object> = {};
    for (const [name, how] of [
      ['cut', link.cut],
      ['silent', link.hang],
    ] as const) {
      const all: number[] = [];
      for (let at = 0; at < tries; at += 1) all.push(await lose(how));
      all.sort((one, other) => one - other);
      figures[name] = { times: all.length, medianMs: all[Math.floor(all.length / 2)], maxMs: all.at(-1) };
      console.log(name, figures[name]);
    }
    return figures;
  } finally {
    await api.stop();
    await link.close();
    await dropNamespace(servers);
    await servers.stop();
  }
}
