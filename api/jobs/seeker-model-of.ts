import { distinctTexts, modelOf } from '#api/search/candidate-model.ts';
import { cityName } from '#domain/places/cities.ts';
import type { CandidateRecord } from '#mongo/models/candidate.ts';
import type { SeekerModel } from '#search-templates/jobs/like-profile.ts';

/** What of a job seeker jobs are compared with: wished for first, then what is so now. */
export function seekerModelOf(record: CandidateRecord): SeekerModel {
  const { skills, titles, city, experienceMonths } = modelOf(record);
  const wished = record.preferredLocation.map((place) => cityName(place.trim()));
  return {
    skills,
    titles: distinctTexts([...record.preferredJob, ...titles]),
    places: distinctTexts([...wished, ...(city ? [city] : [])]),
    years: experienceMonths === null ? null : experienceMonths / 12,
  };
}
