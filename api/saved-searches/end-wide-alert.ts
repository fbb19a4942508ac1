import { notify } from '#api/commands/notify.ts';
import type { Dependencies } from '#api/dependencies.ts';
import type { SavedSearchRecord } from '#mongo/models/saved-search.ts';
import type { UserRecord } from '#mongo/models/user.ts';

/** What one search may have found over time: beyond, remembering whom it told of costs more than the alert is worth. */
export const KNOWN_CANDIDATES = 20_000;

/** Switches the alert of a search off that has found too many, and says so. */
export async function endWideAlert(deps: Dependencies, search: SavedSearchRecord, owner: UserRecord): Promise<void> {
  const { mongo } = deps;
  await mongo.savedSearches.updateOne({ _id: search._id }, { $set: { alert: 'off' } });
  await mongo.searchWatches.updateOne({ _id: search._id }, { $unset: { nextLookAt: '', news: '' } });
  await notify(deps, {
    user: owner._id,
    type: 'system-alert',
    title: `Alert switched off: ${search.name}`,
    description: `The search “${search.name}” has found more than ${KNOWN_CANDIDATES.toLocaleString('en-IN')} candidates. Save a narrower one to be told of new matches.`,
    link: `/pro-search?saved=${search._id}`,
  });
}
