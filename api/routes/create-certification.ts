import { addEntry } from '#api/commands/add-entry.ts';
import { createCertification } from '#api/contract/create-certification.ts';
import { certificationKind } from '#api/profile/entry-kinds.ts';
import { handler } from './handler.ts';

export const createCertificationRoute = handler(createCertification, async ({ input: { body }, session, deps }) => {
  const profile = await addEntry(deps, session, certificationKind, { userId: body.userId, given: body.tempItem });
  return { success: true, message: 'Certification added successfully!', certifications: profile.certifications };
});
