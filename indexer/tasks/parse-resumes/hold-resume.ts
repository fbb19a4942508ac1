import { z } from 'zod';
import { resumeValues } from '#domain/parsed-resume.ts';
import type { Identity } from '#indexer/identity/identify.ts';
import { askIdentity, questionId } from '#indexer/identity/identity-questions.ts';
import type { TaskContext } from '#indexer/task-runner/task-context.ts';
import { resumeKinds } from '#mongo/files/resume-kind.ts';
import { storeFile } from '#mongo/files/store-file.ts';
import { identitySide } from '#mongo/identity/identity-side.ts';
import { HELD_READING, HELD_RESUME } from '#mongo/models/review-result.ts';
import type { ParsedFields } from './candidate-fields.ts';
import { type Outcome, placedId, type ReadFile, type ResumeFile } from './resume-file.ts';

/** The contents of a stored reading, as JSON. */
export const heldReading = z.strictObject({
  kind: z.enum(resumeKinds),
  text: z.string(),
  values: resumeValues,
});

/** Stores a resume with a possible match until an admin decides. The files are stored first, the question last. */
export async function holdResume(
  { mongo, now }: TaskContext,
  file: ResumeFile,
  { kind, text, values }: ReadFile & { values: z.infer<typeof resumeValues> },
  fields: ParsedFields,
  { record, cause }: Extract<Identity, { state: 'suggested' }>,
): Promise<Outcome> {
  const [bytesId, readingId] = [placedId(file, 'held'), placedId(file, 'reading')];
  const asked = await mongo.identityQuestions.exists({ _id: questionId(file) });
  if (!asked) {
    const at = now();
    await storeFile(mongo, { _id: bytesId, name: file.fileName, contentType: HELD_RESUME }, [file.bytes], at);
    const reading = Buffer.from(JSON.stringify({ kind, text, values }));
    await storeFile(mongo, { _id: readingId, name: 'reading', contentType: HELD_READING }, [reading], at);
  }
  const reason = await askIdentity(
    mongo,
    {
      kind: 'resume',
      cause,
      task: file.task,
      place: file.place,
      askedAt: now(),
      askedByName: file.uploadedByName,
      source: file.fileName,
      incoming: identitySide(fields),
      file: bytesId,
      reading: readingId,
    },
    record,
  );
  return { outcome: 'skipped', reason };
}
