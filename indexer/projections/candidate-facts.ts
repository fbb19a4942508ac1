import type { CandidateRecord, Skill, WorkExperience } from '#mongo/models/candidate.ts';
import type { CandidateDocument, CandidateFacts } from '#search-templates/candidates/document.ts';
import { yearsBetween } from '#search-templates/candidates/evidence/candidate-evidence.ts';
import { collapseBlanks } from './candidate-places.ts';

type Names = Pick<CandidateDocument, 'skills' | 'currentTitles' | 'previousTitles'>;

/** The record's facts about each skill and title of the document, to explain a rank. */
export function candidateFacts(
  { primarySkills, skills }: CandidateRecord,
  jobs: { current: WorkExperience[]; previous: WorkExperience[] },
  names: Names,
  now: Date,
): CandidateFacts {
  const primary = new Set<Skill>(primarySkills);
  const byName = Map.groupBy([...primarySkills, ...skills], ({ skill }) => keyOf(skill));
  return {
    skills: names.skills.map((name) => {
      const [entry] = byName.get(keyOf(name)) ?? [];
      return {
        years: entry?.experience ? rounded(entry.experience.year + entry.experience.month / 12) : null,
        lastUsed: entry?.lastUsed ?? null,
        isPrimary: entry !== undefined && primary.has(entry),
      };
    }),
    currentTitles: names.currentTitles.map((title) => yearsIn(title, jobs.current, now)),
    previousTitles: names.previousTitles.map((title) => yearsIn(title, jobs.previous, now)),
  };
}

/** Of all jobs with this title together; null if none has dates. */
function yearsIn(title: string, jobs: WorkExperience[], now: Date): number | null {
  const years = jobs
    .filter(({ jobTitle }) => keyOf(jobTitle ?? '') === keyOf(title))
    .flatMap(({ periodFrom, periodTo }) =>
      periodFrom ? [yearsBetween(periodFrom.getTime(), (periodTo ?? now).getTime())] : [],
    );
  return years.length > 0 ? rounded(years.reduce((sum, one) => sum + one, 0)) : null;
}

const keyOf = (name: string) => collapseBlanks(name).toLowerCase();
const rounded = (years: number) => Math.round(years * 10) / 10;
