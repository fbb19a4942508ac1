import type { Model } from 'mongoose';
import type { Mongo } from '#mongo/connect-mongo.ts';

/**
 * Which personal data each field of each collection may contain, and how an erasure handles it. A collection or field
 * without a row fails to compile; a part of a record without one fails personal-data.test.ts.
 */
export type FieldRule = Nothing | Kept | Own | Key | Words | Special;

/** No personal data, or none that an erasure could leave behind. */
interface Nothing {
  rule: 'nothing';
}
/** Personal data that stays, and why. */
interface Kept {
  rule: 'kept';
  because: string;
}
/** Removed with its record, whose key identifies the person. */
interface Own {
  rule: 'own';
}
/** Identifies the person: the erasure finds and removes the record, or removes the entry from a list. */
interface Key {
  rule: 'key';
  of: 'candidate' | 'account';
  effect: 'remove record' | 'remove entry';
  counts: string;
}
/** Text by others that may mention the person: emails, phone numbers, the ID and, by default, names. */
interface Words {
  rule: 'words';
  search: 'everything' | 'contacts';
  counts: string;
}
/** Erased by a function of this name, in api/erasure or the command erase-person. */
interface Special {
  rule: 'special';
  step: ErasureStep;
}

export type ErasureStep =
  | 'removeAccount'
  | 'removeResumes'
  | 'removePhotos'
  | 'removeCodes'
  | 'removeDeadLetters'
  | 'removeWaitingFiles'
  | 'removeIdentityQuestions'
  | 'forgetDevices'
  | 'leaveGroups'
  | 'blankImportRows'
  | 'blankTasks'
  | 'blankSearches';

export type CollectionName = { [C in keyof Mongo]: Mongo[C] extends Model<infer _> ? C : never }[keyof Mongo];
type RecordOf<C extends CollectionName> = Mongo[C] extends Model<infer R> ? R : never;
/** The parts of a nested record; otherwise the field's own name. */
export type Row = FieldRule | { [part: string]: Row };
export type PersonalData = { [C in CollectionName]: { [F in keyof RecordOf<C>]-?: Row } };

export const nothing: Nothing = { rule: 'nothing' };
export const own: Own = { rule: 'own' };
export const kept = (because: string): Kept => ({ rule: 'kept', because });
export const removedBy = (of: Key['of'], counts: string): Key => ({
  rule: 'key',
  of,
  effect: 'remove record',
  counts,
});
export const takenOut = (of: Key['of'], counts: string): Key => ({ rule: 'key', of, effect: 'remove entry', counts });
export const words = (counts: string): Words => ({ rule: 'words', search: 'everything', counts });
/** For texts in which names would match too much: a parsed resume may contain a job title as a name. */
export const contacts = (counts: string): Words => ({ rule: 'words', search: 'contacts', counts });
export const special = (step: ErasureStep): Special => ({ rule: 'special', step });

export const AUTHOR = kept('whose work it is: the account of an employer or admin');
const STUB = kept('an empty stub by its id, until every index has dropped the document');
export const SECURITY_LOG = kept('security log: who signed in when and from where, for a year, by keys alone');
export const AUDIT = kept('audit log: keys alone, for a year');
export const tracked = {
  _id: STUB,
  command: nothing,
  revision: nothing,
  unpublished: nothing,
  deleted: nothing,
  deletedOn: nothing,
} as const;
