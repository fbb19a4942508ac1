import { Types } from 'mongoose';
import type { Dependencies } from '#api/dependencies.ts';
import type { SavedSearchRecord } from '#mongo/models/saved-search.ts';
import type { SearchWatchRecord } from '#mongo/models/search-watch.ts';
import type { UserRecord } from '#mongo/models/user.ts';
import { endWideAlert, KNOWN_CANDIDATES } from './end-wide-alert.ts';
import { nextLook } from './next-look.ts';
import { searchIds } from './search-ids.ts';
import { tellNews } from './tell-news.ts';

/** A process that took a search up and vanished holds it so long. */
const LEASE_MS = 60_000;
/** In one notification; what is beyond comes with the next look. */
const NEWS_AT_ONCE = 1_000;

/** A due search as this process holds it: what it writes counts only while nobody else has moved `nextLookAt` on. */
export interface HeldWatch extends SearchWatchRecord {
  nextLookAt: Date;
}

/** Looks at every search whose time has come, one after the other. One that fails is logged and tried again later. */
export async function lookForNews(deps: Dependencies, signal: AbortSignal): Promise<void> {
  const due = await deps.mongo.searchWatches
    .find({ nextLookAt: { $lte: deps.now() } }, { nextLookAt: 1 })
    .sort({ nextLookAt: 1 })
    .lean<HeldWatch[]>();
  for (const { _id, nextLookAt } of due) {
    if (signal.aborted) return;
    const held = await take(deps, _id, nextLookAt);
    if (!held) continue;
    await look(deps, held, signal).catch((error: unknown) => {
      if (!signal.aborted) deps.log.warn({ err: error, search: String(_id) }, 'no look for new matches; trying on');
    });
  }
}

/** Only as it was read: another process may have been quicker. */
function take({ mongo, now }: Dependencies, _id: Types.ObjectId, nextLookAt: Date): Promise<HeldWatch | null> {
  return mongo.searchWatches
    .findOneAndUpdate(
      { _id, nextLookAt },
      { $set: { nextLookAt: new Date(now().getTime() + LEASE_MS) } },
      { returnDocument: 'after' },
    )
    .lean<HeldWatch>();
}

async function look(deps: Dependencies, watch: HeldWatch, signal: AbortSignal): Promise<void> {
  const { mongo, now } = deps;
  const { _id, nextLookAt } = watch;
  const search = await mongo.savedSearches.findOne({ _id }).lean<SavedSearchRecord>();
  const owner = search && (await mongo.users.findOne({ _id: search.owner }).lean<UserRecord>());
  const next = search && nextLook(search.alert, now());
  if (!next || !owner || owner.role === 'job-seeker') {
    await mongo.searchWatches.updateOne({ _id, nextLookAt }, { $unset: { nextLookAt: '' } });
    return;
  }
  // of a process that vanished between noting them and telling of them
  if (watch.news) await tellNews(deps, { search, owner, ...watch.news });
  if (watch.known.length > KNOWN_CANDIDATES) return endWideAlert(deps, search, owner);
  const { ids } = await searchIds(deps, { search, not: watch.known, most: NEWS_AT_ONCE, signal });
  if (ids.length > 0) {
    const news = { notification: new Types.ObjectId(), candidates: ids };
    const noted = await mongo.searchWatches.updateOne(
      { _id, nextLookAt },
      // pushed: an erasure may have taken others out of the list
      { $set: { news }, $push: { known: { $each: ids } } },
    );
    if (noted.matchedCount === 0) return;
    await tellNews(deps, { search, owner, ...news });
  }
  await mongo.searchWatches.updateOne({ _id, nextLookAt }, { $set: { nextLookAt: next }, $unset: { news: '' } });
}
