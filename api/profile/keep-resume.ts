import { discardResume, insertResume, type NewResume } from '#api/commands/store-resume.ts';
import type { Dependencies } from '#api/dependencies.ts';
import type { CandidateRecord } from '#mongo/models/candidate.ts';
import type { SideEffects } from './side-effects.ts';

/** Stores a resume with a change of a profile, once; gives the update that makes it the record's newest resume. */
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
  // what the record names now, which another upload may have changed since the resume was stored
  const versions = record.resumeId ? [record.resumeId, _id] : [_id];
  return { $set: link.$set, $addToSet: { resumeVersions: { $each: versions } } };
}
