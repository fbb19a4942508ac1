import { createHash } from 'node:crypto';
import type { Changes } from '#mongo/changes/open-changes.ts';
import type { NewRecord } from '#mongo/changes/tracked-collection.ts';
import type { Mongo } from '#mongo/connect-mongo.ts';
import { contactKeys } from '#mongo/identity/contact-keys.ts';
import type { CandidateRecord } from '#mongo/models/candidate.ts';
import type { ResumeRecord } from '#mongo/models/resume.ts';
import type { GeneratedCandidate } from '#mongo/seed/generator/generate-candidates.ts';
import { objectIds } from '#mongo/seed/generator/object-ids.ts';
import { pdfOfText } from '#mongo/seed/generator/pdf-of-text.ts';

/** Stores generated candidates with their resumes and contacts; existing ones are unchanged. */
export async function storeGenerated(mongo: Mongo, changes: Changes, batch: GeneratedCandidate[]): Promise<void> {
  const resumes: NewRecord<ResumeRecord>[] = [];
  const candidates: NewRecord<CandidateRecord>[] = [];
  for (const { resumeText, ...candidate } of batch) {
    if (resumeText) {
      const resume = resumeOf(candidate, resumeText);
      resumes.push(resume);
      candidate.resumeId = resume._id;
      candidate.resumeLink = `resumes/${resume._id}.pdf`;
    }
    candidates.push(candidate);
  }
  const contacts = candidates.flatMap((candidate) =>
    contactKeys(candidate).map((_id) => ({ _id, candidate: candidate._id })),
  );
  await mongo.candidateContacts.bulkWrite(
    contacts.map(({ _id, candidate }) => ({
      updateOne: { filter: { _id }, update: { $set: { candidate, from: 'import' as const } }, upsert: true },
    })),
    { ordered: false },
  );
  // resumes first: the candidate's own change then finds the text
  await changes.resumes.bulkInsert(resumes);
  await changes.candidates.bulkInsert(candidates);
}

function resumeOf(candidate: CandidateRecord, text: string): NewRecord<ResumeRecord> {
  const bytes = pdfOfText(text);
  const number = Number(candidate.applicantID.replace(/\D/g, ''));
  return {
    _id: objectIds(0, number, 'resume')(),
    candidate: candidate._id,
    fileName: `${candidate.applicantName}.pdf`,
    contentType: 'application/pdf',
    size: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    bytes,
    textState: 'done',
    text,
    uploadedAt: candidate.newResumeUploadOn ?? candidate.createdOn,
  };
}
