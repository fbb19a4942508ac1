import { Types } from 'mongoose';
import { seekerProfileOf } from '#api/jobs/seeker-profile-of.ts';
import { type CandidateRecord, unknownCandidate } from '#mongo/models/candidate.ts';
import { connectElasticsearch } from '#search-templates/elasticsearch/client.ts';
import { benchServers } from '../harness/bench-servers.ts';
import {
  type JudgedJobSearch,
  type JudgedSeeker,
  jobGradesOf,
  jobSearchKinds,
  loadJobSearches,
  loadJudgedJobs,
  loadJudgedSeekers,
} from '../judged-job-searches/load-judged-jobs.ts';
import type { Half } from '../judged-searches/load-judged-set.ts';
import { ndcgAt10 } from '../judged-searches/ndcg.ts';
import { type JobOrders, type JobRankingName, jobOrdersOf, jobRankingNames } from './job-rankings.ts';
import { fillJudgedJobIndices } from './judged-jobs-index.ts';
import { mean, pairedBootstrap } from './paired-bootstrap.ts';

const NAMESPACE = 'bench-job-relevance';
/** The lowest grade at which a seeker applies. */
const WANTED = 2;
const baselines = jobRankingNames.filter((name) => name !== 'ours');

interface Judged {
  search: JudgedJobSearch;
  ndcg: Record<JobRankingName, number>;
  /** Whether the first is wanted; null if the search selects no wanted job. */
  firstIsWanted: Record<JobRankingName, boolean | null>;
}

/**
 * The order of the job search against other orders of the same jobs, by the judged searches of one half. `verbose`
 * prints our first ten of every search with their grades.
 */
export async function benchJobRelevance(half: Half, verbose: boolean) {
  const servers = await benchServers(NAMESPACE);
  try {
    const elasticsearch = connectElasticsearch({ url: servers.elasticsearchUrl }, 120_000);
    await fillJudgedJobIndices(elasticsearch, NAMESPACE, loadJudgedJobs());
    const seekers = new Map(loadJudgedSeekers().map((seeker) => [seeker.id, seekerProfileOf(recordOf(seeker))]));
    const searches = loadJobSearches(half);
    const judged: Judged[] = [];
    let selectedWanted = 0;
    let wanted = 0;
    for (const search of searches) {
      const seeker = search.seeker ? seekers.get(search.seeker)! : null;
      const orders = await jobOrdersOf(elasticsearch, NAMESPACE, search, seeker);
      const isWanted = ({ grade }: { grade: number }) => grade >= WANTED;
      wanted += search.grades.filter(isWanted).length;
      selectedWanted += search.grades.filter((one) => isWanted(one) && orders.ours.includes(one.job)).length;
      const one = judge(search, orders);
      if (one) judged.push(one);
      if (verbose) printFirstTen(search, one, orders);
    }
    const selectsNoGraded = searches.length - judged.length;
    const figures = print(judged);
    if (half === 'hidden') {
      console.log('\nRecord this run in bench/judged-job-searches/README.md: the hidden half may be run three times.');
    }
    return {
      half,
      searches: judged.length,
      selectsNoGraded,
      wantedSelected: rounded(selectedWanted / wanted),
      ...figures,
    };
  } finally {
    await servers.stop();
  }
}

const recordOf = ({ candidate }: JudgedSeeker): CandidateRecord =>
  ({ ...unknownCandidate(), ...candidate, _id: new Types.ObjectId() }) as unknown as CandidateRecord;

function judge(search: JudgedJobSearch, orders: JobOrders): Judged | null {
  const known = jobGradesOf(search);
  const grades = (name: JobRankingName) => orders[name].map((id) => known.get(id) ?? 0);
  if (ndcgAt10(grades('ours')) === null) return null;
  const hasWanted = grades('ours').some((grade) => grade >= WANTED);
  const each = <T>(figure: (grades: number[]) => T) =>
    Object.fromEntries(jobRankingNames.map((name) => [name, figure(grades(name))])) as Record<JobRankingName, T>;
  return {
    search,
    ndcg: each((of) => ndcgAt10(of) ?? 0),
    firstIsWanted: each(([first = 0]) => (hasWanted ? first >= WANTED : null)),
  };
}

function printFirstTen(search: JudgedJobSearch, judged: Judged | null, { ours }: JobOrders): void {
  const known = jobGradesOf(search);
  const shown = ours.slice(0, 10).map((id) => `${id}:${known.get(id) ?? '-'}`);
  const wanted = search.grades.filter(({ grade }) => grade >= WANTED).map(({ job, grade }) => `${job}:${grade}`);
  const below = wanted.filter((one) => !shown.includes(one) && ours.includes(one.split(':')[0]!));
  const missing = wanted.filter((one) => !ours.includes(one.split(':')[0]!));
  console.log(`${judged?.ndcg.ours.toFixed(3) ?? '  -  '} ${search.id} [${ours.length}] ${search.wanted}`);
  console.log(`      ${shown.join(' ')}`);
  if (below.length > 0) console.log(`      below: ${below.join(' ')}`);
  if (missing.length > 0) console.log(`      not selected: ${missing.join(' ')}`);
}

function print(judged: Judged[]) {
  const groups = [
    { kind: 'all', of: judged },
    ...jobSearchKinds.map((kind) => ({ kind, of: judged.filter(({ search }) => search.kind === kind) })),
  ];
  const cell = (value: number) => value.toFixed(3).padStart(12);
  const head = jobRankingNames.map((name) => name.padStart(12)).join('');
  console.log(`\nnDCG@10          n ${head}`);
  for (const { kind, of } of groups) console.log(row(kind, of, (name) => cell(mean(of.map(({ ndcg }) => ndcg[name])))));
  console.log(`\nP@1              n ${head}`);
  for (const { kind, of } of groups) console.log(row(kind, of, (name) => cell(firstWanted(of, name))));
  console.log(`\nours minus, 90 %   ${baselines.map((name) => name.padStart(24)).join('')}`);
  for (const { kind, of } of groups) {
    console.log(`${kind.padEnd(19)}${baselines.map((name) => ahead(of, name).padStart(24)).join('')}`);
  }
  return Object.fromEntries(
    groups.map(({ kind, of }) => [
      kind,
      {
        ndcg: byName(jobRankingNames, (name) => rounded(mean(of.map(({ ndcg }) => ndcg[name])))),
        firstIsWanted: byName(jobRankingNames, (name) => rounded(firstWanted(of, name))),
        ahead: byName(baselines, (name) => ahead(of, name)),
      },
    ]),
  );
}

const row = (kind: string, of: Judged[], cell: (name: JobRankingName) => string) =>
  `${kind.padEnd(16)}${String(of.length).padStart(2)} ${jobRankingNames.map(cell).join('')}`;

const byName = <Name extends string, T>(names: readonly Name[], figure: (name: Name) => T) =>
  Object.fromEntries(names.map((name) => [name, figure(name)])) as Record<Name, T>;

const firstWanted = (of: Judged[], name: JobRankingName) =>
  mean(of.flatMap(({ firstIsWanted: { [name]: wanted } }) => (wanted === null ? [] : [Number(wanted)])));

function ahead(of: Judged[], name: JobRankingName): string {
  const { mean, from, to } = pairedBootstrap(of.map(({ ndcg }) => ndcg.ours - ndcg[name]));
  return `${mean.toFixed(3)} [${from.toFixed(3)}, ${to.toFixed(3)}]`;
}

const rounded = (figure: number) => Math.round(figure * 1000) / 1000;
