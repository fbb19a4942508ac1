import type { Types } from 'mongoose';
import { candidateName } from '#api/candidates/find-candidate.ts';
import { notify } from '#api/commands/notify.ts';
import type { Dependencies } from '#api/dependencies.ts';
import { newMatchesMail } from '#api/mail/new-matches-mail.ts';
import { isKeyTaken } from '#mongo/is-key-taken.ts';
import type { CandidateRecord } from '#mongo/models/candidate.ts';
import type { SavedSearchRecord } from '#mongo/models/saved-search.ts';
import type { UserRecord } from '#mongo/models/user.ts';

const NAMED = 5;

export interface News {
  search: SavedSearchRecord;
  owner: UserRecord;
  /** The `_id` that its notification gets: told again, it is already there, and no second mail goes out. */
  notification: Types.ObjectId;
  candidates: readonly Types.ObjectId[];
}

/** Tells a search's owner of candidates that are new in it, once, by notification and mail. */
export async function tellNews(deps: Dependencies, { search, owner, notification, candidates }: News): Promise<void> {
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
