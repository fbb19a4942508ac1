import type { estypes } from '@elastic/elasticsearch';
import type { CandidateCardAnswer } from '#api/contract/candidate-card.ts';
import type { CandidateCard } from '#search-templates/candidates/document.ts';
import { readMatched } from '#search-templates/candidates/matched.ts';
import { newResumeStatus } from './new-resume-status.ts';
import type { presentCounts } from './present-counts.ts';
import { presentCtc } from './present-ctc.ts';

/**
 * A hit of the candidates' index as the card that the grids show, but for the counts, which change too often for an
 * index.
 */
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
    matched: readMatched(hit),
  };
}
