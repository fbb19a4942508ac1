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

interface ListDescription<Name extends string, Entry extends string, List extends string, Shape, Entries> {
  /** As the calls' names have it: create-<name>, update-<name>, delete-<name>. */
  name: Name;
  /** As the summaries call an entry. */
  label: string;
  /** The body's field for the entry. */
  entry: Entry;
  shape: Shape;
  /** The response's field for the refreshed list. */
  list: List;
  entries: Entries;
}

/** The three calls of one of a profile's lists. */
function entryCalls<
  const Name extends string,
  const Entry extends string,
  const List extends string,
  Shape extends z.ZodObject,
  Entries extends z.ZodType,
>({ name, label, entry, shape, list, entries }: ListDescription<Name, Entry, List, Shape, Entries>) {
  const withId = shape.extend({ _id: recordId });
  const response = z.strictObject({
    success: z.literal(true),
    message: z.string(),
    ...({ [list]: entries } as Record<List, Entries>),
  });
  const common = { method: 'POST', roles: rolesThatCan('profile.edit'), response, errors: profileErrors } as const;
  return {
    create: defineContract({
      ...common,
      name: `create-${name}`,
      path: `/create-${name}`,
      summary: `Adds an entry (${label}) to a profile; gives the refreshed list.`,
      body: z.strictObject({ userId, ...({ [entry]: shape } as Record<Entry, Shape>) }),
    }),
    update: defineContract({
      ...common,
      name: `update-${name}`,
      path: `/update-${name}`,
      summary: `Changes an entry (${label}) of a profile; gives the refreshed list.`,
      body: z.strictObject({ userId, ...({ [entry]: withId } as Record<Entry, typeof withId>), version }),
    }),
    delete: defineContract({
      ...common,
      name: `delete-${name}`,
      path: `/delete-${name}`,
      summary: `Takes an entry (${label}) out of a profile; gives the refreshed list.`,
      body: z.strictObject({ userId, id: recordId }),
    }),
  };
}

export const experienceCalls = entryCalls({
  name: 'experience',
  label: 'work experience',
  entry: 'tempExp',
  shape: experienceShape,
  list: 'experiences',
  entries: candidateProfile.shape.workExperience,
});

export const educationCalls = entryCalls({
  name: 'education',
  label: 'education',
  entry: 'tempEdu',
  shape: educationShape,
  list: 'educations',
  entries: candidateProfile.shape.education,
});

export const certificationCalls = entryCalls({
  name: 'certification',
  label: 'certification',
  entry: 'tempItem',
  shape: certificationShape,
  list: 'certifications',
  entries: candidateProfile.shape.certifications,
});

export const projectCalls = entryCalls({
  name: 'project',
  label: 'project',
  entry: 'tempItem',
  shape: projectShape,
  list: 'projects',
  entries: candidateProfile.shape.projects,
});

export const socialCalls = entryCalls({
  name: 'social',
  label: 'social profile',
  entry: 'tempItem',
  shape: socialShape,
  list: 'socialProfiles',
  entries: candidateProfile.shape.socialProfiles,
});
