import { Types } from 'mongoose';
import { shortlistCreate } from '#api/contract/shortlist-create.ts';
import { SHORTLISTS_OF_ACCOUNT } from '#api/contract/shortlist-shape.ts';
import { ApiError } from '#api/errors.ts';
import { nameKeyOf } from '#api/own-names/name-key-of.ts';
import { orNameTaken } from '#api/own-names/or-name-taken.ts';
import { presentShortlist } from '#api/presenters/present-shortlist.ts';
import { handler } from './handler.ts';

export const shortlistCreateRoute = handler(shortlistCreate, async ({ input: { body }, session, deps }) => {
  const owner = new Types.ObjectId(session.user._id);
  if ((await deps.mongo.shortlists.countDocuments({ owner })) >= SHORTLISTS_OF_ACCOUNT) {
    throw new ApiError(400, `You have ${SHORTLISTS_OF_ACCOUNT} lists. Delete one to make another.`);
  }
  const at = deps.now();
  const record = {
    _id: new Types.ObjectId(),
    owner,
    name: body.name,
    nameKey: nameKeyOf(session.user._id, body.name),
    candidates: [],
    createdAt: at,
    updatedAt: at,
  };
  await orNameTaken('list', () => deps.mongo.shortlists.insertMany([record]));
  return { success: true, message: 'List created.', shortlist: presentShortlist(record) };
});
