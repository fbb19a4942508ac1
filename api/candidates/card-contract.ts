import { z } from 'zod';

/** `amount` is in LPA (lakh rupees a year). */
export const ctc = z.strictObject({ amount: z.number(), currency: z.literal('INR') });
export const duration = z.strictObject({ year: z.number(), month: z.number() });

/** One badge or term that matched, the field it matched in, and the matching fragment. */
export const matchedPart = z.strictObject({
  /** keyword, designation, company, skills, resumeSearch … */
  group: z.string(),
  /** Which badge or leaf of the group, from 0. */
  index: z.int(),
  /** The badge or leaf as it was typed. */
  text: z.string(),
  /** skills, currentTitles, profile, resume … */
  field: z.string(),
  via: z.enum(['literal', 'plural', 'synonym']),
  /** Plain text with the match between `<em>` and `</em>`. Everything else is text, never markup. */
  fragment: z.string().optional(),
  /** Why it counts in the order: the skill or title that contains it. `lastUsed` is a year. */
  proof: z
    .strictObject({
      skill: z
        .strictObject({
          name: z.string(),
          years: z.number().nullable(),
          lastUsed: z.int().nullable(),
          isPrimary: z.boolean(),
        })
        .optional(),
      title: z.strictObject({ name: z.string(), years: z.number().nullable(), isCurrent: z.boolean() }).optional(),
    })
    .optional(),
});
export type MatchedPart = z.infer<typeof matchedPart>;

/** A candidate as shown in result grids. */
export const candidateCard = z.strictObject({
  _id: z.string(),
  applicantID: z.string(),
  applicantName: z.string(),
  experience: duration.nullable(),
  currentCTC: ctc.nullable(),
  expectedCTC: ctc.nullable(),
  /** Latest job first; at most two. */
  workExperience: z.array(z.strictObject({ jobTitle: z.string().nullable(), employer: z.string().nullable() })),
  city: z.string().nullable(),
  preferredLocation: z.array(z.string()),
  /** The highest education in one line. */
  educationLine: z.string().nullable(),
  skillNames: z.array(z.string()),
  noticePeriod: z.string().nullable(),
  createdOn: z.string().nullable(),
  updatedOn: z.string().nullable(),
  resumeAvailable: z.boolean(),
  /** True for 30 days after an upload. */
  newResumeStatus: z.boolean(),
  emailAddress: z.string().nullable(),
  profileViewCount: z.int(),
  resumeViewCount: z.int(),
  resumeDownloadCount: z.int(),
  commentCount: z.int(),
  matched: z.array(matchedPart),
});
export type CandidateCardAnswer = z.infer<typeof candidateCard>;
