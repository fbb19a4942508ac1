import { z } from 'zod';
import { forChoices, indexedChoices } from '#domain/choice-fields.ts';

/**
 * A candidate's document in Elasticsearch: `_id` is the record's `_id`, `version` its revision (external_gte).
 * mapping.ts defines how each field is searched; the indexer's projection builds the document. Dates are ISO 8601; days
 * are yyyy-mm-dd.
 */
const nullable = <T extends z.ZodType>(type: T) => type.nullable();

/** Contents of a result card, stored and never searched. */
export const candidateCard = z.strictObject({
  applicantID: z.string(),
  applicantName: z.string(),
  experience: nullable(z.strictObject({ year: z.int(), month: z.int() })),
  /** LPA */
  currentCtc: nullable(z.number()),
  expectedCtc: nullable(z.number()),
  /** The first experience's title. */
  latestTitle: nullable(z.string()),
  latestEmployer: nullable(z.string()),
  previousTitle: nullable(z.string()),
  previousEmployer: nullable(z.string()),
  city: nullable(z.string()),
  preferredLocations: z.array(z.string()),
  education: nullable(z.string()),
  skills: z.array(z.string()),
  noticePeriod: nullable(z.string()),
  createdOn: nullable(z.string()),
  updatedOn: nullable(z.string()),
  resumeAvailable: z.boolean(),
  /** The upload time of the newest resume; 'New' is shown for 30 days. */
  newResumeUploadOn: nullable(z.string()),
  emailAddress: nullable(z.string()),
});

/** Years, and the year of last use; null if the profile has none. */
const skillFact = z.strictObject({ years: nullable(z.number()), lastUsed: nullable(z.int()), isPrimary: z.boolean() });

/** Facts that explain a rank, in the order of the skills and titles; stored and never searched. */
export const candidateFacts = z.strictObject({
  skills: z.array(skillFact),
  /** Years in each title; null without dates. */
  currentTitles: z.array(nullable(z.number())),
  previousTitles: z.array(nullable(z.number())),
});

const { gender, ...choices } = forChoices(indexedChoices, () => nullable(z.string()));

export const candidateDocument = z.strictObject({
  id: z.string(),
  revision: z.int(),
  /** Computed from the id by sample.ts. */
  sampleKey: z.int(),
  /** applicantID, name, emails, phones as digits (with and without the country code): searched only by list search. */
  identity: z.array(z.string()),
  skills: z.array(z.string()),
  currentTitles: z.array(z.string()),
  previousTitles: z.array(z.string()),
  currentEmployers: z.array(z.string()),
  /** The current employers without their legal forms: facets count these. */
  employerNames: z.array(z.string()),
  previousEmployers: z.array(z.string()),
  descriptions: z.array(z.string()),
  summary: z.array(z.string()),
  education: z.array(z.string()),
  /** Those in `education`, alone. */
  institutes: z.array(z.string()),
  certifications: z.array(z.string()),
  projects: z.array(z.string()),
  preferredJobs: z.array(z.string()),
  /** At most 200,000 characters. */
  resumeText: nullable(z.string()),
  /** Evidence for each title, skill and part of one, above 0 and at most 1: evidence/candidate-evidence.ts. */
  titleEvidence: z.record(z.string(), z.number()),
  skillEvidence: z.record(z.string(), z.number()),
  /** Canonical names from domain/places; shown unchanged in facets. */
  city: nullable(z.string()),
  district: nullable(z.string()),
  state: nullable(z.string()),
  /** Canonical city, district and state names, whichever was preferred; only stated ones. */
  preferredLocations: z.array(z.string()),
  /** Districts and states that the preferred cities lie in, and states of the preferred districts: region mode finds a city in it. */
  preferredRegions: z.array(z.string()),
  dateOfBirth: nullable(z.string()),
  experienceMonths: nullable(z.int()),
  /** LPA, as is `expectedCtc`. */
  currentCtc: nullable(z.number()),
  expectedCtc: nullable(z.number()),
  noticePeriod: nullable(z.string()),
  negotiableNoticePeriod: nullable(z.string()),
  /** The day alone, yyyy-mm-dd; as is `dateOfBirth`. */
  lastWorkingDay: nullable(z.string()),
  educationOptions: z.array(z.string()),
  /** Null without any course. */
  statedEducation: nullable(z.literal(true)),
  /** Of each course after school. */
  passingYears: z.array(z.int()),
  gender,
  /** Those spoken, by the names of domain/languages.ts where it lists them. */
  languages: z.array(z.string()),
  willingToRelocate: z.boolean(),
  hasResume: z.boolean(),
  disabled: z.boolean(),
  ...choices,
  updatedOn: z.string(),
  card: candidateCard,
  facts: candidateFacts,
});

export type CandidateCard = z.infer<typeof candidateCard>;
export type CandidateFacts = z.infer<typeof candidateFacts>;
export type CandidateDocument = z.infer<typeof candidateDocument>;
