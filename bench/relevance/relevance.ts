import type { Client } from '@elastic/elasticsearch';
import { candidateFilter } from '#domain/filters/candidate-filter.ts';
import { generateCandidates } from '#mongo/seed/generator/generate-candidates.ts';
import { candidateSearchBody } from '#search-templates/candidates/query.ts';
import { connectElasticsearch } from '#search-templates/elasticsearch/client.ts';
import type { SearchBody } from '#search-templates/elasticsearch/search-request.ts';
import { benchServers } from '../harness/bench-servers.ts';
import { LOADED_SEED, loadIndex } from '../harness/load-index.ts';
import { gradeOf, type JudgedQuery } from './judged-query.ts';
import { ndcgAt10 } from './ndcg.ts';
import { queryGroups } from './queries.ts';
import { withoutTiers } from './without-tiers.ts';

/** Reference day of the generated candidates. */
const TODAY = '2026-06-01';
/** Below this an order is bad: a query must be marked as a known failure, or it is a new one. */
const GOOD = 0.9;

interface Figure {
  group: string;
  query: JudgedQuery;
  weighted: number;
  unweighted: number;
}

/**
 * Quality of the first ten: nDCG@10 of judged searches among `count` generated candidates, with and without field
 * weights. The grades come from rules over the records, never from a search result.
 */
export async function benchRelevance(count: number) {
  const namespace = `bench-relevance-${count}`;
  const servers = await benchServers(namespace);
  try {
    const elasticsearch = connectElasticsearch({ url: servers.elasticsearchUrl }, 120_000);
    await loadIndex(elasticsearch, namespace, count);
    const figures = await judgeAll(elasticsearch, `${namespace}-candidates`, count);
    printFigures(figures);
    return summary(count, figures);
  } finally {
    await servers.stop();
  }
}

async function judgeAll(elasticsearch: Client, index: string, count: number): Promise<Figure[]> {
  const candidates = [...generateCandidates({ seed: LOADED_SEED, count })];
  const figures: Figure[] = [];
  for (const { group, queries } of queryGroups) {
    for (const query of queries) {
      const grades = new Map(candidates.map((candidate) => [candidate._id.toString(), gradeOf(query, candidate)]));
      const body = candidateSearchBody(candidateFilter.parse(query.filter), TODAY);
      const judge = async (asked: SearchBody) => {
        const { hits } = await elasticsearch.search({ ...asked, index, highlight: undefined, size: 10 });
        return ndcgAt10(
          hits.hits.map(({ _id }) => grades.get(_id!)!),
          [...grades.values()],
        );
      };
      figures.push({ group, query, weighted: await judge(body), unweighted: await judge(withoutTiers(body)) });
    }
  }
  return figures;
}

function printFigures(figures: Figure[]): void {
  console.log('nDCG@10 with the weights, without');
  let last = '';
  for (const { group, query, weighted, unweighted } of figures) {
    if (group !== last) console.log(`\n${group}`);
    last = group;
    const mark = query.knownFailure ? `  known failure: ${query.knownFailure}` : weighted < GOOD ? '  BELOW' : '';
    console.log(`  ${shown(weighted)}  ${shown(unweighted)}  ${query.name}${mark}`);
  }
}

function summary(count: number, figures: Figure[]) {
  const mean = (of: Figure[]) => ({
    queries: of.length,
    weighted: average(of.map(({ weighted }) => weighted)),
    unweighted: average(of.map(({ unweighted }) => unweighted)),
  });
  const names = (of: Figure[]) => of.map(({ query }) => query.name);
  return {
    candidates: count,
    all: mean(figures),
    byGroup: Object.fromEntries(
      queryGroups.map(({ group }) => [group, mean(figures.filter((figure) => figure.group === group))]),
    ),
    knownFailures: Object.fromEntries(
      figures.filter(({ query }) => query.knownFailure).map(({ query, weighted }) => [query.name, rounded(weighted)]),
    ),
    unmarkedBelow: names(figures.filter(({ query, weighted }) => !query.knownFailure && weighted < GOOD)),
    markedButGood: names(figures.filter(({ query, weighted }) => query.knownFailure && weighted >= GOOD)),
  };
}

const rounded = (figure: number) => Math.round(figure * 1000) / 1000;
const average = (figures: number[]) => rounded(figures.reduce((sum, one) => sum + one, 0) / figures.length);
const shown = (figure: number) => figure.toFixed(3);
