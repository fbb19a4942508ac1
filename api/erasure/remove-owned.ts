import { Types } from 'mongoose';
import { leaveGroups } from '#api/candidates/leave-groups.ts';
import type { Dependencies } from '#api/dependencies.ts';
import { type Erased, sumErased } from './erased.ts';
import type { KnownPerson } from './known-person.ts';
import { removeByKey } from './remove-by-key.ts';
import {
  forgetDevices,
  removeCodes,
  removeDeadLetters,
  removeOwnReadings,
  removePhotos,
  removeResumes,
} from './remove-own.ts';

/**
 * Removes what belongs to the person, by key: what hangs on the candidate and on the account, resumes, photo, codes.
 * The two records themselves stay. Idempotent: after a crash it finds what is left, and once the records are gone what
 * a request under way has added meanwhile.
 */
export async function removeOwned(
  deps: Pick<Dependencies, 'mongo' | 'changes' | 'now'>,
  person: KnownPerson,
): Promise<Erased> {
  const { candidate, account } = person;
  const parts: Erased[] = [
    { resumes: await removeResumes(deps, person) },
    { photos: await removePhotos(deps, person) },
    { 'failed index changes': await removeDeadLetters(deps, person) },
    { 'one-time codes': await removeCodes(deps, person) },
    { 'devices in security logs': await forgetDevices(deps, person) },
  ];
  if (candidate) {
    parts.push(await removeByKey(deps, 'candidate', candidate));
    await leaveGroups(deps.mongo, new Types.ObjectId(candidate));
  }
  if (account) {
    parts.push({ notifications: await removeTicketNews(deps, account) });
    parts.push(await removeByKey(deps, 'account', account));
    await removeOwnReadings(deps, person);
  }
  return sumErased(parts);
}

/** What admins were told of the account's tickets. */
async function removeTicketNews({ mongo }: Pick<Dependencies, 'mongo'>, account: string): Promise<number> {
  const tickets = await mongo.tickets.find({ user: new Types.ObjectId(account) }, { ticketId: 1 }).lean();
  const links = tickets.map(({ ticketId }) => `/tickets/${ticketId}`);
  return (await mongo.notifications.deleteMany({ link: { $in: links } })).deletedCount;
}
