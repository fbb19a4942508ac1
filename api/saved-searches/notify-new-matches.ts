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
import type { CandidateRecord } from '#mongo/models/candidate.ts';
import type { SavedSearchRecord } from '#mongo/models/saved-search.ts';
import type { SearchWatchRecord } from '#mongo/models/search-watch.ts';
import type { UserRecord } from '#mongo/models/user.ts';
import { candidateIdsBody } from '#search-templates/candidates/query.ts';
import { foundTotal } from '#search-templates/elasticsearch/search-request.ts';
import type { SearchAlert } from './contract.ts';

const POLL_EVERY_MS = 10_000;

/**
 * Notifies of new matches of saved searches until the process stops; resolves when the last run has ended. It runs in
 * the API, which has search, notifications and mail; a lease on each search prevents duplicates.
 */
export async function runAlerts(deps: Dependencies): Promise<void> {
  while (!deps.stopping.aborted) {
    await delay(POLL_EVERY_MS, undefined, { signal: deps.stopping }).catch(() => undefined); // stopping: the loop ends
    if (deps.stopping.aborted) return;
    await runDueAlerts(deps, deps.stopping).catch((error: unknown) => {
      if (!deps.stopping.aborted) deps.log.warn({ err: error }, 'reading due alerts failed; will retry');
    });
  }
}

/** Runs every due alert, one after the other. A failure is logged and retried later. */
export async function runDueAlerts(deps: Dependencies, signal: AbortSignal): Promise<void> {
  const due = await deps.mongo.searchWatches
    .find({ nextLookAt: { $lte: deps.now() } }, { nextLookAt: 1 })
    .sort({ nextLookAt: 1 })
    .lean<LeasedWatch[]>();
  for (const { _id, nextLookAt } of due) {
    if (signal.aborted) return;
    const held = await takeLease(deps, _id, nextLookAt);
    if (!held) continue;
    await runAlert(deps, held, signal).catch((error: unknown) => {
      if (!signal.aborted)
        deps.log.warn({ err: error, search: String(_id) }, 'checking for new matches failed; will retry');
    });
  }
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** In India: before a recruiter's day begins. */
const ALERT_HOUR = 8;

/** When an alert runs next: in a minute, or at the next 8:00 in India; null if it is off. */
export function nextRun(alert: SearchAlert, now: Date): Date | null {
  if (alert === 'off') return null;
  if (alert === 'at-once') return new Date(now.getTime() + MINUTE_MS);
  const morning = new Date(dayBeginsInIndia(now).getTime() + ALERT_HOUR * HOUR_MS);
  return morning > now ? morning : new Date(morning.getTime() + DAY_MS);
}

interface IdSearch {
  search: SavedSearchRecord;
  /** Candidates to exclude. */
  not: readonly Types.ObjectId[];
  most: number;
  signal: AbortSignal;
}

/** Finds the candidates of a saved search, unordered: at most `most` of them, and their number (at most one more). */
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

interface NewMatches {
  search: SavedSearchRecord;
  owner: UserRecord;
  /** The `_id` of its notification: a repeated run finds it stored and sends no second mail. */
  notification: Types.ObjectId;
  candidates: readonly Types.ObjectId[];
}

/** Notifies a search's owner once of new candidates, by notification and mail. */
async function notifyNewMatches(
  deps: Dependencies,
  { search, owner, notification, candidates }: NewMatches,
): Promise<void> {
  const named = candidates.slice(0, NAMED);
  const records = await deps.mongo.candidates.find({ _id: { $in: named } }).lean<CandidateRecord[]>();
  const names = records.filter(({ deleted }) => !deleted).map((one) => candidateName(one) || one.applicantID);
  const count = candidates.length;
  const title = `${count} new ${count === 1 ? 'candidate' : 'candidates'}: ${search.name}`;
  const more = count - names.length;
  const who = [...names, ...(more > 0 ? [`${more} more`] : [])].join(', ');
  const isNew = await notify(deps, {
    _id: notification,
    user: owner._id,
    type: 'system-alert',
    title,
    description: `New in your search “${search.name}”: ${who}.`,
    // new candidates are the most recently changed ones
    link: `/pro-search?saved=${search._id}&sort=updatedOn.desc`,
    newMatches: { search: search._id, count },
  });
  if (isNew) deps.mailer.send(owner.email, newMatchesMail(search.name, title, who));
}

/** How long a crashed process keeps its lease on a search. */
const LEASE_MS = 60_000;
/** In one notification; further matches follow in the next run. */
const MATCHES_AT_ONCE = 1_000;
/** Beyond this number, storing a search's reported candidates costs more than the alert is worth. */
const KNOWN_CANDIDATES = 20_000;

/** A due search leased by this process: its writes succeed only until another process has changed `nextLookAt`. */
interface LeasedWatch extends SearchWatchRecord {
  nextLookAt: Date;
}

/** Conditional on the record as it was read: another process may have been faster. */
function takeLease({ mongo, now }: Dependencies, _id: Types.ObjectId, nextLookAt: Date): Promise<LeasedWatch | null> {
  return mongo.searchWatches
    .findOneAndUpdate(
      { _id, nextLookAt },
      { $set: { nextLookAt: new Date(now().getTime() + LEASE_MS) } },
      { returnDocument: 'after' },
    )
    .lean<LeasedWatch>();
}

async function runAlert(deps: Dependencies, watch: LeasedWatch, signal: AbortSignal): Promise<void> {
  const { mongo, now } = deps;
  const { _id, nextLookAt } = watch;
  const search = await mongo.savedSearches.findOne({ _id }).lean<SavedSearchRecord>();
  const owner = search && (await mongo.users.findOne({ _id: search.owner }).lean<UserRecord>());
  const next = search && nextRun(search.alert, now());
  if (!next || !owner || !can(owner, 'searches.keep')) {
    await mongo.searchWatches.updateOne({ _id, nextLookAt }, { $unset: { nextLookAt: '' } });
    return;
  }
  // noted by a process that crashed before notifying
  if (watch.news) await notifyNewMatches(deps, { search, owner, ...watch.news });
  if (watch.known.length > KNOWN_CANDIDATES) return endWideAlert(deps, search, owner);
  const { ids } = await searchIds(deps, { search, not: watch.known, most: MATCHES_AT_ONCE, signal });
  if (ids.length > 0) {
    const news = { notification: new Types.ObjectId(), candidates: ids };
    const noted = await mongo.searchWatches.updateOne(
      { _id, nextLookAt },
      // pushed, since an erasure may have removed others from the list
      { $set: { news }, $push: { known: { $each: ids } } },
    );
    if (noted.matchedCount === 0) return;
    await notifyNewMatches(deps, { search, owner, ...news });
  }
  await mongo.searchWatches.updateOne({ _id, nextLookAt }, { $set: { nextLookAt: next }, $unset: { news: '' } });
}

/** Switches off the alert of a search that has found too many candidates, and notifies its owner. */
async function endWideAlert(deps: Dependencies, search: SavedSearchRecord, owner: UserRecord): Promise<void> {
  const { mongo } = deps;
  await mongo.savedSearches.updateOne({ _id: search._id }, { $set: { alert: 'off' } });
  await mongo.searchWatches.updateOne({ _id: search._id }, { $unset: { nextLookAt: '', news: '' } });
  await notify(deps, {
    user: owner._id,
    type: 'system-alert',
    title: `Alert switched off: ${search.name}`,
    description: `The search “${search.name}” has found more than ${KNOWN_CANDIDATES.toLocaleString('en-IN')} candidates. Save a narrower one to be notified of new matches.`,
    link: `/pro-search?saved=${search._id}`,
  });
}
