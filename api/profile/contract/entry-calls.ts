import { z } from 'zod';
import { candidateProfile } from '#api/candidates/contract.ts';
import { recordId, version } from '#api/http/contract/fields.ts';
import { defineContract } from '#api/http/contract.ts';
import { rolesThatCan } from '#domain/permissions.ts';
import {
  certificationShape,
  educationShape,
  experienceShape,
  projectShape,
  skillShape,
  skillTypes,
  socialShape,
} from './entries.ts';
import { profileErrors, userId } from './rules.ts';

export const createSkill = defineContract({
  name: 'create-skill',
  method: 'POST',
  path: '/create-skill',
  roles: rolesThatCan('profile.edit'),
  summary: 'Adds an entry (skill) to a profile; gives the refreshed list.',
  body: z.strictObject({ type: z.enum(skillTypes), userId, tempSkill: skillShape }),
  response: z.strictObject({
    success: z.literal(true),
    message: z.string(),
    skill: z.union([candidateProfile.shape.primarySkills, candidateProfile.shape.skills]),
  }),
  errors: profileErrors,
});

export const updateSkill = defineContract({
  name: 'update-skill',
  method: 'POST',
  path: '/update-skill',
  roles: rolesThatCan('profile.edit'),
  summary: 'Changes an entry (skill) of a profile; gives the refreshed list.',
  body: z.strictObject({ type: z.enum(skillTypes), userId, tempSkill: skillShape.extend({ _id: recordId }), version }),
  response: z.strictObject({
    success: z.literal(true),
    message: z.string(),
    skill: z.union([candidateProfile.shape.primarySkills, candidateProfile.shape.skills]),
  }),
  errors: profileErrors,
});

export const deleteSkill = defineContract({
  name: 'delete-skill',
  method: 'POST',
  path: '/delete-skill',
  roles: rolesThatCan('profile.edit'),
  summary: 'Takes an entry (skill) out of a profile; gives the refreshed list.',
  body: z.strictObject({ type: z.enum(skillTypes), userId, id: recordId }),
  response: z.strictObject({
    success: z.literal(true),
    message: z.string(),
    skill: z.union([candidateProfile.shape.primarySkills, candidateProfile.shape.skills]),
  }),
  errors: profileErrors,
});

export const createExperience = defineContract({
  name: 'create-experience',
  method: 'POST',
  path: '/create-experience',
  roles: rolesThatCan('profile.edit'),
  summary: 'Adds an entry (work experience) to a profile; gives the refreshed list.',
  body: z.strictObject({ userId, tempExp: experienceShape }),
  response: z.strictObject({
    success: z.literal(true),
    message: z.string(),
    experiences: candidateProfile.shape.workExperience,
  }),
  errors: profileErrors,
});

export const updateExperience = defineContract({
  name: 'update-experience',
  method: 'POST',
  path: '/update-experience',
  roles: rolesThatCan('profile.edit'),
  summary: 'Changes an entry (work experience) of a profile; gives the refreshed list.',
  body: z.strictObject({ userId, tempExp: experienceShape.extend({ _id: recordId }), version }),
  response: z.strictObject({
    success: z.literal(true),
    message: z.string(),
    experiences: candidateProfile.shape.workExperience,
  }),
  errors: profileErrors,
});

export const deleteExperience = defineContract({
  name: 'delete-experience',
  method: 'POST',
  path: '/delete-experience',
  roles: rolesThatCan('profile.edit'),
  summary: 'Takes an entry (work experience) out of a profile; gives the refreshed list.',
  body: z.strictObject({ userId, id: recordId }),
  response: z.strictObject({
    success: z.literal(true),
    message: z.string(),
    experiences: candidateProfile.shape.workExperience,
  }),
  errors: profileErrors,
});

export const createEducation = defineContract({
  name: 'create-education',
  method: 'POST',
  path: '/create-education',
  roles: rolesThatCan('profile.edit'),
  summary: 'Adds an entry (education) to a profile; gives the refreshed list.',
  body: z.strictObject({ userId, tempEdu: educationShape }),
  response: z.strictObject({
    success: z.literal(true),
    message: z.string(),
    educations: candidateProfile.shape.education,
  }),
  errors: profileErrors,
});

export const updateEducation = defineContract({
  name: 'update-education',
  method: 'POST',
  path: '/update-education',
  roles: rolesThatCan('profile.edit'),
  summary: 'Changes an entry (education) of a profile; gives the refreshed list.',
  body: z.strictObject({ userId, tempEdu: educationShape.extend({ _id: recordId }), version }),
  response: z.strictObject({
    success: z.literal(true),
    message: z.string(),
    educations: candidateProfile.shape.education,
  }),
  errors: profileErrors,
});

