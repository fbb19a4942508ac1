import { todayInIndia } from '#api/today-in-india.ts';
import { connectElasticsearch } from '#search-templates/elasticsearch-client.ts';
import { jobFacetsBody } from '#search-templates/jobs/facets.ts';
import { jobSearchBody } from '#search-templates/jobs/query.ts';
import { benchServers } from './bench-servers.ts';
import { jobQueries } from './job-queries.ts';
import { keepAliveClient, type TimedAnswer } from './keep-alive-client.ts';
import { loadJobs } from './load-jobs.ts';
import { ACCOUNT_PASSWORD, makeAccounts } from './make-accounts.ts';
import { percentiles } from './percentiles.ts';
import { runApi } from './running-api.ts';

const QUERIES = 280; // 40 of each of the seven shapes
const ROUNDS = 3;
const SEED = 20_261;

type Search = (body: unknown) => Promise<TimedAnswer>;
type Durations = Record<string, number[]>;
const keep = (durations: Durations, name: string, ms: number) => (durations[name] ??= []).push(ms);
const all = (durations: Durations) => Object.values(durations).flat();
const byShape = (durations: Durations) =>
  Object.fromEntries(Object.entries(durations).map(([shape, list]) => [shape, percentiles(list)]));

function ok(answer: TimedAnswer, what: string): TimedAnswer {
  if (answer.status === 200) return answer;
  throw new Error(`${what} answered ${answer.status}: ${answer.body.slice(0, 500)}`);
}

/**
 * Job search over `count` jobs: the API against the same request body sent straight to Elasticsearch, taking turns;
 * the facets by themselves. Milliseconds.
 */
export async function benchJobs(count: number) {
  const namespace = `bench-jobs-${count}`;
  const servers = await benchServers(namespace);
  const elasticsearch = connectElasticsearch({ url: servers.elasticsearchUrl }, 120_000);
  const now = new Date();
  await loadJobs(elasticsearch, namespace, count, now);
  const { api, base } = await runApi(servers);
  try {
    const [email = ''] = await makeAccounts(servers.mongoUrl, 1, ['job-seeker']);
    const engine = keepAliveClient(servers.elasticsearchUrl);
    const path = `/${namespace}-jobs/_search?allow_partial_search_results=false`;
    const search: Search = (body) => engine.send('POST', path, JSON.stringify(body));
    const today = todayInIndia(now);
    const pages = await pagesAgainstRaw(search, keepAliveClient(base, { cookie: await cookieOf(base, email) }), today);
    const facets = await facetsAlone(search, today);
    return { jobs: count, queries: QUERIES, rounds: ROUNDS, pages, facets };
  } finally {
    await api.stop();
    await servers.stop();
  }
}

async function cookieOf(base: string, email: string): Promise<string> {
  const answer = await fetch(`${base}/api/signin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: base },
    body: JSON.stringify({ email, password: ACCOUNT_PASSWORD }),
  });
  if (!answer.ok) throw new Error(`Sign-in answered ${answer.status}: ${await answer.text()}`);
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
}

async function pagesAgainstRaw(search: Search, client: ReturnType<typeof keepAliveClient>, today: string) {
  const raw: Durations = {};
  const throughApi: Durations = {};
  const differences: number[] = [];
  let found = 0;
  const queries = jobQueries(QUERIES, SEED).map(({ shape, search: asked }) => {
    const { keyword, location, skills, refine, page, size } = asked;
    const fields = { keyword, location, skills: JSON.stringify(skills), refine: JSON.stringify(refine) };
    const query = new URLSearchParams({ ...fields, page: String(page), perPage: String(size) });
    return { shape, sent: `/api/fetch-jobs?${query}`, body: jobSearchBody(asked, today) };
  });
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const [at, { shape, sent, body }] of queries.entries()) {
      const askApi = async () => ok(await client.send('GET', sent), `API, ${shape}`);
      const askEngine = async () => ok(await search(body), `Elasticsearch, ${shape}`);
      const apiFirst = (at + round) % 2 === 0;
      const first = await (apiFirst ? askApi() : askEngine());
      const second = await (apiFirst ? askEngine() : askApi());
      if (round === 0) continue; // warms both sides
      const [apiAnswer, engineAnswer] = apiFirst ? [first, second] : [second, first];
      keep(throughApi, shape, apiAnswer.ms);
      keep(raw, shape, engineAnswer.ms);
      differences.push(apiAnswer.ms - engineAnswer.ms);
      if (JSON.parse(apiAnswer.body).pagination.totalCount > 0) found += 1;
    }
  }
  const [apiAll, rawAll] = [percentiles(all(throughApi)), percentiles(all(raw))];
  return {
    searchesThatFoundSome: found,
    api: apiAll,
    raw: rawAll,
    apiOverRaw: { p50: ratio(apiAll.p50, rawAll.p50), p99: ratio(apiAll.p99, rawAll.p99) },
    apiMinusRaw: percentiles(differences),
    apiByShape: byShape(throughApi),
    rawByShape: byShape(raw),
  };
}

async function facetsAlone(search: Search, today: string) {
  const durations: Durations = {};
  for (const { shape, search: asked } of jobQueries(QUERIES, SEED + 1)) {
    keep(durations, shape, ok(await search(jobFacetsBody(asked, today)), `facets, ${shape}`).ms);
  }
  return { all: percentiles(all(durations)), ...byShape(durations) };
}

const ratio = (part: number, whole: number): number => Math.round((part / whole) * 100) / 100;
