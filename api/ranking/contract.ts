import { z } from 'zod';
import { recordId } from '#api/http/contract/fields.ts';
import { defineContract } from '#api/http/contract.ts';
import { taskStarted, taskView } from '#api/index-admin/contract.ts';
import { candidateFilter } from '#domain/filters/candidate-filter.ts';
import { rolesThatCan } from '#domain/permissions.ts';
import { type RankingKind, rankingKindNames, rankingWeightsShape } from '#domain/ranking/ranking-kinds.ts';

export const NOTE_LENGTH = 300;

const versionNumber = z.int().min(0);

const rankingVersion = z.strictObject({
  number: versionNumber,
  weights: rankingWeightsShape,
  /** The admin's reason; '' if none was given. */
  note: z.string(),
  /** The version whose weights were published again, if any. */
  restores: versionNumber.nullable(),
  /** Null for an account that was deleted since. */
  by: z.string().nullable(),
  at: z.string(),
});
export type RankingVersion = z.infer<typeof rankingVersion>;

const publishedWeights = z.strictObject({ number: versionNumber, weights: rankingWeightsShape });

export const VERSIONS_SHOWN = 100;

export const ranking = defineContract({
  name: 'ranking',
  method: 'GET',
  path: '/ranking',
  roles: rolesThatCan('ranking.adjust'),
  summary: 'The published weights of the ranking, all earlier versions, and the newest replay of a draft.',
  response: z.strictObject({
    success: z.literal(true),
    message: z.string(),
    published: publishedWeights,
    /** Newest first, at most 100, without version 0, which is the default. */
    versions: z.array(rankingVersion),
    /** The task of the newest replay; null before the first. */
    replay: z.string().nullable(),
  }),
  errors: {},
});

const published = z.strictObject({ success: z.literal(true), message: z.string(), number: versionNumber });

/** The version that the caller saw as published; another one in the meantime is a 409. */
const seen = versionNumber;
const note = z.string().trim().max(NOTE_LENGTH, `Use at most ${NOTE_LENGTH} characters!`).default('');

export const rankingPublish = defineContract({
  name: 'ranking-publish',
  method: 'POST',
  path: '/ranking/publish',
  roles: rolesThatCan('ranking.adjust'),
  summary: 'Publishes weights as a new version; searches use them within seconds.',
  body: z.strictObject({ weights: rankingWeightsShape, note, seen }),
  response: published,
  errors: {
    400: 'A weight is missing, unknown or out of bounds, or none differs from the published ones.',
    409: 'Another version was published in the meantime.',
  },
});

export const rankingGoBack = defineContract({
  name: 'ranking-go-back',
  method: 'POST',
  path: '/ranking/go-back',
  roles: rolesThatCan('ranking.adjust'),
  summary: 'Publishes the weights of an earlier version as a new version; 0 is the default.',
  body: z.strictObject({ version: versionNumber, note, seen }),
  response: published,
  errors: {
    400: 'The version has the published weights.',
    404: 'There is no such version.',
    409: 'Another version was published in the meantime.',
  },
});

export const rankingReplayStart = defineContract({
  name: 'ranking-replay-start',
  method: 'POST',
  path: '/ranking/replay',
  roles: rolesThatCan('ranking.adjust'),
  summary: 'Runs the newest 1,000 stored searches under the published and the draft weights and compares the results.',
  body: z.strictObject({ weights: rankingWeightsShape }),
  response: taskStarted,
  errors: { 400: 'None of the weights differs from the published ones.', 409: 'A replay is already under way.' },
});

const place = z.int().nullable();
const rankingKind = z.enum(rankingKindNames as [RankingKind, ...RankingKind[]]);

const replayedSearch = z.strictObject({
  /** Null if the search was deleted since. */
  filter: candidateFilter.nullable(),
  /** Rank-biased overlap of its first 20, 0 to 1. */
  overlap: z.number(),
  /** Who moved, furthest first, at most 8. */
  moves: z.array(
    z.strictObject({
      /** Null if the candidate was removed since. */
      candidate: z.strictObject({ _id: z.string(), name: z.string(), title: z.string().nullable() }).nullable(),
      /** Places from 1; null below the first 100. */
      from: place,
      to: place,
      /** The kind whose weight alone moves them furthest the same way; null if only several together do. */
      because: rankingKind.nullable(),
    }),
  ),
});
export type ReplayedSearchView = z.output<typeof replayedSearch>;

export const rankingReplay = defineContract({
  name: 'ranking-replay',
  method: 'GET',
  path: '/ranking/replay/{id}',
  roles: rolesThatCan('ranking.adjust'),
  summary: 'The result of a replay: how much the order changes, the searches that change most, who moves and why.',
  params: z.strictObject({ id: recordId }),
  response: z.strictObject({
    success: z.literal(true),
    message: z.string(),
    task: taskView,
    /** What was compared. */
    published: publishedWeights,
    draft: rankingWeightsShape,
    /** Null until the replay has ended, and if it failed or was cancelled. */
    result: z
      .strictObject({
        searches: z.int(),
        changed: z.int(),
        /** Searches that could not be run: too slow, or no longer valid. */
        skipped: z.int(),
        /** The mean over all searches that ran. */
        overlap: z.number(),
        /** Changed searches by overlap: at least .95, at least .8, and less. */
        slightly: z.int(),
        noticeably: z.int(),
        strongly: z.int(),
        /** The searches that change most, at most 20, without the accounts that ran them. */
        most: z.array(replayedSearch),
      })
      .nullable(),
  }),
  errors: { 404: 'There is no such replay.' },
});
