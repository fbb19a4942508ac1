import { cityName } from '#domain/places/cities.ts';
import type { CandidateRecord } from '#mongo/models/candidate.ts';
import type { Model } from '#search-templates/candidates/similar.ts';

/** Removes empty texts and duplicates (ignoring case); trims, and keeps the first spelling. */
export function distinctTexts(texts: readonly (string | undefined)[]): string[] {
  const distinct = new Map<string, string>();
  for (const text of texts.flatMap((each) => each?.trim() || [])) {
    if (!distinct.has(text.toLowerCase())) distinct.set(text.toLowerCase(), text);
  }
  return [...distinct.values()];
}

/** What candidates are compared by: titles of current jobs, or else the latest one. */
export function modelOf(record: CandidateRecord): Model {
  const jobs = record.workExperience ?? [];
  const current = jobs.filter(({ isOngoing }) => isOngoing);
  const skills = [...(record.primarySkills ?? []), ...(record.skills ?? [])].map(({ skill }) => skill);
  const city = record.presentAddress?.city?.trim();
  return {
    id: String(record._id),
    skills: distinctTexts(skills),
    titles: distinctTexts((current.length > 0 ? current : jobs.slice(0, 1)).map(({ jobTitle }) => jobTitle)),
    experienceMonths: record.experience ? record.experience.year * 12 + record.experience.month : null,
    city: city ? cityName(city) : null,
  };
}
