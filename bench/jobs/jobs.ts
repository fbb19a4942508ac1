import { todayInIndia } from '#domain/day-in-india.ts';
import { connectElasticsearch } from '#search-templates/elasticsearch/client.ts';
import { jobFacetsBody } from '#search-templates/jobs/facets.ts';
import { jobSearchBody } from '#search-templates/jobs/query.ts';
import { benchServers } from '../harness/bench-servers.ts';
import { byShape, type Durations, keep, overall } from '../harness/durations.ts';
import { keepAliveClient, okAnswer, type TimedAnswer } from '../harness/keep-alive-client.ts';
import { ACCOUNT_PASSWORD, makeAccounts } from '../harness/make-accounts.ts';
import { runApi, signIn } from '../harness/running-api.ts';
import { apiAgainstRaw } from '../search/api-against-raw.ts';
import { jobQueries } from './job-queries.ts';
import { loadJobs } from './load-jobs.ts';

const QUERIES = 280; // 40 of each of the seven shapes
const ROUNDS = 3;
const SEED = 20_261;

type Search = (body: unknown) => Promise<TimedAnswer>;

/**
 * Job search over `count` jobs: the API against the same request body sent directly to Elasticsearch, alternately; the
 * facets separately. Milliseconds.
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
    const pages = await pagesAgainstRaw(
      search,
      keepAliveClient(base, { cookie: await signIn(base, { email, password: ACCOUNT_PASSWORD }) }),
      today,
    );
    const facets = await facetsAlone(search, today);
    return { jobs: count, queries: QUERIES, rounds: ROUNDS, pages, facets };
  } finally {
    await api.stop();
    await servers.stop();
  }
}

function pagesAgainstRaw(search: Search, client: ReturnType<typeof keepAliveClient>, today: string) {
  const searches = jobQueries(QUERIES, SEED).map(({ shape, search: asked }) => {
    const { keyword, location, skills, refine, page, size } = asked;
    const fields = { keyword, location, skills: JSON.stringify(skills), refine: JSON.stringify(refine) };
    const query = new URLSearchParams({ ...fields, page: String(page), perPage: String(size) });
    const body = jobSearchBody(asked, today);
    return { shape, askApi: () => client.send('GET', `/api/fetch-jobs?${query}`), askEngine: () => search(body) };
  });
  return apiAgainstRaw(searches, { rounds: ROUNDS, found: (body) => JSON.parse(body).pagination.totalCount });
}

async function facetsAlone(search: Search, today: string) {
  const durations: Durations = {};
  for (const { shape, search: asked } of jobQueries(QUERIES, SEED + 1)) {
    keep(durations, shape, okAnswer(await search(jobFacetsBody(asked, today)), `facets, ${shape}`).ms);
  }
  return { all: overall(durations), ...byShape(durations) };
}
