import { Types } from 'mongoose';
import type { ErasureReceipt } from '#api/contract/erasure-shape.ts';
import type { Dependencies } from '#api/dependencies.ts';
import { eraseMentions } from '#api/erasure/erase-mentions.ts';
import { type Erased, sumErased } from '#api/erasure/erased.ts';
import { type KnownPerson, knownPerson } from '#api/erasure/known-person.ts';
import { personFinder } from '#api/erasure/person-finder.ts';
import { removeMailFiles } from '#api/erasure/remove-mail-files.ts';
import { removeOwned } from '#api/erasure/remove-owned.ts';
import { ApiError } from '#api/errors.ts';
import { presentReceipt } from '#api/presenters/present-receipt.ts';
import { noSuchUser } from '#api/users/find-user.ts';
import type { CommandContext, CommandKind } from '#mongo/commands/run-commands.ts';
import type { Mongo } from '#mongo/connect-mongo.ts';
import type { CandidateRecord } from '#mongo/models/candidate.ts';
import type { ErasureRecord } from '#mongo/models/erasure.ts';
import type { UserRecord } from '#mongo/models/user.ts';
import { nextDisplayIds } from '#mongo/next-number.ts';
import { endSignIns } from './delete-account.ts';

interface Erasure {
  /** The candidate's id or the account's: both go where there are both. 24 hex digits. */
  candidate?: string;
  user?: string;
  by: ErasureRecord['by'];
}

interface ErasurePlan {
  user: Types.ObjectId | null;
  candidate: Types.ObjectId | null;
  /** All that identifies the person: the records are gone when it is needed. */
  person: KnownPerson;
  receipt: Pick<ErasureRecord, '_id' | 'id' | 'at' | 'by'>;
}

/**
 * Erases a person for good. Gives the receipt, which is stored and does not name the person. Throws 404 where the
 * person is not there, or no longer.
 */
export async function erasePerson(deps: Dependencies, erasure: Erasure): Promise<ErasureReceipt> {
  const { user, candidate } = await findPerson(deps.mongo, erasure);
  const person = await knownPerson(deps.mongo, { candidate, account: user });
  const receipt = await deps.commands.run(erasePersonCommand, erasure);
  // files on this machine, which only a product without MAIL_URL writes
  if (!deps.config.MAIL_URL) await removeMailFiles(deps.config, personFinder(person));
  return presentReceipt(receipt);
}

export const erasePersonCommand: CommandKind<Erasure, ErasurePlan, ErasureRecord> = {
  name: 'erase-person',

  async plan({ mongo, now }, claims, erasure) {
    const before = await findPerson(mongo, erasure);
    if (before.user) await claims.take('users', [before.user._id]);
    if (before.candidate) await claims.take('candidates', [before.candidate._id]);
    const { user, candidate } = await findPerson(mongo, erasure);
    const isClaimed = (record: { command?: Types.ObjectId } | null) =>
      !record || record.command?.equals(claims.command);
    // taken over by an account, or merged into another, since it was first read
    if (!isClaimed(user) || !isClaimed(candidate)) {
      throw new ApiError(409, 'The person’s data has just changed. Please try again.');
    }
    const [id = ''] = await nextDisplayIds(mongo, 'erasures', 1);
    const person = await knownPerson(mongo, { candidate, account: user });
    const receipt = { _id: new Types.ObjectId(), id, at: now(), by: erasure.by };
    return { user: user?._id ?? null, candidate: candidate?._id ?? null, person, receipt };
  },

  async perform(context, { user, candidate, person, receipt }) {
    const { mongo, changes, command, noted, note } = context;
    let erased: Erased = (noted as Erased | undefined) ?? {};
    const add = async (part: Erased) => {
      erased = sumErased([erased, part]);
      await note(erased);
    };
    // the owners first: what is added to them from now on finds out, and goes again
    if (user) await add(await removeAccount(context, user, command));
    if (candidate) await add({ profile: (await changes.candidates.remove(candidate, { command })) ? 1 : 0 });
    await add(await removeOwned(context, person));
    await add(await eraseMentions(context, person));
    const stored = { ...receipt, removed: Object.entries(erased).map(([kind, count]) => ({ kind, count })) };
    await mongo.erasures.updateOne({ _id: receipt._id }, { $setOnInsert: stored }, { upsert: true });
    return stored;
  },
};

async function findPerson(mongo: Mongo, { candidate: candidateId, user: userId }: Erasure) {
  let candidate: CandidateRecord | null = null;
  if (candidateId) {
    candidate = await mongo.candidates.findOne({ _id: new Types.ObjectId(candidateId) }).lean<CandidateRecord>();
    if (!candidate || candidate.deleted) throw new ApiError(404, 'Candidate not found.');
  }
  const account = userId ? new Types.ObjectId(userId) : candidate?.user;
  const user = account ? await mongo.users.findOne({ _id: account }).lean<UserRecord>() : null;
  if (userId && !user) throw noSuchUser();
  if (user && !candidate) candidate = await mongo.candidates.findOne({ user: user._id }).lean<CandidateRecord>();
  return { user, candidate };
}

/** Ends the sign-ins and removes the account that the command has claimed. */
async function removeAccount(context: CommandContext, _id: Types.ObjectId, command: Types.ObjectId): Promise<Erased> {
  const { deletedCount } = await context.mongo.users.deleteOne({ _id, command });
  return sumErased([{ account: deletedCount }, await endSignIns(context, _id)]);
}
