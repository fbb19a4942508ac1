import { Schema, SchemaTypes, type Types } from 'mongoose';
import { key, oneOf, plainPartOptions, recordOptions, requiredDate, requiredId } from './schema-types.ts';

/** Collections whose records a command can claim. */
export const claimableCollections = ['users', 'candidates'] as const;
export type ClaimableCollection = (typeof claimableCollections)[number];

export const commandStates = ['claiming', 'committed', 'done', 'aborted'] as const;
/** Those of a command that has not ended. */
export const openCommandStates = ['claiming', 'committed'] satisfies (typeof commandStates)[number][];

/** Retention of an ended command: as long as a caller may repeat it, or a stalled process that ran it may resume. */
export const COMMAND_HOURS = 24;

export interface ClaimedRoot {
  collectionName: ClaimableCollection;
  record: Types.ObjectId;
}

/**
 * A change of several records: see mongo/commands/run-commands.ts. Before it is `committed` it has changed nothing;
 * afterwards it always completes, if necessary in another process.
 */
export interface CommandRecord {
  _id: Types.ObjectId;
  kind: string;
  state: (typeof commandStates)[number];
  /** The records it may have claimed. */
  roots: ClaimedRoot[];
  /** All inputs of the steps: ids and values. Removed once the command has ended. */
  plan?: unknown;
  /** What the steps have done so far, and finally the command's result. */
  result?: unknown;
  /** Raised by each process that takes over the command. */
  attempt: number;
  /** Until then other processes leave it alone. */
  leaseUntil: Date;
  createdAt: Date;
  endedAt?: Date;
}

const root = new Schema(
  { collectionName: { ...oneOf(claimableCollections), required: true }, record: requiredId },
  plainPartOptions,
);

export const commandSchema = new Schema<CommandRecord>(
  {
    kind: key,
    state: { ...oneOf(commandStates), required: true },
    roots: { type: [root], default: () => [] },
    plan: SchemaTypes.Mixed,
    result: SchemaTypes.Mixed,
    attempt: { type: Number, required: true, min: 1 },
    leaseUntil: requiredDate,
    createdAt: requiredDate,
    endedAt: Date,
  },
  recordOptions,
);

commandSchema.index({ state: 1, leaseUntil: 1 });
commandSchema.index({ endedAt: 1 }, { expireAfterSeconds: COMMAND_HOURS * 60 * 60 });
