import type { estypes } from '@elastic/elasticsearch';
import { Types } from 'mongoose';
import type { Mongo } from '#mongo/connect-mongo.ts';
import type { CandidateCounterRecord } from '#mongo/models/candidate-counter.ts';
import type { CandidateCard } from '#search-templates/candidates/document.ts';
import { readMatched } from '#search-templates/candidates/matched.ts';
import type { CandidateCardAnswer } from './card-contract.ts';

/** Presents a hit of the candidates index as a card, without the counts, which change too often to be indexed. */
export function presentCandidateCard(
  hit: estypes.SearchHit<unknown>,
  now: Date,
): Omit<CandidateCardAnswer, keyof ReturnType<typeof presentCounts>> {
  const { card } = hit._source as { card: CandidateCard };
  const jobs = [
    { jobTitle: card.latestTitle, employer: card.latestEmployer },
    { jobTitle: card.previousTitle, employer: card.previousEmployer },
  ];
  return {
    _id: hit._id as string,
    applicantID: card.applicantID,
    applicantName: card.applicantName,
    experience: card.experience,
    currentCTC: presentCtc(card.currentCtc),
    expectedCTC: presentCtc(card.expectedCtc),
    workExperience: jobs.filter(({ jobTitle, employer }) => jobTitle !== null || employer !== null),
    city: card.city,
    preferredLocation: card.preferredLocations,
    educationLine: card.education,
    skillNames: card.skills,
    noticePeriod: card.noticePeriod,
    createdOn: card.createdOn,
    updatedOn: card.updatedOn,
    resumeAvailable: card.resumeAvailable,
    newResumeStatus: newResumeStatus(card.newResumeUploadOn, now),
    emailAddress: card.emailAddress,
    matched: readMatched(hit, now),
  };
}

const NEW_FOR_MS = 30 * 24 * 60 * 60 * 1000;

/** Whether a resume uploaded at that time still counts as new (30 days). */
export function newResumeStatus(uploadedOn: Date | string | null | undefined, now: Date): boolean {
  if (!uploadedOn) return false;
  const age = now.getTime() - new Date(uploadedOn).getTime();
  return age >= 0 && age < NEW_FOR_MS;
}

/** Presents an amount in LPA in its wire shape. */
function presentCtc(amount: number | null | undefined) {
  return amount === null || amount === undefined ? null : { amount, currency: 'INR' as const };
}

/** Presents a candidate's counts under their wire names; all 0 for a candidate without views. */
export function presentCounts(counters: CandidateCounterRecord | undefined) {
  return {
    profileViewCount: counters?.profileViews ?? 0,
    resumeViewCount: counters?.resumeViews ?? 0,
    resumeDownloadCount: counters?.resumeDownloads ?? 0,
    commentCount: counters?.comments ?? 0,
  };
}

/** Reads the counters of these candidates by id; a candidate without views has none. */
export async function readCounters(mongo: Mongo, ids: readonly string[]): Promise<Map<string, CandidateCounterRecord>> {
  if (ids.length === 0) return new Map();
  const found = await mongo.candidateCounters.collection // uses the driver directly: this runs on every search
    .find<CandidateCounterRecord>(
      { _id: { $in: ids.map((id) => new Types.ObjectId(id)) } },
      { projection: { counted: 0 } },
    )
    .toArray();
  return new Map(found.map((record) => [String(record._id), record]));
}
