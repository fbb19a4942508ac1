import { Schema, SchemaTypes, type Types } from 'mongoose';
import { recordOptions, requiredDate, requiredId, text, wholeNumber } from './schema-types.ts';

export const RANKING_NOTE_LENGTH = 300;

/** Weights of the ranking that an admin published. Immutable: going back publishes earlier weights again. */
export interface RankingVersionRecord {
  /** Its number, from 1. Version 0, the default, is in domain/ranking/ranking-kinds.ts. */
  _id: number;
  /** By kind, as published; read with readRankingWeights. */
  weights: Record<string, number>;
  /** Why, in the admin's words; '' if none were given. */
  note: string;
  /** The version whose weights these are, if the admin went back to it. */
  restores?: number;
  by: Types.ObjectId;
  at: Date;
}

export const rankingVersionSchema = new Schema<RankingVersionRecord>(
  {
    _id: { ...wholeNumber(1, Number.MAX_SAFE_INTEGER), required: true },
    weights: { type: SchemaTypes.Mixed, required: true },
    note: { ...text(RANKING_NOTE_LENGTH), default: '' },
    restores: wholeNumber(0, Number.MAX_SAFE_INTEGER),
    by: requiredId,
    at: requiredDate,
  },
  recordOptions,
);
