import { removeEntry } from '#api/commands/remove-entry.ts';
import { deleteCertification } from '#api/contract/delete-certification.ts';
import { certificationKind } from '#api/profile/entry-kinds.ts';
import { handler } from './handler.ts';

export const deleteCertificationRoute = handler(deleteCertification, async ({ input: { body }, session, deps }) => {
  const profile = await removeEntry(deps, session, certificationKind, { userId: body.userId, id: body.id });
  return { success: true, message: 'Certification removed successfully!', certifications: profile.certifications };
});
