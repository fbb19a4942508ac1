import { describe, expect, it } from 'vitest';
import { candidateFilter, emptyCandidateFilter } from '#domain/filters/candidate-filter.ts';
import { halves, type JudgedSearch, loadPeople, loadSearches, searchKinds } from './load-judged-set.ts';

const TODAY = new Date('2026-11-23T23:59:59Z');
const people = loadPeople();
const byId = new Map(people.map((person) => [person.id, person]));
const searches = halves.flatMap((half) => loadSearches(half));

const repeated = (values: readonly string[]) => values.filter((value, at) => values.indexOf(value) !== at);
const broken = (isBroken: (search: JudgedSearch) => boolean) => searches.filter(isBroken).map(({ id }) => id);

describe('people', () => {
  it('are at least 800 in at least 14 fields of work, at least 30 in each', () => {
    const counts = Object.values(Object.groupBy(people, ({ field }) => field)).map((group) => group!.length);
    expect(people.length).toBeGreaterThanOrEqual(800);
    expect(counts.length).toBeGreaterThanOrEqual(14);
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(30);
  });

  it('have unique ids', () => {
    expect(repeated(people.map(({ id }) => id))).toEqual([]);
  });

  it('have no date after the day of the set, and no job that ends before it begins', () => {
    const wrong = people.filter(({ candidate }) => {
      const { updatedOn, workExperience, primarySkills, skills } = candidate;
      const late = [...primarySkills, ...skills].some(({ lastUsed = 0 }) => lastUsed > TODAY.getUTCFullYear());
      const reversed = workExperience.some(
        ({ periodFrom = new Date(0), periodTo = TODAY }) => periodFrom >= periodTo || periodTo > TODAY,
      );
      return late || reversed || updatedOn > TODAY;
    });
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });
});

describe('searches', () => {
  it('are at least 160, each with a unique id and filter', () => {
    expect(searches.length).toBeGreaterThanOrEqual(160);
    expect(repeated(searches.map(({ id }) => id))).toEqual([]);
    expect(repeated(searches.map(({ filter }) => JSON.stringify(filter)))).toEqual([]);
  });

  it('have filters that the API accepts and that ask for something', () => {
    expect(
      broken(({ filter }) => {
        const parsed = candidateFilter.safeParse(filter);
        return !parsed.success || JSON.stringify(parsed.data) === JSON.stringify(emptyCandidateFilter());
      }),
    ).toEqual([]);
  });

  it.each(halves)('the %s half covers every field of work and every kind of search', (half) => {
    const rows = loadSearches(half);
    expect(new Set(rows.map(({ field }) => field))).toEqual(new Set(people.map(({ field }) => field)));
    expect(new Set(rows.map(({ kind }) => kind))).toEqual(new Set(searchKinds));
  });
});

describe('grades', () => {
  it.each<[string, (search: JudgedSearch) => boolean]>([
    ['name people that exist', ({ grades }) => grades.some(({ person }) => !byId.has(person))],
    ['are 0, 1, 2 or 3', ({ grades }) => grades.some(({ grade }) => ![0, 1, 2, 3].includes(grade))],
    ['name each person once', ({ grades }) => repeated(grades.map(({ person }) => person)).length > 0],
    ['are at least 12 for a search', ({ grades }) => grades.length < 12],
    ['have at least ten reasons for a search', ({ grades }) => grades.filter(({ reason }) => reason).length < 10],
    [
      'hold at least two people to call first and four to call or consider',
      ({ grades }) => {
        const top = grades.filter(({ grade }) => grade === 3).length;
        return top < 2 || grades.filter(({ grade }) => grade > 0).length - top < 2;
      },
    ],
    ['grade people outside the ranges of the filter 0', ({ filter, grades }) => grades.some(isOutside(filter))],
  ])('%s', (_, isBroken) => {
    expect(broken(isBroken)).toEqual([]);
  });
});

/** Whether a wanted person misses the experience, notice period, gender or current salary asked for. */
function isOutside(filter: JudgedSearch['filter']) {
  const { experience, selectedNoticePeriod: notices, selectedGender: gender, salary } = candidateFilter.parse(filter);
  return ({ person, grade }: JudgedSearch['grades'][number]) => {
    const candidate = byId.get(person)?.candidate;
    if (grade === 0 || !candidate) return false;
    const { experience: worked, currentCTC, noticePeriod = '' } = candidate;
    return (
      !isWithin(worked && worked.year + worked.month / 12, experience) ||
      !isWithin(currentCTC?.amount, salary) ||
      (notices.length > 0 && !notices.some((notice) => notice === noticePeriod)) ||
      (gender !== '' && gender !== candidate.gender)
    );
  };
}

function isWithin(value: number | undefined, { min, max }: { min: number | null; max: number | null }): boolean {
  if (min === null && max === null) return true;
  return value !== undefined && value >= (min ?? 0) && value <= (max ?? Number.POSITIVE_INFINITY);
}
