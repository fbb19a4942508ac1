import type { CandidateRecord } from '#mongo/models/candidate.ts';
import type { SeekerModel } from '#search-templates/jobs/like-profile.ts';
import { cityName } from '#search-templates/language/places/cities.ts';
import { modelOf } from './model-of.ts';

/** What of a job seeker jobs are compared with: wished for first, then what is so now. */
export function seekerModelOf(record: CandidateRecord): SeekerModel {
  const { skills, titles, city } = modelOf(record);
  const wished = record.preferredLocation.map((place) => cityName(place.trim()));
  return {
    skills,
    titles: distinct([...record.preferredJob, ...titles]),
    places: distinct([...wished, ...(city ? [city] : [])]),
  };
}

function distinct(texts: string[]): string[] {
  const present = texts.map((text) => text.trim()).filter((text) => text !== '');
  return [...new Map(present.toReversed().map((text) => [text.toLowerCase(), text])).values()].toReversed();
}
