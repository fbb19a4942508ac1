import { type HydratedDocument, type Query, Schema, type Types } from 'mongoose';
import { dailyUseNames, type OwnLimits } from '#domain/daily-uses.ts';
import { type Role, roles } from '#domain/roles.ts';
import { editedFields, type ListedAccount, listedAccount, listedNames, listedText } from './listed-account.ts';
import {
  flag,
  id,
  key,
  oneOf,
  plainPartOptions,
  recordOptions,
  requiredDate,
  requiredText,
  text,
} from './schema-types.ts';

/** A browser that an account signed in from. */
export interface DeviceInfo {
  fingerPrintId: string;
  browserName: string;
  /** The newest sign-ins, oldest first, at most RECENT_SIGN_INS. */
  recentLoggedTime: Date[];
  loginCount: number;
}

export const RECENT_SIGN_INS = 20;

/** Argon2id parameters: 19 MiB, two passes, the smallest setting that OWASP recommends. */
export const PASSWORD_COST = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };

/** A TOTP second factor: see api/sessions/second-factor.ts. */
export interface SecondFactorRecord {
  /** The secret in base32, encrypted with a key derived from SESSION_SECRET and bound to the account. */
  sealedSecret: string;
  /** Also identifies it: a later set-up has another. */
  since: Date;
  /** The time step of the last used code; codes of earlier steps and this one are void. */
  lastStep: number;
  /** Argon2id hashes at PASSWORD_COST, with one salt. A used code's hash is removed. */
  recoveryCodes: { salt: string; hashes: string[] };
}

export interface UserRecord {
  _id: Types.ObjectId;
  /** `USR-000001` and up. */
  id: string;
  firstName: string;
  lastName?: string;
  /** Former full names, for the erasure of texts that mention them; never shown. */
  formerNames?: string[];
  /** Lower case, unique. */
  email: string;
  contact?: string;
  role: Role;
  /** Argon2id at PASSWORD_COST. */
  passwordHash: string;
  passwordChangedAt: Date;
  /** Raised by the same write as a change that ends all sessions: a session with another number is over. Absent: 0. */
  passwordVersion?: number;
  /** Counts changes of the email, so that undoing one voids the later ones. Absent: 0. */
  emailVersion?: number;
  emailVerified: boolean;
  termsAcceptedAt?: Date;
  /** Absent: the password suffices. */
  secondFactor?: SecondFactorRecord;
  /** A set-up that waits for its first code. */
  secondFactorSetUp?: { sealedSecret: string; startedAt: Date };
  deviceInfos: DeviceInfo[];
  /** Set by an admin; absent ones are those of the role. */
  dailyLimits?: OwnLimits;
  lastSignInAt?: Date;
  /** Derived, as is `listed`: the time of the last sign-in, or of creation. */
  seenAt?: Date;
  /** Derived by each write of its fields: see listed-account.ts. */
  listed?: ListedAccount;
  createdAt: Date;
  createdBy?: Types.ObjectId;
  updatedAt: Date;
  /** The command that has claimed the account, such as its deletion: see mongo/commands. */
  command?: Types.ObjectId;
}

const device = new Schema(
  {
    fingerPrintId: text(200),
    browserName: text(200),
    recentLoggedTime: [Date],
    loginCount: { type: Number, default: 0 },
  },
  plainPartOptions,
);

const limits = new Schema(
  Object.fromEntries(dailyUseNames.map((name) => [name, { type: Number, min: 0 }])),
  plainPartOptions,
);

const secondFactor = new Schema<SecondFactorRecord>(
  {
    sealedSecret: key,
    since: requiredDate,
    lastStep: { type: Number, required: true },
    recoveryCodes: new Schema({ salt: key, hashes: [String] }, plainPartOptions),
  },
  plainPartOptions,
);
const secondFactorSetUp = new Schema({ sealedSecret: key, startedAt: requiredDate }, plainPartOptions);

const listedTextSchema = new Schema({ text: String, sort: String, parts: [String] }, plainPartOptions);
const listed = new Schema(Object.fromEntries(listedNames.map((name) => [name, listedTextSchema])), plainPartOptions);

export const userSchema = new Schema<UserRecord>(
  {
    id: key,
    firstName: requiredText(100),
    lastName: text(100),
    formerNames: { type: [String], default: undefined },
    email: { ...requiredText(254), lowercase: true },
    contact: text(20),
    role: { ...oneOf(roles), required: true },
    passwordHash: key,
    passwordChangedAt: requiredDate,
    passwordVersion: Number,
    emailVersion: Number,
    emailVerified: flag,
    termsAcceptedAt: Date,
    dailyLimits: limits,
    secondFactor,
    secondFactorSetUp,
    deviceInfos: { type: [device], default: () => [] },
    lastSignInAt: Date,
    seenAt: Date,
    listed,
    createdAt: requiredDate,
    createdBy: id,
    updatedAt: requiredDate,
    command: id,
  },
  recordOptions,
);

userSchema.index({ id: 1 }, { unique: true });
userSchema.index({ email: 1 }, { unique: true });
userSchema.index({ role: 1, _id: 1 });
userSchema.index({ role: 1, seenAt: -1, _id: 1 });
for (const name of listedNames) {
  userSchema.index({ role: 1, [`listed.${name}.sort`]: 1, _id: 1 });
  userSchema.index({ [`listed.${name}.parts`]: 1 });
}
userSchema.index({ 'secondFactor.since': 1 }, { sparse: true });

deriveListed(userSchema);

/** Derives `listed` and `seenAt` in each write through the model: new accounts, and updates that set their fields. */
function deriveListed(schema: Schema<UserRecord>): void {
  schema.pre('validate', function (this: HydratedDocument<UserRecord>) {
    this.set('listed', listedAccount(this));
    this.set('seenAt', this.lastSignInAt ?? this.createdAt);
  });
  schema.pre(['updateOne', 'updateMany', 'findOneAndUpdate'], function (this: Query<unknown, UserRecord>) {
    const { $set: set = {} } = (this.getUpdate() ?? {}) as { $set?: Partial<UserRecord> };
    for (const field of editedFields) {
      const value = set[field];
      if (value !== undefined) this.set(`listed.${field}`, listedText(value));
    }
    if (set.lastSignInAt) this.set('seenAt', set.lastSignInAt);
  });
}
