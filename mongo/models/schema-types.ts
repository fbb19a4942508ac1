import { type Schema, SchemaTypes } from 'mongoose';

/** Options that every collection shares: unknown fields are errors, and nothing is added unasked. */
export const recordOptions = {
  strict: 'throw',
  versionKey: false,
  id: false,
  minimize: false,
  autoIndex: false,
  autoCreate: false,
} as const;

/** Options of a record inside a record; `_id` is given unless told otherwise. */
export const partOptions = { strict: 'throw', id: false, minimize: false } as const;
export const plainPartOptions = { ...partOptions, _id: false } as const;

export const id = { type: SchemaTypes.ObjectId } as const;
export const requiredId = { type: SchemaTypes.ObjectId, required: true } as const;
export const day = { type: Date } as const;
export const requiredDate = { type: Date, required: true } as const;
export const flag = { type: Boolean, default: false } as const;

/** A text of at most so many characters; trimmed. */
export const text = (maxlength: number) => ({ type: String, trim: true, maxlength });
export const requiredText = (maxlength: number) => ({ type: String, trim: true, maxlength, required: true });
/** A key made by the program itself. */
export const key = { type: String, required: true } as const;

/** A list of at most so many entries. */
export const list = <T>(entry: T, most: number) => ({
  type: [entry],
  default: () => [],
  validate: { validator: (entries: unknown[]) => entries.length <= most, message: `at most ${most} entries` },
});

export const number = (min: number, max: number) => ({ type: Number, min, max });
export const wholeNumber = (min: number, max: number) => ({
  type: Number,
  min,
  max,
  validate: {
    validator: (value: number | null) => value === null || Number.isInteger(value),
    message: 'must be whole',
  },
});

export const oneOf = <T extends string>(values: readonly T[]) => ({ type: String, enum: [...values] });

/** What every tracked record carries beside its own fields; written by changes/tracked-collection.ts alone. */
export const trackedFields = {
  revision: { type: Number, required: true, min: 1 },
  unpublished: String,
  deleted: Boolean,
  deletedOn: Date,
  command: { type: SchemaTypes.ObjectId },
} as const;

/** The indexes that tracking lives on. The outbox index is sparse: it holds only what waits for Kafka. */
export function trackedIndexes(schema: Schema): void {
  schema.index({ unpublished: 1 }, { unique: true, sparse: true });
  schema.index({ deletedOn: 1 }, { sparse: true });
}
