import { byShape, type Durations, keep, overall, percentiles, ratio } from '../harness/durations.ts';
import { okAnswer, type TimedAnswer } from '../harness/keep-alive-client.ts';

/** One search, sent to the API and, as the same request body, directly to Elasticsearch. */
export interface Comparison {
  shape: string;
  askApi(): Promise<TimedAnswer>;
  askEngine(): Promise<TimedAnswer>;
}

interface Rounds<S extends Comparison> {
  /** After a warm-up of both sides. */
  rounds: number;
  /** The number of results, from the body of the API's response. */
  found(body: string): number;
  /** Called before each turn, including the warm-up. */
  before?(search: S, isWarmUp: boolean): Promise<void>;
}

/** The API and Elasticsearch alternate, each first every other time. Milliseconds; throws on any status but 200. */
export async function apiAgainstRaw<S extends Comparison>(
  searches: readonly S[],
  { rounds, found, before }: Rounds<S>,
) {
  const raw: Durations = {};
  const throughApi: Durations = {};
  const differences: number[] = [];
  let foundSome = 0;
  for (let round = 0; round <= rounds; round += 1) {
    for (const [at, search] of searches.entries()) {
      const { shape } = search;
      await before?.(search, round === 0);
      const askApi = async () => okAnswer(await search.askApi(), `API, ${shape}`);
      const askEngine = async () => okAnswer(await search.askEngine(), `Elasticsearch, ${shape}`);
      const apiFirst = (at + round) % 2 === 0;
      const first = await (apiFirst ? askApi() : askEngine());
      const second = await (apiFirst ? askEngine() : askApi());
      if (round === 0) continue;
      const [apiAnswer, engineAnswer] = apiFirst ? [first, second] : [second, first];
      keep(throughApi, shape, apiAnswer.ms);
      keep(raw, shape, engineAnswer.ms);
      differences.push(apiAnswer.ms - engineAnswer.ms);
      if (found(apiAnswer.body) > 0) foundSome += 1;
    }
  }
  const [api, engine] = [overall(throughApi), overall(raw)];
  return {
    searchesThatFoundSome: foundSome,
    api,
    raw: engine,
    apiOverRaw: { p50: ratio(api.p50, engine.p50), p99: ratio(api.p99, engine.p99) },
    apiMinusRaw: percentiles(differences),
    apiByShape: byShape(throughApi),
    rawByShape: byShape(raw),
  };
}