export const deleteEducation = defineContract({
  name: 'delete-education',
  method: 'POST',
  path: '/delete-education',
  roles: rolesThatCan('profile.edit'),
  summary: 'Takes an entry (education) out of a profile; gives the refreshed list.',
  body: z.strictObject({ userId, id: recordId }),
  response: z.strictObject({
    success: z.literal(true),
    message: z.string(),
    educations: candidateProfile.shape.education,
  }),
  errors: profileErrors,
});

export const createCertification = defineContract({
  name: 'create-certification',
  method: 'POST',
  path: '/create-certification',
  roles: rolesThatCan('profile.edit'),
  summary: 'Adds an entry (certification) to a profile; gives the refreshed list.',
  body: z.strictObject({ userId, tempItem: certificationShape }),
  response: z.strictObject({
    success: z.literal(true),
    message: z.string(),
    certifications: candidateProfile.shape.certifications,
  }),
  errors: profileErrors,
});

export const updateCertification = defineContract({
  name: 'update-certification',
  method: 'POST',
  path: '/update-certification',
  roles: rolesThatCan('profile.edit'),
  summary: 'Changes an entry (certification) of a profile; gives the refreshed list.',
  body: z.strictObject({ userId, tempItem: certificationShape.extend({ _id: recordId }), version }),
  response: z.strictObject({
    success: z.literal(true),
    message: z.string(),
    certifications: candidateProfile.shape.certifications,
  }),
  errors: profileErrors,
});

export const deleteCertification = defineContract({
  name: 'delete-certification',
  method: 'POST',
  path: '/delete-certification',
  roles: rolesThatCan('profile.edit'),
  summary: 'Takes an entry (certification) out of a profile; gives the refreshed list.',
  body: z.strictObject({ userId, id: recordId }),
  response: z.strictObject({
    success: z.literal(true),
    message: z.string(),
    certifications: candidateProfile.shape.certifications,
  }),
  errors: profileErrors,
});

export const createProject = defineContract({
  name: 'create-project',
  method: 'POST',
  path: '/create-project',
  roles: rolesThatCan('profile.edit'),
  summary: 'Adds an entry (project) to a profile; gives the refreshed list.',
  body: z.strictObject({ userId, tempItem: projectShape }),
  response: z.strictObject({
    success: z.literal(true),
    message: z.string(),
    projects: candidateProfile.shape.projects,
  }),
  errors: profileErrors,
});

export const updateProject = defineContract({
  name: 'update-project',
  method: 'POST',
  path: '/update-project',
  roles: rolesThatCan('profile.edit'),
  summary: 'Changes an entry (project) of a profile; gives the refreshed list.',
  body: z.strictObject({ userId, tempItem: projectShape.extend({ _id: recordId }), version }),
  response: z.strictObject({
    success: z.literal(true),
    message: z.string(),
    projects: candidateProfile.shape.projects,
  }),
  errors: profileErrors,
});

export const deleteProject = defineContract({
  name: 'delete-project',
  method: 'POST',
  path: '/delete-project',
  roles: rolesThatCan('profile.edit'),
  summary: 'Takes an entry (project) out of a profile; gives the refreshed list.',
  body: z.strictObject({ userId, id: recordId }),
  response: z.strictObject({
    success: z.literal(true),
    message: z.string(),
    projects: candidateProfile.shape.projects,
  }),
  errors: profileErrors,
});

export const createSocial = defineContract({
  name: 'create-social',
  method: 'POST',
  path: '/create-social',
  roles: rolesThatCan('profile.edit'),
  summary: 'Adds an entry (social profile) to a profile; gives the refreshed list.',
  body: z.strictObject({ userId, tempItem: socialShape }),
  response: z.strictObject({
    success: z.literal(true),
    message: z.string(),
    socialProfiles: candidateProfile.shape.socialProfiles,
  }),
  errors: profileErrors,
});

export const updateSocial = defineContract({
  name: 'update-social',
  method: 'POST',
  path: '/update-social',
  roles: rolesThatCan('profile.edit'),
  summary: 'Changes an entry (social profile) of a profile; gives the refreshed list.',
  body: z.strictObject({ userId, tempItem: socialShape.extend({ _id: recordId }), version }),
  response: z.strictObject({
    success: z.literal(true),
    message: z.string(),
    socialProfiles: candidateProfile.shape.socialProfiles,
  }),
  errors: profileErrors,
});

export const deleteSocial = defineContract({
  name: 'delete-social',
  method: 'POST',
  path: '/delete-social',
  roles: rolesThatCan('profile.edit'),
  summary: 'Takes an entry (social profile) out of a profile; gives the refreshed list.',
  body: z.strictObject({ userId, id: recordId }),
  response: z.strictObject({
    success: z.literal(true),
    message: z.string(),
    socialProfiles: candidateProfile.shape.socialProfiles,
  }),
  errors: profileErrors,
});
