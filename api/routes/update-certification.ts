import { changeEntry } from '#api/commands/change-entry.ts';
import { updateCertification } from '#api/contract/update-certification.ts';
import { certificationKind } from '#api/profile/entry-kinds.ts';
import { handler } from './handler.ts';

export const updateCertificationRoute = handler(updateCertification, async ({ input: { body }, session, deps }) => {
  const { _id, ...given } = body.tempItem;
  const profile = await changeEntry(deps, session, certificationKind, {
    userId: body.userId,
    id: _id,
    given,
    version: body.version,
  });
  return { success: true, message: 'Certification updated successfully!', certifications: profile.certifications };
});
