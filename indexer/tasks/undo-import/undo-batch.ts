import type { Types } from 'mongoose';
import type { CommandKind } from '#mongo/commands/run-commands.ts';
import { contactKeys } from '#mongo/contact-keys.ts';
import { findTouched, type Imported, importedFields } from './find-touched.ts';

interface UndoPlan {
  candidates: Types.ObjectId[];
  contactKeys: string[];
  /** Candidates known by their row's cells alone: only their `_id` leads to that key. */
  withoutContact: Types.ObjectId[];
  left: UndoBatchResult['left'];
}

export interface UndoBatchResult {
  removed: number;
  /** Candidates that stay, by the reason. */
  left: { reason: string; count: number }[];
}

/**
 * Takes out those of a batch of imported candidates that nobody has touched, with their contact keys, counts and views.
 * They are claimed before it looks: a comment or an upload from then on waits, and learns that the candidate is gone.
 */
export const undoBatchCommand: CommandKind<Types.ObjectId[], UndoPlan, UndoBatchResult> = {
  name: 'undo-import-batch',
  keepsResult: true,

  async plan({ mongo }, claims, candidates) {
    const taken = await claims.takeFree('candidates', candidates);
    const records = await mongo.candidates.find({ _id: { $in: taken } }, importedFields).lean<Imported[]>();
    const touched = await findTouched(mongo, records);
    const left = new Map<string, number>();
    for (const reason of touched.values()) left.set(reason, (left.get(reason) ?? 0) + 1);
    const gone = await mongo.candidates.countDocuments({ _id: { $in: candidates }, deleted: true });
    const busy = candidates.length - gone - records.length;
    if (busy > 0) left.set('changed since', (left.get('changed since') ?? 0) + busy);
    const untouched = records.filter(({ _id }) => !touched.has(_id.toHexString()));
    const ids = untouched.map(({ _id }) => _id);
    const own = new Map(untouched.flatMap((each) => contactKeys(each).map((key) => [key, each._id] as const)));
    const contacts = await mongo.candidateContacts.find({ _id: { $in: [...own.keys()] } }).lean();
    return {
      candidates: ids,
      contactKeys: contacts.filter(({ _id, candidate }) => own.get(_id)?.equals(candidate)).map(({ _id }) => _id),
      withoutContact: untouched.filter((each) => contactKeys(each).length === 0).map(({ _id }) => _id),
      left: [...left].map(([reason, count]) => ({ reason, count })),
    };
  },

  async perform({ mongo, changes, command }, plan) {
    const $in = plan.candidates;
    await changes.candidates.bulkRemove($in, { command });
    if (plan.contactKeys.length > 0) {
      await mongo.candidateContacts.deleteMany({ _id: { $in: plan.contactKeys }, candidate: { $in } });
    }
    if (plan.withoutContact.length > 0) {
      await mongo.candidateContacts.deleteMany({ candidate: { $in: plan.withoutContact } });
    }
    await mongo.candidateCounters.deleteMany({ _id: { $in } });
    await mongo.viewHistory.deleteMany({ candidateId: { $in } });
    return { removed: $in.length, left: plan.left };
  },
};
