import { z } from 'zod';
import { version } from '#api/contract/fields/version.ts';
import { candidateProfile } from './candidate-profile.ts';
import { defineContract } from './define-contract.ts';
import { recordId } from './fields/record-id.ts';
import { skillShape, skillTypes } from './profile/entries.ts';
import { profileErrors, userId } from './profile/owner.ts';

export const updateSkill = defineContract({
  name: 'update-skill',
  method: 'POST',
  path: '/update-skill',
  roles: ['job-seeker', 'admin'],
  summary: 'Changes an entry (skill) of a profile; gives the refreshed list.',
  body: z.strictObject({ type: z.enum(skillTypes), userId, tempSkill: skillShape.extend({ _id: recordId }), version }),
  response: z.strictObject({
    success: z.literal(true),
    message: z.string(),
    skill: z.union([candidateProfile.shape.primarySkills, candidateProfile.shape.skills]),
  }),
  errors: profileErrors,
});
