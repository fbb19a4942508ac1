import { Types } from 'mongoose';
import { readAccounts } from '#api/accounts/find-accounts.ts';
import { ApiError } from '#api/http/errors.ts';
import { handler } from '#api/http/handler.ts';
import { fullName } from '#api/http/session.ts';
import { presentTask, startIndexTask } from '#api/index-admin/tasks.ts';
import { changedKinds, readRankingWeights } from '#domain/ranking/ranking-kinds.ts';
import type { ReplayCheckpoint, ReplayInput, ReplayResult } from '#mongo/models/ranking-replay.ts';
import type { RankingVersionRecord } from '#mongo/models/ranking-version.ts';
import type { TaskRecord } from '#mongo/models/task.ts';
import {
  ranking,
  rankingGoBack,
  rankingPublish,
  rankingReplay,
  rankingReplayStart,
  VERSIONS_SHOWN,
} from './contract.ts';
import { presentReplayedSearches } from './present-replay.ts';
import { publishVersion } from './publish-version.ts';
import { defaultRanking, readPublishedRanking } from './published-ranking.ts';

export const rankingRoute = handler(ranking, async ({ deps: { mongo } }) => {
  const [records, [replay]] = await Promise.all([
    mongo.rankingVersions.find({}).sort({ _id: -1 }).limit(VERSIONS_SHOWN).lean<RankingVersionRecord[]>(),
    mongo.tasks.find({ kind: 'replay-ranking' }, { _id: 1 }).sort({ createdAt: -1 }).limit(1).lean<TaskRecord[]>(),
  ]);
  const accounts = await readAccounts(
    mongo,
    records.map(({ by }) => by),
  );
  const names = new Map(accounts.map((account) => [account._id, fullName(account)]));
  const versions = records.map(({ _id, weights, note, restores, by, at }) => ({
    number: _id,
    weights: readRankingWeights(weights),
    note,
    restores: restores ?? null,
    by: names.get(String(by)) ?? null,
    at: at.toISOString(),
  }));
  const [newest] = versions;
  const published = newest ? { number: newest.number, weights: newest.weights } : defaultRanking;
  const message = 'The ranking’s weights.';
  return { success: true, message, published, versions, replay: replay ? String(replay._id) : null };
});

export const rankingPublishRoute = handler(rankingPublish, async ({ input: { body }, session, deps }) => {
  const number = await publishVersion(deps, { ...body, by: session.user._id });
  return { success: true, message: `Version ${number} is published.`, number };
});

export const rankingGoBackRoute = handler(rankingGoBack, async ({ input: { body }, session, deps }) => {
  const { version, note, seen } = body;
  const record = version > 0 ? await deps.mongo.rankingVersions.findOne({ _id: version }).lean() : null;
  if (version > 0 && !record) throw new ApiError(404, 'There is no such version.');
  const weights = record ? readRankingWeights(record.weights) : defaultRanking.weights;
  const number = await publishVersion(deps, { weights, note, seen, restores: version, by: session.user._id });
  const of = version === 0 ? 'the default' : `version ${version}`;
  return { success: true, message: `Version ${number} has the weights of ${of}.`, number };
});

export const rankingReplayStartRoute = handler(rankingReplayStart, async ({ input: { body }, session, deps }) => {
  const { number: version, weights: published } = await readPublishedRanking(deps.mongo);
  if (changedKinds(published, body.weights).length === 0) {
    throw new ApiError(400, 'The draft has the published weights: there is nothing to compare.');
  }
  const input: ReplayInput = { version, published, draft: body.weights };
  const taskId = await startIndexTask(deps, session, 'replay-ranking', { ...input });
  return { success: true, message: 'The searches are being replayed.', taskId };
});

export const rankingReplayRoute = handler(rankingReplay, async ({ input: { params }, deps: { mongo } }) => {
  const filter = { _id: new Types.ObjectId(params.id), kind: 'replay-ranking' as const };
  const task = await mongo.tasks.findOne(filter).lean<TaskRecord>();
  if (!task || task.deleted) throw new ApiError(404, 'There is no such replay.');
  const { version, published, draft } = task.input as unknown as ReplayInput;
  const result = task.result as ReplayResult | undefined;
  const { most = [] } = (task.checkpoint ?? {}) as Partial<ReplayCheckpoint>;
  return {
    success: true,
    message: 'The replay of a draft.',
    task: presentTask(task),
    published: { number: version, weights: readRankingWeights({ ...published }) },
    draft: readRankingWeights({ ...draft }),
    result: result ? { ...result, most: await presentReplayedSearches(mongo, most) } : null,
  };
});
