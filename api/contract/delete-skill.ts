import { z } from 'zod';
import { candidateProfile } from './candidate-profile.ts';
import { defineContract } from './define-contract.ts';
import { recordId } from './fields/record-id.ts';
import { skillTypes } from './profile/entries.ts';
import { profileErrors, userId } from './profile/owner.ts';

export const deleteSkill = defineContract({
  name: 'delete-skill',
  method: 'POST',
  path: '/delete-skill',
  roles: ['job-seeker', 'admin'],
  summary: 'Takes an entry (skill) out of a profile; gives the refreshed list.',
  body: z.strictObject({ type: z.enum(skillTypes), userId, id: recordId }),
  response: z.strictObject({
    success: z.literal(true),
    message: z.string(),
    skill: z.union([candidateProfile.shape.primarySkills, candidateProfile.shape.skills]),
  }),
  errors: profileErrors,
});
