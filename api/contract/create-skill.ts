import { z } from 'zod';
import { candidateProfile } from './candidate-profile.ts';
import { defineContract } from './define-contract.ts';
import { skillShape, skillTypes } from './profile/entries.ts';
import { profileErrors, userId } from './profile/owner.ts';

export const createSkill = defineContract({
  name: 'create-skill',
  method: 'POST',
  path: '/create-skill',
  roles: ['job-seeker', 'admin'],
  summary: 'Adds an entry (skill) to a profile; gives the refreshed list.',
  body: z.strictObject({ type: z.enum(skillTypes), userId, tempSkill: skillShape }),
  response: z.strictObject({
    success: z.literal(true),
    message: z.string(),
    skill: z.union([candidateProfile.shape.primarySkills, candidateProfile.shape.skills]),
  }),
  errors: profileErrors,
});
