import type { Types } from 'mongoose';
import { candidateName } from '#api/candidates/find-candidate.ts';
import { eraseAttached } from '#api/erasure/erase-attached.ts';
import { eraseHeldReadings } from '#api/erasure/erase-held-readings.ts';
import { eraseImportRows } from '#api/erasure/erase-import-rows.ts';
import { eraseMentions } from '#api/erasure/erase-mentions.ts';
import { eraseTaskTexts } from '#api/erasure/erase-task-texts.ts';
import { eraseWaitingResumes } from '#api/erasure/erase-waiting-resumes.ts';
import type { Erased } from '#api/erasure/erased.ts';
import { removePicture } from '#api/profile/pictures.ts';
import { resumeIdsOf } from '#api/resumes/find-resume.ts';
import type { CommandContext } from '#mongo/commands/run-commands.ts';
import type { CandidateRecord } from '#mongo/models/candidate.ts';
import { provenContacts } from '#mongo/proven-contacts.ts';

/** Removes what is found through what the record said: its words in others' texts, its resumes, its photo. */
export async function eraseSaidOfCandidate(context: CommandContext, record: CandidateRecord): Promise<Erased> {
  const { mongo, changes } = context;
  const name = candidateName(record);
  const known = { contactKeys: await provenContacts(mongo, record), name };
  const ofCandidate = { ...known, applicantID: record.applicantID };
  const held = await eraseHeldReadings(context, ofCandidate);
  const waiting = await eraseWaitingResumes(context, ofCandidate);
  const rows = await eraseImportRows(context, known);
  const tasks = await eraseTaskTexts(context, ofCandidate);
  const mentions = await eraseMentions(context, [name]);
  let resumes = 0;
  for (const resume of resumeIdsOf(record)) {
    await mongo.deadLetters.deleteMany({ recordId: String(resume) });
    if (await changes.resumes.remove(resume)) resumes += 1;
  }
  if (record.profilePicLink) await removePicture(context, record.profilePicLink);
  return {
    'import rows': rows,
    'import and parsing entries': tasks,
    'waiting resumes': held + waiting,
    notifications: mentions,
    resumes,
    photos: record.profilePicLink ? 1 : 0,
  };
}

/** Removes what other collections hold of a candidate by its `_id`. */
export const eraseAttachedToCandidate = (context: CommandContext, _id: Types.ObjectId): Promise<Erased> =>
  eraseAttached(context, _id);
