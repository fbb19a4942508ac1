import { Schema, SchemaTypes, type Types } from 'mongoose';
import type { IdentitySide } from '#mongo/identity/identity-side.ts';
import { id, key, number, oneOf, recordOptions, requiredDate, requiredId, text } from './schema-types.ts';

/**
 * Why something may belong to a candidate without proof: the email matches but the name disagrees; the phone matches;
 * or a profile contains the email or phone as typed by the job seeker, without proof.
 */
export const identityCauses = ['name', 'phone', 'unverified'] as const;
export type IdentityCause = (typeof identityCauses)[number];

export const identityDecisions = ['same', 'another', 'discard'] as const;
export type IdentityDecision = (typeof identityDecisions)[number];

/** Days after which an unsettled question and its data are removed. */
export const IDENTITY_QUESTION_DAYS = 90;

/** A resume or a row of an info import that may belong to a candidate and waits for an admin. */
export interface IdentityQuestionRecord {
  /** `<task>:<place>`: a redelivered task finds the same question. */
  _id: string;
  kind: 'resume' | 'row';
  cause: IdentityCause;
  /** The candidate that may match. */
  candidate: Types.ObjectId;
  /** The task that created it, and its position in that task, from 0. */
  task: Types.ObjectId;
  place: number;
  askedAt: Date;
  askedByName: string;
  /**
   * Everything below is removed when the question is settled. The file's name, or the row's number in the spreadsheet.
   */
  source?: string;
  /** The data to compare with the candidate. */
  incoming?: IdentitySide;
  /** A row's fields (RowFields). */
  fields?: Record<string, unknown>;
  /** A resume's bytes, and the fields read from it: ids of stored files. */
  file?: Types.ObjectId;
  reading?: Types.ObjectId;

  state: 'open' | 'settling' | 'settled';
  decision?: IdentityDecision;
  /** The task that settles it: the first of two concurrent tasks. */
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

identityQuestionSchema.index({ state: 1, askedAt: 1, _id: 1 });
identityQuestionSchema.index({ state: 1, cause: 1, askedAt: 1, _id: 1 });
