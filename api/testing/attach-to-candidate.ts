import { Types } from 'mongoose';
import { addComment } from '#api/candidates/comments.ts';
import { countView } from '#api/candidates/count-view.ts';
import { storePicture } from '#api/profile/side-effects.ts';
import { storeResume } from '#api/resumes/store-resume.ts';
import type { NewRecord } from '#mongo/changes/tracked-collection.ts';
import type { CandidateRecord } from '#mongo/models/candidate.ts';
import { pdfOfText } from '#mongo/seed/generator/pdf-of-text.ts';
import { jobRecord } from './job-record.ts';
import type { TestApi } from './test-api.ts';

/**
 * Stores one record of each kind that is attached to a candidate, by the employer: comment, view, contact key, list,
 * resume, photo and (`account`) an account that applied to a job.
 */
export async function attachToCandidate(
  api: TestApi,
  record: NewRecord<CandidateRecord>,
  employer: Types.ObjectId,
  { account = false } = {},
) {
  const { deps } = api;
  const { mongo, changes } = deps;
  const now = new Date();
  const author = { _id: String(employer), name: 'Ravi' };
  await addComment(deps, { candidate: record._id, message: `Of ${record.applicantID}`, author, now });
  await countView(mongo, { kind: 'profile-view', candidate: record._id, employer: String(employer), now });
  await mongo.candidateContacts.create({ _id: `email:${record.emailAddress}`, candidate: record._id });
  const list = new Types.ObjectId();
  await mongo.shortlists.create({
    _id: list,
    owner: employer,
    name: String(list),
    nameKey: String(list),
    candidates: [record._id],
    createdAt: now,
    updatedAt: now,
  });
  const resume = await storeResume(deps, {
    candidate: record,
    bytes: pdfOfText(record.applicantID),
    fileName: 'cv.pdf',
    uploadedBy: author,
  });
  const profilePicLink = await storePicture(deps, {
    candidate: record._id,
    picture: { bytes: Buffer.from(`89504e470d0a1a0a${record._id}`, 'hex'), mediaType: 'image/png' },
    by: String(employer),
  });
  await changes.candidates.update(record._id, { $set: { profilePicLink } });
  const user = account ? (await api.makeUser('job-seeker'))._id : null;
  const job = jobRecord({ createdBy: employer });
  if (user) {
    await changes.candidates.update(record._id, { $set: { user } });
    await changes.jobs.insert([job]);
    await mongo.applications.create({
      _id: `${user}:${job._id}`,
      user,
      candidate: record._id,
      job: job._id,
      employer,
      saveStatus: false,
      applicationStatus: true,
      appliedAt: now,
      jobId: job.id,
      jobTitle: job.title,
    });
  }
  return { list, resume, user };
}
