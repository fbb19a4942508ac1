import { distinctTexts, modelOf } from '#api/search/candidate-model.ts';
import { cityName } from '#domain/places/cities.ts';
import type { CandidateRecord } from '#mongo/models/candidate.ts';
import type { SeekerProfile } from '#search-templates/jobs/job-ranking.ts';

/** What jobs are compared with: the seeker's preferences first, then the current state. */
export function seekerProfileOf(record: CandidateRecord): SeekerProfile {
  const { skills, titles, city, experienceMonths } = modelOf(record);
  const wished = record.preferredLocation.map((place) => cityName(place.trim()));
  return {
    skills,
    titles: distinctTexts([...record.preferredJob, ...titles]),
    places: distinctTexts([...wished, ...(city ? [city] : [])]),
    years: experienceMonths === null ? null : experienceMonths / 12,
    expectedPay: record.expectedCTC?.amount ?? null,
  };
}
