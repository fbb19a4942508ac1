import { Schema, type Types } from 'mongoose';
import {
  key,
  number,
  plainPartOptions,
  recordOptions,
  requiredDate,
  requiredId,
  requiredText,
} from './schema-types.ts';

/** A title's nearest titles over all candidates, found by one run of the task `near-titles`. */
export interface NearTitleRecord {
  /** `<run>:<name>`, the name as titleName gives it. */
  _id: string;
  run: Types.ObjectId;
  /** As most candidates write it. */
  title: string;
  /** How many candidates have it. */
  people: number;
  /** Nearest first. */
  near: { name: string; title: string; nearness: number }[];
}

/** The run whose near titles are in use. There is one record, `newest`, written when a run is complete. */
export interface NearTitleRunRecord {
  _id: 'newest';
  run: Types.ObjectId;
  endedAt: Date;
}

/** A title has at most 120 characters; its name may be longer by the words of a synonym. */
const NAME_CHARACTERS = 300;

const near = new Schema(
  { name: requiredText(NAME_CHARACTERS), title: requiredText(NAME_CHARACTERS), nearness: number(0, 1) },
  plainPartOptions,
);

export const nearTitleSchema = new Schema<NearTitleRecord>(
  {
    _id: key,
    run: requiredId,
    title: requiredText(NAME_CHARACTERS),
    people: number(0, Number.MAX_SAFE_INTEGER),
    near: { type: [near], default: () => [] },
  },
  recordOptions,
);
nearTitleSchema.index({ run: 1 });

export const nearTitleRunSchema = new Schema<NearTitleRunRecord>(
  { _id: key, run: requiredId, endedAt: requiredDate },
  recordOptions,
);
