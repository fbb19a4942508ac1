import { Schema, SchemaTypes, type Types } from 'mongoose';
import type { IdentitySide } from '#mongo/identity/identity-side.ts';
import { id, key, number, oneOf, recordOptions, requiredDate, requiredId, text } from './schema-types.ts';

/**
 * Why something looks like a candidate's without proof: its email is theirs but the name disagrees; its phone is
 * theirs; or a profile holds its email or phone without proof, as typed by the job seeker.
 */
export const identityCauses = ['name', 'phone', 'unverified'] as const;
export type IdentityCause = (typeof identityCauses)[number];

export const identityDecisions = ['same', 'another', 'discard'] as const;
export type IdentityDecision = (typeof identityDecisions)[number];

/** A question that no admin settles is removed after so many days, with what it holds. */
export const IDENTITY_QUESTION_DAYS = 90;

/** A resume or a row of an info import that may be a candidate's, waiting for an admin. */
export interface IdentityQuestionRecord {
  /** `<task>:<place>`: a redelivered task meets the same question. */
  _id: string;
  kind: 'resume' | 'row';
  cause: IdentityCause;
  /** The candidate that it may be. */
  candidate: Types.ObjectId;
  /** The task that brought it, and its place in that task, from 0. */
  task: Types.ObjectId;
  place: number;
  askedAt: Date;
  askedByName: string;
  /** Everything below is gone once it is settled. The file's name, or the row's number in the spreadsheet. */
  source?: string;
  /** What is compared with the candidate. */
  incoming?: IdentitySide;
  /** A row's fields (RowFields). */
  fields?: Record<string, unknown>;
  /** A resume's bytes, and what was read of it: ids of stored files. */
  file?: Types.ObjectId;
  reading?: Types.ObjectId;

  state: 'open' | 'settling' | 'settled';
  decision?: IdentityDecision;
  /** The task that settles it: of two at once the first has it. */
  settledIn?: Types.ObjectId;
  settledBy?: Types.ObjectId;
  settledAt?: Date;
  /** Why it could not be settled as decided; it is open again. */
  problem?: string;
}

export const identityQuestionSchema = new Schema<IdentityQuestionRecord>(
  {
    _id: key,
    kind: { ...oneOf(['resume', 'row']), required: true },
    cause: { ...oneOf(identityCauses), required: true },
    candidate: requiredId,
    task: requiredId,
    place: number(0, 2_000_000),
    askedAt: requiredDate,
    askedByName: text(300),
    source: text(300),
    incoming: SchemaTypes.Mixed,
    fields: SchemaTypes.Mixed,
    file: id,
    reading: id,
    state: { ...oneOf(['open', 'settling', 'settled']), required: true },
    decision: oneOf(identityDecisions),
    settledIn: id,
    settledBy: id,
    settledAt: Date,
    problem: text(1_000),
  },
  recordOptions,
);

identityQuestionSchema.index({ state: 1, cause: 1, askedAt: 1 });
identityQuestionSchema.index({ candidate: 1 });
