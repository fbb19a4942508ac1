import { Types } from 'mongoose';
import type { Dependencies } from '#api/http/dependencies.ts';
import { discardResume, insertResume, type NewResume, versionsOf } from '#api/resumes/store-resume.ts';
import { removeFile } from '#mongo/files/store-file.ts';
import type { CandidateRecord } from '#mongo/models/candidate.ts';
import { type CleanPicture, readStoredPicture, storeCleanPicture } from './clean-picture.ts';

/** What a change stores outside its record: once, however often the change is recomputed. */
export interface SideEffects {
  /** Returns what `make` returned the first time; `undo` reverts it if the change is never written. */
  once<T>(name: string, make: () => Promise<T>, undo: (made: T) => Promise<unknown>): Promise<T>;
}

interface OpenSideEffects extends SideEffects {
  /** Sets the record that the change is for; what was stored for another record is reverted. */
  ofRecord(id: Types.ObjectId): Promise<void>;
  /** Reverts everything, last first. */
  undo(): Promise<void>;
}

export function openSideEffects(): OpenSideEffects {
  const made = new Map<string, { value: unknown; undo: () => Promise<unknown> }>();
  let record = '';

  async function undo(): Promise<void> {
    for (const [name, effect] of [...made].toReversed()) {
      await effect.undo();
      made.delete(name);
    }
  }

  return {
    async once(name, make, takeBack) {
      const before = made.get(name);
      if (before) return before.value as never;
      const value = await make();
      made.set(name, { value, undo: () => takeBack(value) });
      return value;
    },
    async ofRecord(id) {
      if (record && record !== String(id)) await undo();
      record = String(id);
    },
    undo,
  };
}

/** Stores a resume once with a change of a profile; returns the update that makes it the record's newest resume. */
export async function keepResume(
  deps: Dependencies,
  sideEffects: SideEffects,
  record: CandidateRecord,
  resume: Omit<NewResume, 'candidate'>,
) {
  const { _id, link } = await sideEffects.once(
    'resume',
    () => insertResume(deps, { candidate: record, ...resume }),
    (stored) => discardResume(deps, stored._id),
  );
  // the record's current resume, which another upload may have changed since this one was stored
  return { $set: link.$set, $addToSet: { resumeVersions: { $each: versionsOf(record.resumeId, _id) } } };
}

type PictureDependencies = Pick<Dependencies, 'mongo' | 'now'>;

/** Stores a candidate's photo; returns its link under the API's address. */
export async function storePicture(
  deps: PictureDependencies,
  { candidate, picture, by }: { candidate: Types.ObjectId; picture: CleanPicture; by: string },
): Promise<string> {
  const { _id } = await storeCleanPicture(deps, { name: 'photo', picture, by: new Types.ObjectId(by) });
  return `profile-picture/${candidate}?v=${_id}`;
}

const fileOf = (link: string): Types.ObjectId | null => {
  const id = /^profile-picture\/[0-9a-f]{24}\?v=([0-9a-f]{24})$/.exec(link)?.[1];
  return id ? new Types.ObjectId(id) : null;
};

/** Reads the picture behind one of our links; null for another link or if the file no longer exists. */
export async function readPicture(
  { mongo }: Pick<Dependencies, 'mongo'>,
  link: string | undefined,
): Promise<CleanPicture | null> {
  const id = link ? fileOf(link) : null;
  return id && readStoredPicture(mongo, id);
}

/** Removes the file behind one of our links. Returns whether there was one. */
export async function removePicture({ mongo }: Pick<Dependencies, 'mongo'>, link: string): Promise<boolean> {
  const id = fileOf(link);
  return id !== null && (await removeFile(mongo, id));
}
