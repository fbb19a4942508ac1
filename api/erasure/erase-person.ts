import { Types } from 'mongoose';
import { noSuchUser } from '#api/accounts/find-accounts.ts';
import type { Dependencies } from '#api/http/dependencies.ts';
import { ApiError } from '#api/http/errors.ts';
import type { CommandContext, CommandKind } from '#mongo/commands/run-commands.ts';
import type { Mongo } from '#mongo/connect-mongo.ts';
import { nextDisplayIds } from '#mongo/display-ids.ts';
import type { CandidateRecord } from '#mongo/models/candidate.ts';
import type { ErasureRecord } from '#mongo/models/erasure.ts';
import type { UserRecord } from '#mongo/models/user.ts';
import { eraseMentions } from './blank-mentions.ts';
import { endSignIns } from './delete-account.ts';
import { type KnownPerson, readKnownPerson } from './known-person.ts';
import { personFinder } from './person-finder.ts';
import { type Erased, presentReceipt, sumErased } from './receipt.ts';
import type { ErasureReceipt } from './receipt-contract.ts';
import { removeMailFiles } from './remove-held.ts';
import { removeOwned } from './remove-own.ts';

interface Erasure {
  /** Id of the candidate or the account (24 hex digits); if both exist, both are erased. */
  candidate?: string;
  user?: string;
  by: ErasureRecord['by'];
}

interface ErasurePlan {
  user: Types.ObjectId | null;
  candidate: Types.ObjectId | null;
  /** Everything that identifies the person: it is still needed after the records are deleted. */
  person: KnownPerson;
  receipt: Pick<ErasureRecord, '_id' | 'id' | 'at' | 'by'>;
}

/**
 * Erases a person permanently. Returns the stored receipt, which does not name the person. Throws 404 if the person
 * does not exist, or no longer exists.
 */
export async function erasePerson(deps: Dependencies, erasure: Erasure): Promise<ErasureReceipt> {
  const { user, candidate } = await findPerson(deps.mongo, erasure);
  const person = await readKnownPerson(deps.mongo, { candidate, account: user });
  const receipt = await deps.commands.run(erasePersonCommand, erasure);
  // local mail files, written only without MAIL_URL
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
    const person = await readKnownPerson(mongo, { candidate, account: user });
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
    // remove the owners first: later additions check for them and are removed again
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
