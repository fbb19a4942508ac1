import type { CandidateProfile } from '#api/candidates/contract.ts';
import type { Contract } from '#api/http/contract.ts';
import { type HandlerCall, handler, type Route } from '#api/http/handler.ts';
import { addEntry, changeEntry, removeEntry } from './change-entry.ts';
import {
  certificationCalls,
  createSkill,
  deleteSkill,
  educationCalls,
  experienceCalls,
  projectCalls,
  socialCalls,
  updateSkill,
} from './contract/entry-calls.ts';
import {
  certificationKind,
  type EntryKind,
  educationKind,
  experienceKind,
  projectKind,
  skillKinds,
  socialKind,
} from './entry-kinds.ts';

export const createSkillRoute = handler(createSkill, async ({ input: { body }, session, deps }) => {
  const profile = await addEntry(deps, session, skillKinds[body.type], { userId: body.userId, given: body.tempSkill });
  return {
    success: true,
    message: 'Skill added successfully!',
    skill: body.type === 'primary' ? profile.primarySkills : profile.skills,
  };
});

export const updateSkillRoute = handler(updateSkill, async ({ input: { body }, session, deps }) => {
  const { _id, ...given } = body.tempSkill;
  const profile = await changeEntry(deps, session, skillKinds[body.type], {
    userId: body.userId,
    id: _id,
    given,
    version: body.version,
  });
  return {
    success: true,
    message: 'Skill updated successfully!',
    skill: body.type === 'primary' ? profile.primarySkills : profile.skills,
  };
});

export const deleteSkillRoute = handler(deleteSkill, async ({ input: { body }, session, deps }) => {
  const profile = await removeEntry(deps, session, skillKinds[body.type], { userId: body.userId, id: body.id });
  return {
    success: true,
    message: 'Skill removed successfully!',
    skill: body.type === 'primary' ? profile.primarySkills : profile.skills,
  };
});

interface EntryCalls {
  create: Contract;
  update: Contract;
  delete: Contract;
}

interface OnTheWire {
  /** As the messages call an entry. */
  label: string;
  /** The body's field for the entry. */
  entry: string;
  /** The refreshed list under its field of the response. */
  list(profile: CandidateProfile): object;
}

type EntryBody<Given> = { userId?: string | null; version?: string | null; id: string } & {
  [field: string]: Given & { _id: string };
};

/** The three routes of one of a profile's lists. The contracts have checked the bodies. */
function entryRoutes<Calls extends EntryCalls, Given, Values extends object>(
  calls: Calls,
  kind: EntryKind<Given, Values>,
  { label, entry, list }: OnTheWire,
): { [Call in keyof EntryCalls]: Route<Calls[Call]> } {
  const bodyOf = (call: HandlerCall<Contract>) => call.input.body as unknown as EntryBody<Given>;
  const answer = (done: string, profile: CandidateProfile) => ({
    success: true,
    message: `${label} ${done} successfully!`,
    ...list(profile),
  });
  return {
    create: {
      contract: calls.create,
      async handle(call) {
        const { userId, [entry]: given } = bodyOf(call);
        return answer('added', await addEntry(call.deps, call.session, kind, { userId, given: given as Given }));
      },
    },
    update: {
      contract: calls.update,
      async handle(call) {
        const { userId, version, [entry]: sent } = bodyOf(call);
        const { _id: id, ...given } = sent as Given & { _id: string };
        const change = { userId, version, id, given: given as Given };
        return answer('updated', await changeEntry(call.deps, call.session, kind, change));
      },
    },
    delete: {
      contract: calls.delete,
      async handle(call) {
        const { userId, id } = bodyOf(call);
        return answer('removed', await removeEntry(call.deps, call.session, kind, { userId, id }));
      },
    },
  };
}

export const {
  create: createExperienceRoute,
  update: updateExperienceRoute,
  delete: deleteExperienceRoute,
} = entryRoutes(experienceCalls, experienceKind, {
  label: 'Work experience',
  entry: 'tempExp',
  list: ({ workExperience }) => ({ experiences: workExperience }),
});

export const {
  create: createEducationRoute,
  update: updateEducationRoute,
  delete: deleteEducationRoute,
} = entryRoutes(educationCalls, educationKind, {
  label: 'Education',
  entry: 'tempEdu',
  list: ({ education }) => ({ educations: education }),
});

export const {
  create: createCertificationRoute,
  update: updateCertificationRoute,
  delete: deleteCertificationRoute,
} = entryRoutes(certificationCalls, certificationKind, {
  label: 'Certification',
  entry: 'tempItem',
  list: ({ certifications }) => ({ certifications }),
});

export const {
  create: createProjectRoute,
  update: updateProjectRoute,
  delete: deleteProjectRoute,
} = entryRoutes(projectCalls, projectKind, {
  label: 'Project',
  entry: 'tempItem',
  list: ({ projects }) => ({ projects }),
});

export const {
  create: createSocialRoute,
  update: updateSocialRoute,
  delete: deleteSocialRoute,
} = entryRoutes(socialCalls, socialKind, {
  label: 'Social profile',
  entry: 'tempItem',
  list: ({ socialProfiles }) => ({ socialProfiles }),
});
