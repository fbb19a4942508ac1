import type { Types } from 'mongoose';
import { candidateName } from '#api/candidates/find-candidate.ts';
import type { Dependencies } from '#api/dependencies.ts';
import { eraseAttached } from '#api/erasure/erase-attached.ts';
import { eraseHeldReadings } from '#api/erasure/erase-held-readings.ts';
import { eraseImportRows } from '#api/erasure/erase-import-rows.ts';
import { eraseMentions } from '#api/erasure/erase-mentions.ts';
import { eraseTaskTexts } from '#api/erasure/erase-task-texts.ts';
import { eraseWaitingResumes } from '#api/erasure/erase-waiting-resumes.ts';
import { type Erased, sumErased } from '#api/erasure/erased.ts';
import { removePicture } from '#api/profile/pictures.ts';
import { resumeIdsOf } from '#api/resumes/find-resume.ts';
import { contactKeys } from '#mongo/contact-keys.ts';
import type { CandidateRecord } from '#mongo/models/candidate.ts';

type ErasureDependencies = Pick<Dependencies, 'mongo' | 'changes' | 'now'>;

/**
 * Takes a candidate out for good: photo, resumes, those that wait to be saved too, what ledgers and notifications say
 * of them, contact keys, comments, counts, looks, applications, places on shortlists and in alerts, then the record
 * itself, which leaves the index within a minute. Doing it again changes nothing. Gives how much of each kind was
 * removed.
 */
export async function eraseCandidate(deps: ErasureDependencies, _id: Types.ObjectId): Promise<Erased> {
  const { mongo, changes } = deps;
  const record = await mongo.candidates.findOne({ _id }).lean<CandidateRecord>();
  const told = record && !record.deleted ? await eraseOfRecord(deps, record) : {};
  const attached = await eraseAttached(deps, _id);
  const removed = await changes.candidates.remove(_id);
  // what a request that was under way has added meanwhile; from now on there is no such candidate
  return sumErased([told, attached, { profile: removed ? 1 : 0 }, await eraseAttached(deps, _id)]);
}

/** Whatever is found through what the record says: before that is gone. */
async function eraseOfRecord(deps: ErasureDependencies, record: CandidateRecord): Promise<Erased> {
  const { mongo, changes } = deps;
  const stored = await mongo.candidateContacts.find({ candidate: record._id }, { _id: 1 }).lean();
  const name = candidateName(record);
  const known = { contactKeys: [...new Set([...stored.map((contact) => contact._id), ...contactKeys(record)])], name };
  const ofCandidate = { ...known, applicantID: record.applicantID };
  const held = await eraseHeldReadings(deps, ofCandidate);
  const waiting = await eraseWaitingResumes(deps, ofCandidate);
  const rows = await eraseImportRows(deps, known);
  const tasks = await eraseTaskTexts(deps, ofCandidate);
  const mentions = await eraseMentions(deps, [name]);
  let resumes = 0;
  for (const resume of resumeIdsOf(record)) {
    await mongo.deadLetters.deleteMany({ recordId: String(resume) });
    if (await changes.resumes.remove(resume)) resumes += 1;
  }
  if (record.profilePicLink) await removePicture(deps, record.profilePicLink);
  return {
    'import rows': rows,
    'import and parsing entries': tasks,
    'waiting resumes': held + waiting,
    notifications: mentions,
    resumes,
    photos: record.profilePicLink ? 1 : 0,
  };
}
