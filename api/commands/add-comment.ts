import { Types } from 'mongoose';
import type { Mongo } from '#mongo/connect-mongo.ts';

interface NewComment {
  candidate: Types.ObjectId;
  message: string;
  author: { _id: string; name: string };
  now: Date;
}

/** Stores a comment and brings the candidate's count up to it, also where an earlier one's count was lost in a crash. */
export async function addComment(mongo: Mongo, { candidate, message, author, now }: NewComment): Promise<void> {
  await mongo.comments.insertMany([
    {
      _id: new Types.ObjectId(),
      candidateId: candidate,
      message,
      commentedBy: new Types.ObjectId(author._id),
      commentedByName: author.name,
      commentedOn: now,
    },
  ]);
  const comments = await mongo.comments.countDocuments({ candidateId: candidate });
  // counted after the write and only ever raised: of two at once, the one that counts last counts both
  await mongo.candidateCounters.updateOne({ _id: candidate }, { $max: { comments } }, { upsert: true });
}
