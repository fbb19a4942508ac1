import { connectElasticsearch } from '#search-templates/elasticsearch/client.ts';
import { benchServers } from '../harness/bench-servers.ts';
import {
  gradesOf,
  type Half,
  type JudgedSearch,
  loadPeople,
  loadSearches,
  searchKinds,
} from '../judged-searches/load-judged-set.ts';
import { ndcgAt10 } from '../judged-searches/ndcg.ts';
import { fillJudgedIndices } from './judged-index.ts';
import { mean, pairedBootstrap } from './paired-bootstrap.ts';
import { type Orders, ordersOf, type RankingName, rankingNames } from './rankings.ts';
import { titleRecall } from './title-recall.ts';

const NAMESPACE = 'bench-relevance';
/** The lowest grade at which a recruiter calls the person. */
const WANTED = 2;

interface Judged {
  search: JudgedSearch;
  ndcg: Record<RankingName, number>;
  /** Whether the first is wanted; null if the search selects no wanted person. */
  firstIsWanted: Record<RankingName, boolean | null>;
  /** The share of the selected wanted people (at most 20) among the first 20. */
  recall: Record<RankingName, number | null>;
  /** The share of judged people among our first ten. */
  judged: number;
}

/**
 * The order of Pro Search against other orders of the same people, by the judged searches of one half; then whom
 * designation searches select without and with near titles. `verbose` prints
 * our first ten of every search with their grades.
 */
export async function benchRelevance(half: Half, verbose: boolean) {
  const servers = await benchServers(NAMESPACE);
  try {
    const elasticsearch = connectElasticsearch({ url: servers.elasticsearchUrl }, 120_000);
    const people = loadPeople();
    await fillJudgedIndices(elasticsearch, NAMESPACE, people);
    const searches = loadSearches(half);
    const judged: Judged[] = [];
    for (const search of searches) {
      const orders = await ordersOf(elasticsearch, NAMESPACE, search);
      const one = judge(search, orders);
      if (one) judged.push(one);
      if (verbose && one) printFirstTen(one, orders);
    }
    const order = figures(judged);
    const recall = await titleRecall(elasticsearch, NAMESPACE, { people, searches, verbose });
    const withoutWantedPeople = searches.length - judged.length;
    return { half, searches: judged.length, withoutWantedPeople, ...order, titleRecall: recall };
  } finally {
    await servers.stop();
  }
}

function judge(search: JudgedSearch, orders: Orders): Judged | null {
  const known = gradesOf(search);
  const grades = (name: RankingName) => orders[name].map((id) => known.get(id) ?? 0);
  if (ndcgAt10(grades('ours')) === null) return null;
  const wanted = grades('ours').filter((grade) => grade >= WANTED).length;
  const each = <T>(figure: (grades: number[]) => T) =>
    Object.fromEntries(rankingNames.map((name) => [name, figure(grades(name))])) as Record<RankingName, T>;
  const firstTen = orders.ours.slice(0, 10);
  return {
    search,
    ndcg: each((of) => ndcgAt10(of) ?? 0),
    firstIsWanted: each(([first = 0]) => (wanted === 0 ? null : first >= WANTED)),
    recall: each((of) =>
      wanted === 0 ? null : of.slice(0, 20).filter((grade) => grade >= WANTED).length / Math.min(wanted, 20),
    ),
    judged: firstTen.filter((id) => known.has(id)).length / firstTen.length,
  };
}

function printFirstTen({ search, ndcg }: Judged, { ours }: Orders): void {
  const known = gradesOf(search);
  const shown = ours.slice(0, 10).map((id) => `${id}:${known.get(id) ?? '-'}`);
  const missed = ours.slice(10).filter((id) => (known.get(id) ?? 0) >= WANTED);
  console.log(`${ndcg.ours.toFixed(3)} ${search.id} ${search.kind} [${ours.length}] ${search.wanted}`);
  console.log(
    `      ${shown.join(' ')}${missed.length > 0 ? `  below: ${missed.map((id) => `${id}:${known.get(id)}`).join(' ')}` : ''}`,
  );
}

function figures(judged: Judged[]) {
  const groups = [
    { kind: 'all', of: judged },
    ...searchKinds.map((kind) => ({ kind, of: judged.filter(({ search }) => search.kind === kind) })),
  ];
  console.log(
    `\nnDCG@10          n  ${rankingNames.map((name) => name.padStart(12)).join('')}   P@1  R@20  ours − bm25ByField, 90 %`,
  );
  const rows = groups.map(({ kind, of }) => {
    const ndcg = Object.fromEntries(rankingNames.map((name) => [name, rounded(mean(of.map((one) => one.ndcg[name])))]));
    const first = of.flatMap(({ firstIsWanted: { ours } }) => (ours === null ? [] : [Number(ours)]));
    const recall = of.flatMap(({ recall: { ours } }) => ours ?? []);
    const ahead = pairedBootstrap(of.map((one) => one.ndcg.ours - one.ndcg.bm25ByField));
    const interval = `${ahead.mean.toFixed(3)} [${ahead.from.toFixed(3)}, ${ahead.to.toFixed(3)}]`;
    console.log(
      `${kind.padEnd(16)}${String(of.length).padStart(3)} ${rankingNames.map((name) => String(ndcg[name]).padStart(12)).join('')}  ${mean(first).toFixed(2)}  ${mean(recall).toFixed(2)}  ${interval}`,
    );
    return [kind, { ndcg, firstIsWanted: rounded(mean(first)), recallAt20: rounded(mean(recall)), ahead: interval }];
  });
  return { judgedShare: rounded(mean(judged.map((one) => one.judged))), ...Object.fromEntries(rows) };
}

const rounded = (figure: number) => Math.round(figure * 1000) / 1000;
