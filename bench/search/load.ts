import { candidateFilter } from '#domain/filters/candidate-filter.ts';
import { candidateSearchBody } from '#search-templates/candidates/query.ts';
import { connectElasticsearch } from '#search-templates/elasticsearch/client.ts';
import { benchServers } from '../harness/bench-servers.ts';
import { percentiles, ratio } from '../harness/durations.ts';
import { keepAliveClient, type TimedAnswer } from '../harness/keep-alive-client.ts';
import { loadIndex } from '../harness/load-index.ts';
import { ACCOUNT_PASSWORD, makeAccounts } from '../harness/make-accounts.ts';
import { runApi, signIn } from '../harness/running-api.ts';
import { searchQueries } from './search-queries.ts';

const USERS = 32;
const SLICE_MS = 15_000;
/** The API and the bare engine take turns; the first slice of each is a warm-up. */
const TURNS = 5;
const QUERIES = 2_200;
const SEED = 20_261;

type Ask = (query: number) => Promise<TimedAnswer>;

/**
 * `USERS` concurrent users, each with an account and a connection, search as fast as they are answered: through the
 * API, and in turns the same bodies sent to Elasticsearch. Searches per second, milliseconds, and failures by status.
 */
export async function benchLoad(count: number) {
  const namespace = `bench-search-${count}`;
  const servers = await benchServers(namespace);
  await loadIndex(connectElasticsearch({ url: servers.elasticsearchUrl }, 120_000), namespace, count);
  const emails = await makeAccounts(servers.mongoUrl, USERS);
  const { api, base } = await runApi(servers, 'bench/harness/api-without-limits.ts');
  try {
    const today = new Date().toISOString().slice(0, 10);
    const filters = searchQueries(QUERIES, SEED).map(({ filter }) => filter);
    const sent = filters.map((filter) => JSON.stringify(filter));
    const bodies = filters.map((filter) => JSON.stringify(candidateSearchBody(candidateFilter.parse(filter), today)));
    const throughApi: Ask[] = [];
    for (const email of emails) {
      const cookie = await signIn(base, { email, password: ACCOUNT_PASSWORD });
      const { send } = keepAliveClient(base, { cookie, origin: base });
      throughApi.push((query) => send('POST', '/api/advance-filter', sent[query]));
    }
    const path = `/${namespace}-candidates/_search?allow_partial_search_results=false`;
    const bare: Ask[] = emails.map(() => {
      const { send } = keepAliveClient(servers.elasticsearchUrl);
      return (query) => send('POST', path, bodies[query]);
    });
    const measured = { api: new Measured(), engine: new Measured() };
    for (let turn = 0; turn < TURNS; turn += 1) {
      for (const [name, users] of [['api', throughApi] as const, ['engine', bare] as const]) {
        const slice = await searchFor(SLICE_MS, users, turn);
        if (turn > 0) measured[name].add(slice);
        console.log(`turn ${turn}, ${name}: ${JSON.stringify(slice.figures())}`);
      }
    }
    const [ours, theirs] = [measured.api.figures(), measured.engine.figures()];
    return {
      candidates: count,
      users: USERS,
      api: ours,
      engine: theirs,
      share: ratio(ours.perSecond, theirs.perSecond),
    };
  } finally {
    await api.stop();
    await servers.stop();
  }
}

class Measured {
  private readonly durations: number[] = [];
  private readonly failures: Record<string, number> = {};
  private elapsed = 0;

  keep({ status, ms }: TimedAnswer): void {
    if (status === 200) this.durations.push(ms);
    else this.failures[status] = (this.failures[status] ?? 0) + 1;
  }

  end(ms: number): void {
    this.elapsed += ms;
  }

  add(other: Measured): void {
    for (const ms of other.durations) this.durations.push(ms);
    for (const [status, count] of Object.entries(other.failures)) {
      this.failures[status] = (this.failures[status] ?? 0) + count;
    }
    this.elapsed += other.elapsed;
  }

  figures() {
    const perSecond = Math.round(this.durations.length / (this.elapsed / 1_000));
    return { perSecond, ...percentiles(this.durations), failures: this.failures };
  }
}

/** Each user starts at another query, so that no two send the same one together. */
async function searchFor(ms: number, users: readonly Ask[], turn: number): Promise<Measured> {
  const measured = new Measured();
  const started = performance.now();
  await Promise.all(
    users.map(async (ask, user) => {
      const offset = Math.floor((user * QUERIES) / users.length) + turn * 7;
      for (let at = offset; performance.now() - started < ms; at += 1) measured.keep(await ask(at % QUERIES));
    }),
  );
  measured.end(performance.now() - started);
  return measured;
}
