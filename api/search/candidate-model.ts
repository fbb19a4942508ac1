import { cityName } from '#domain/places/cities.ts';
import type { CandidateRecord } from '#mongo/models/candidate.ts';
import type { Model } from '#search-templates/candidates/similar.ts';

/** Texts without those that are empty or said before in whatever case; trimmed, as they were first spelled. */
export function distinctTexts(texts: readonly (string | undefined)[]): string[] {
  const distinct = new Map<string, string>();
  for (const text of texts.flatMap((each) => each?.trim() || [])) {
    if (!distinct.has(text.toLowerCase())) distinct.set(text.toLowerCase(), text);
  }
  return [...distinct.values()];
}

/** What of a candidate others are compared with: the ongoing jobs' titles, else the latest one's. */
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
