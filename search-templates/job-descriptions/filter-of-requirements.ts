import type { CandidateFilterInput } from '#domain/filters/candidate-filter.ts';
import type { NotStatedName } from '#domain/filters/not-stated.ts';
import { noticeUpTo } from '#domain/filters/notice-choice.ts';
import type { JobRequirement } from '#domain/job-requirements.ts';
import { badgesOf, MOST_SKILLS, titlesToFind } from '#search-templates/candidates/filter-of-job.ts';

type Kind = JobRequirement['kind'];
type OfKind<K extends Kind> = Extract<JobRequirement, { kind: K }>;

/**
 * The search for candidates who meet a job's requirements. A title that is only nice to have becomes a keyword, which
 * ranks. Where no keyword is a must, one of those that are nice to have has to match.
 */
export function filterOfRequirements(requirements: readonly JobRequirement[]): CandidateFilterInput {
  const asked = requirements.filter(({ importance }) => importance !== 'ignore');
  const of = <K extends Kind>(kind: K) => asked.filter((one): one is OfKind<K> => one.kind === kind);
  const [musts, nices] = (['must', 'nice'] as const).map((importance) =>
    of('skill').filter((one) => one.importance === importance),
  ) as [OfKind<'skill'>[], OfKind<'skill'>[]];
  const titles = (importance: 'must' | 'nice') =>
    of('title').flatMap((one) => (one.importance === importance ? titlesToFind(one.title) : []));
  const mandatory = badgesOf(musts.map(({ skill }) => skill)).slice(0, MOST_SKILLS);
  const taken = new Set(mandatory.map(({ keyword }) => keyword.toLowerCase()));
  const optional = badgesOf([...titles('nice'), ...nices.map(({ skill }) => skill)])
    .filter(({ keyword }) => !taken.has(keyword.toLowerCase()))
    .slice(0, MOST_SKILLS);
  const [years] = of('experience');
  const [notice] = of('notice');
  const [pay] = of('salary');
  const names: [NotStatedName, Kind][] = [
    ['experience', 'experience'],
    ['location', 'city'],
    ['noticePeriod', 'notice'],
    ['languages', 'language'],
  ];
  const alsoNotStated = names.flatMap(([name, kind]) => {
    const own = of(kind);
    return own.length > 0 && own.every(({ importance }) => importance === 'nice') ? [name] : [];
  });
  return {
    designation: { badges: badgesOf(titles('must')) },
    keyword: { badges: [...mandatory.map((badge) => ({ ...badge, mandatory: true })), ...optional] },
    ...(years && { experience: { min: years.min, max: years.max } }),
    selectedCities: of('city').map(({ city }) => city),
    ...(notice && { selectedNoticePeriod: noticeUpTo(notice.longest) }),
    ...(pay && {
      salary: { min: null, max: pay.max },
      salaryStatus: pay.importance === 'nice' ? ('include-undisclosed' as const) : ('' as const),
    }),
    selectedLanguages: of('language').map(({ language }) => language),
    alsoNotStated,
  };
}
