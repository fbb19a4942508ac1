import type { Client } from '@elastic/elasticsearch';
import { type CandidateFilter, candidateFilter } from '#domain/filters/candidate-filter.ts';
import { titleSource } from '#indexer/tasks/near-titles/near-titles.ts';
import { NearestTitles } from '#indexer/tasks/near-titles/nearest-titles.ts';
import { TitleCounts } from '#indexer/tasks/near-titles/title-profiles.ts';
import type { CandidateRecord } from '#mongo/models/candidate.ts';
import {
  type NearTitlesByName,
  proposeTitles,
  readTitleOffers,
  titleOffersRequest,
} from '#search-templates/candidates/near-title-offers.ts';
import { candidateIdsBody } from '#search-templates/candidates/query.ts';
import { withAlternative } from '#search-templates/language/badge-alternative.ts';
import { gradesOf, type JudgedPerson, type JudgedSearch } from '../judged-searches/load-judged-set.ts';
import { JUDGED_DAY } from './judged-index.ts';

/** Accepted for each badge that the search has: the first offers, whatever they are. */
const ACCEPTED = 3;
const WANTED = 2;

interface Selection {
  /** Selected people of grade 2 and 3, and all of them. */
  wanted: number;
  all: number;
  /** Selected people of grade 0 or without a grade, and all selected. */
  zeros: number;
  selected: number;
}

interface Recalled {
  search: JudgedSearch;
  without: Selection;
  withOffers: Selection;
  accepted: string[];
}

/** Of searches with designation badges: whom they select without and with the first near titles offered accepted. */
export async function titleRecall(
  elasticsearch: Client,
  index: string,
  { people, searches, verbose }: { people: JudgedPerson[]; searches: JudgedSearch[]; verbose: boolean },
) {
  const known = await nearTitlesOf(people);
  const recalled: Recalled[] = [];
  for (const search of searches) {
    const filter = candidateFilter.parse(search.filter);
    if (filter.designation.boolean || filter.designation.badges.length === 0) continue;
    const { widened, accepted } = await acceptOffers(elasticsearch, index, filter, known);
    const without = await selection(elasticsearch, index, search, filter);
    recalled.push({
      search,
      accepted,
      without,
      withOffers: await selection(elasticsearch, index, search, widened),
    });
  }
  if (verbose) for (const one of recalled) print(one);
  return figures(recalled);
}

async function nearTitlesOf(people: JudgedPerson[]): Promise<NearTitlesByName> {
  const counts = new TitleCounts();
  const sources = people.map(({ candidate }) => titleSource(candidate as Partial<CandidateRecord>));
  for (const source of sources) counts.add(source);
  const profiler = counts.profiler(1);
  for (const source of sources) profiler.add(source);
  const nearest = await NearestTitles.of(profiler.profiles());
  return new Map(
    Array.from({ length: nearest.size }, (_, number) => [nearest.title(number).name, nearest.nearestTo(number)]),
  );
}

async function acceptOffers(elasticsearch: Client, index: string, filter: CandidateFilter, known: NearTitlesByName) {
  const accepted: string[] = [];
  let widened = filter;
  for (const [badge, { keyword }] of filter.designation.badges.entries()) {
    for (let times = 0; times < ACCEPTED && !widened.designation.boolean; times += 1) {
      const request = titleOffersRequest(widened, proposeTitles(widened, known), JUDGED_DAY);
      if (!request) break;
      const answer = await elasticsearch.search({ ...request.body, index });
      const offer = readTitleOffers(answer, request.counted).find((one) => one.badge === badge);
      if (!offer) break;
      accepted.push(`${keyword} → ${offer.title} +${offer.adds}`);
      widened = { ...widened, designation: withAlternative(widened.designation, badge, offer.title) };
    }
  }
  return { widened, accepted };
}

async function selection(
  elasticsearch: Client,
  index: string,
  search: JudgedSearch,
  filter: CandidateFilter,
): Promise<Selection> {
  const body = candidateIdsBody(filter, { today: JUDGED_DAY, not: [], most: 1_000 });
  const { hits } = await elasticsearch.search({ ...body, index });
  const grades = gradesOf(search);
  const selected = hits.hits.map(({ _id }) => grades.get(_id ?? '') ?? 0);
  return {
    wanted: selected.filter((grade) => grade >= WANTED).length,
    all: [...grades.values()].filter((grade) => grade >= WANTED).length,
    zeros: selected.filter((grade) => grade === 0).length,
    selected: selected.length,
  };
}

function print({ search, without, withOffers, accepted }: Recalled): void {
  const share = ({ wanted, all, zeros, selected }: Selection) =>
    `${wanted}/${all} wanted, ${zeros}/${selected} grade 0`;
  console.log(`${search.id} ${search.kind}: ${share(without)}; with offers ${share(withOffers)}`);
  console.log(`      ${accepted.join(', ') || 'no offer'}`);
}

function figures(recalled: Recalled[]) {
  const kinds = [...new Set(recalled.map(({ search }) => search.kind))].toSorted();
  const groups = [
    ...kinds.map((kind) => ({ kind: kind as string, of: recalled.filter(({ search }) => search.kind === kind) })),
    { kind: 'all', of: recalled },
  ];
  console.log(
    `\nDesignation       n  wanted people selected    grade 0 of the selection\n${' '.repeat(19)}  without  with offers    without  with offers`,
  );
  return Object.fromEntries(
    groups.map(({ kind, of }) => {
      const [without, withOffers] = [of.map((one) => one.without), of.map((one) => one.withOffers)].map(shares);
      const cells = [without?.recall, withOffers?.recall, without?.zeros, withOffers?.zeros].map((share = 0) =>
        share.toFixed(2),
      );
      const [recallBefore = '', recallAfter = '', zerosBefore = '', zerosAfter = ''] = cells;
      console.log(
        `${kind.padEnd(16)}${String(of.length).padStart(3)}  ${recallBefore.padStart(7)}  ${recallAfter.padStart(11)}  ${zerosBefore.padStart(9)}  ${zerosAfter.padStart(11)}`,
      );
      return [kind, { searches: of.length, without, withOffers }];
    }),
  );
}

/** Over all searches together, so that a search with many people counts as many times. */
function shares(selections: Selection[]) {
  const sum = (field: keyof Selection) => selections.reduce((total, one) => total + one[field], 0);
  const share = (part: number, all: number) => (all === 0 ? 0 : Math.round((part / all) * 1000) / 1000);
  return { recall: share(sum('wanted'), sum('all')), zeros: share(sum('zeros'), sum('selected')) };
}
