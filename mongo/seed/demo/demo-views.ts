import type { Mongo } from '#mongo/connect-mongo.ts';
import type { CandidateCounterRecord } from '#mongo/models/candidate-counter.ts';
import type { CommentRecord } from '#mongo/models/comment.ts';
import type { GeneratedCandidate } from '#mongo/seed/generator/generate-candidates.ts';
import { objectIds } from '#mongo/seed/generator/object-ids.ts';
import { type Random, randomFrom, seedOf } from '#mongo/seed/generator/random.ts';

const DAY_MS = 86_400_000;
const COMMENTED = 0.14;
/** Maximum age of a comment. */
const OLDEST_COMMENT_DAYS = 60;

const NOTES = [
  'Spoke today. Clear about the role and why it interests; can join after the notice period.',
  'Expects a little more than our range. Worth a call before we decide.',
  'Strong on the basics in the first round. Second round with the team on Thursday.',
  'Left a message; please try again after 6 pm.',
  'Open to moving if the family can come along after three months.',
  'Has another offer with a deadline this week. Let us be quick.',
  'Good fit for the support team rather than development.',
  'Documents checked, nothing missing.',
  'Asked to be contacted again after the appraisal in April.',
];

/** Who comments. */
export type Commenter = Pick<CommentRecord, 'commentedBy' | 'commentedByName'>;

/** Adds a year's profile views and comments of these candidates; existing ones are unchanged. */
export async function addDemoViews(
  mongo: Mongo,
  batch: readonly GeneratedCandidate[],
  { seed, by, now }: { seed: number; by: Commenter; now: Date },
): Promise<void> {
  const made = batch.map((candidate) => makeViews(candidate, seed, by, now));
  await mongo.candidateCounters.bulkWrite(
    made.map(({ counter: { _id, ...counts } }) => ({
      updateOne: { filter: { _id }, update: { $setOnInsert: counts }, upsert: true },
    })),
    { ordered: false },
  );
  for (const { _id, ...comment } of made.flatMap(({ comments }) => comments)) {
    await mongo.comments.updateOne({ _id }, { $setOnInsert: comment }, { upsert: true });
  }
}

function makeViews(
  { _id, applicantID, resumeAvailable, updatedOn }: GeneratedCandidate,
  seed: number,
  by: Commenter,
  now: Date,
): { counter: CandidateCounterRecord; comments: CommentRecord[] } {
  const number = Number(applicantID.replace(/\D/g, ''));
  const random = randomFrom(seedOf(seed, number));
  const profileViews = few(random, 48);
  const resumeViews = resumeAvailable ? few(random, profileViews) : 0;
  const ids = objectIds(seed, number, 'comment');
  const count = profileViews > 2 && random.chance(COMMENTED) ? random.between(1, 3) : 0;
  const comments = random.some(NOTES, count).map((message) => ({
    _id: ids(),
    candidateId: _id,
    message,
    ...by,
    commentedOn: new Date(
      Math.max(updatedOn.getTime(), now.getTime() - Math.ceil(random.next() * OLDEST_COMMENT_DAYS * DAY_MS)),
    ),
  }));
  const resumeDownloads = few(random, resumeViews);
  return { counter: { _id, profileViews, resumeViews, resumeDownloads, comments: comments.length }, comments };
}

/** Small numbers more often than large ones. */
const few = (random: Random, most: number): number => Math.floor(random.next() ** 3 * (most + 1));
