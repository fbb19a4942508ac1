import { setTimeout as delay } from 'node:timers/promises';
import { Types } from 'mongoose';
import { candidateName } from '#api/candidates/find-candidate.ts';
import type { Dependencies } from '#api/http/dependencies.ts';
import { newMatchesMail } from '#api/notifications/mails.ts';
import { notify } from '#api/notifications/notify.ts';
import { candidatesAlias, runSearch } from '#api/search/run-search.ts';
import { dayBeginsInIndia, todayInIndia } from '#domain/day-in-india.ts';
import { readStoredFilter } from '#domain/filters/stored-filter.ts';
import { can } from '#domain/permissions.ts';
import { isKeyTaken } from '#mongo/is-key-taken.ts';
import type { CandidateRecord } from '#mongo/models/candidate.ts';
import type { SavedSearchRecord } from '#mongo/models/saved-search.ts';
import type { SearchWatchRecord } from '#mongo/models/search-watch.ts';
import type { UserRecord } from '#mongo/models/user.ts';
import { candidateIdsBody } from '#search-templates/candidates/query.ts';
import { foundTotal } from '#search-templates/elasticsearch/search-request.ts';
import { endWideAlert, KNOWN_CANDIDATES } from './change-saved-search.ts';
import type { SearchAlert } from './contract.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** In India: before a recruiter's day begins. */
const ALERT_HOUR = 8;

/** When an alert looks next: in a minute, or at the next eight o'clock in the morning in India; null where it is off. */
export function nextLook(alert: SearchAlert, now: Date): Date | null {
  if (alert === 'off') return null;
  if (alert === 'at-once') return new Date(now.getTime() + MINUTE_MS);
  const morning = new Date(dayBeginsInIndia(now).getTime() + ALERT_HOUR * HOUR_MS);
  return morning > now ? morning : new Date(morning.getTime() + DAY_MS);
}

interface IdSearch {
  search: SavedSearchRecord;
  /** Candidates to leave out. */
  not: readonly Types.ObjectId[];
  most: number;
  signal: AbortSignal;
}

/** Whom a saved search finds, in no order: at most `most` of them, and how many there are (counted to one more). */
export async function searchIds(
  deps: Dependencies,
  { search, not, most, signal }: IdSearch,
): Promise<{ ids: Types.ObjectId[]; total: number }> {
  const filter = readStoredFilter({ version: search.filterVersion, filter: search.filter });
  const body = candidateIdsBody(filter, { today: todayInIndia(deps.now()), not: not.map(String), most });
  const index = candidatesAlias(deps.mongo);
  const answer = await runSearch(deps, { call: 'saved-search', index, body, signal });
  return {
    ids: answer.hits.hits.map(({ _id }) => new Types.ObjectId(_id)),
    total: foundTotal(answer),
  };
}

const NAMED = 5;

interface News {
  search: SavedSearchRecord;
  owner: UserRecord;
  /** The `_id` that its notification gets: told again, it is already there, and no second mail goes out. */
  notification: Types.ObjectId;
  candidates: readonly Types.ObjectId[];
}

/** Tells a search's owner of candidates that are new in it, once, by notification and mail. */
async function tellNews(deps: Dependencies, { search, owner, notification, candidates }: News): Promise<void> {
  const named = candidates.slice(0, NAMED);
  const records = await deps.mongo.candidates.find({ _id: { $in: named } }).lean<CandidateRecord[]>();
  const names = records.filter(({ deleted }) => !deleted).map((one) => candidateName(one) || one.applicantID);
  const count = candidates.length;
  const title = `${count} new ${count === 1 ? 'candidate' : 'candidates'}: ${search.name}`;
  const more = count - names.length;
  const who = [...names, ...(more > 0 ? [`${more} more`] : [])].join(', ');
  try {
    await notify(deps, {
      _id: notification,
      user: owner._id,
      type: 'system-alert',
      title,
      description: `New in your search “${search.name}”: ${who}.`,
      // those who are new were changed last
      link: `/pro-search?saved=${search._id}&sort=updatedOn.desc`,
    });
  } catch (error) {
    if (isKeyTaken(error)) return;
    throw error;
  }
  deps.mailer.send(owner.email, newMatchesMail(search.name, title, who));
}

/** A process that took a search up and vanished holds it so long. */
const LEASE_MS = 60_000;
/** In one notification; what is beyond comes with the next look. */
const NEWS_AT_ONCE = 1_000;

/** A due search as this process holds it: what it writes counts only while nobody else has moved `nextLookAt` on. */
interface HeldWatch extends SearchWatchRecord {
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
  if (!next || !owner || !can(owner, 'searches.keep')) {
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

const LOOK_EVERY_MS = 10_000;

/**
 * Looks for new matches of saved searches until the process stops; resolves when the last look has ended. It stands in
 * the API, which has search, notifications and mail at hand; a lease on each search keeps several processes from
 * telling twice.
 */
export async function keepLookingForNews(deps: Dependencies): Promise<void> {
  while (!deps.stopping.aborted) {
    await delay(LOOK_EVERY_MS, undefined, { signal: deps.stopping }).catch(() => undefined); // stopping: the loop ends
    if (deps.stopping.aborted) return;
    await lookForNews(deps, deps.stopping).catch((error: unknown) => {
      if (!deps.stopping.aborted) deps.log.warn({ err: error }, 'saved searches could not be looked at; trying on');
    });
  }
}
