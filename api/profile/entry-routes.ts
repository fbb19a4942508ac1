import { handler } from '#api/http/handler.ts';
import { addEntry, changeEntry, removeEntry } from './change-entry.ts';
import {
  createCertification,
  createEducation,
  createExperience,
  createProject,
  createSkill,
  createSocial,
  deleteCertification,
  deleteEducation,
  deleteExperience,
  deleteProject,
  deleteSkill,
  deleteSocial,
  updateCertification,
  updateEducation,
  updateExperience,
  updateProject,
  updateSkill,
  updateSocial,
} from './contract/entry-calls.ts';
import {
  certificationKind,
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

export const createExperienceRoute = handler(createExperience, async ({ input: { body }, session, deps }) => {
  const profile = await addEntry(deps, session, experienceKind, { userId: body.userId, given: body.tempExp });
  return { success: true, message: 'Work experience added successfully!', experiences: profile.workExperience };
});

export const updateExperienceRoute = handler(updateExperience, async ({ input: { body }, session, deps }) => {
  const { _id, ...given } = body.tempExp;
  const profile = await changeEntry(deps, session, experienceKind, {
    userId: body.userId,
    id: _id,
    given,
    version: body.version,
  });
  return { success: true, message: 'Work experience updated successfully!', experiences: profile.workExperience };
});

export const deleteExperienceRoute = handler(deleteExperience, async ({ input: { body }, session, deps }) => {
  const profile = await removeEntry(deps, session, experienceKind, { userId: body.userId, id: body.id });
  return { success: true, message: 'Work experience removed successfully!', experiences: profile.workExperience };
});

export const createEducationRoute = handler(createEducation, async ({ input: { body }, session, deps }) => {
  const profile = await addEntry(deps, session, educationKind, { userId: body.userId, given: body.tempEdu });
  return { success: true, message: 'Education added successfully!', educations: profile.education };
});

export const updateEducationRoute = handler(updateEducation, async ({ input: { body }, session, deps }) => {
  const { _id, ...given } = body.tempEdu;
  const profile = await changeEntry(deps, session, educationKind, {
    userId: body.userId,
    id: _id,
    given,
    version: body.version,
  });
  return { success: true, message: 'Education updated successfully!', educations: profile.education };
});

export const deleteEducationRoute = handler(deleteEducation, async ({ input: { body }, session, deps }) => {
  const profile = await removeEntry(deps, session, educationKind, { userId: body.userId, id: body.id });
  return { success: true, message: 'Education removed successfully!', educations: profile.education };
});

export const createCertificationRoute = handler(createCertification, async ({ input: { body }, session, deps }) => {
  const profile = await addEntry(deps, session, certificationKind, { userId: body.userId, given: body.tempItem });
  return { success: true, message: 'Certification added successfully!', certifications: profile.certifications };
});

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

export const deleteCertificationRoute = handler(deleteCertification, async ({ input: { body }, session, deps }) => {
  const profile = await removeEntry(deps, session, certificationKind, { userId: body.userId, id: body.id });
  return { success: true, message: 'Certification removed successfully!', certifications: profile.certifications };
});

export const createProjectRoute = handler(createProject, async ({ input: { body }, session, deps }) => {
  const profile = await addEntry(deps, session, projectKind, { userId: body.userId, given: body.tempItem });
  return { success: true, message: 'Project added successfully!', projects: profile.projects };
});

export const updateProjectRoute = handler(updateProject, async ({ input: { body }, session, deps }) => {
  const { _id, ...given } = body.tempItem;
  const profile = await changeEntry(deps, session, projectKind, {
    userId: body.userId,
    id: _id,
    given,
    version: body.version,
  });
  return { success: true, message: 'Project updated successfully!', projects: profile.projects };
});

export const deleteProjectRoute = handler(deleteProject, async ({ input: { body }, session, deps }) => {
  const profile = await removeEntry(deps, session, projectKind, { userId: body.userId, id: body.id });
  return { success: true, message: 'Project removed successfully!', projects: profile.projects };
});

export const createSocialRoute = handler(createSocial, async ({ input: { body }, session, deps }) => {
  const profile = await addEntry(deps, session, socialKind, { userId: body.userId, given: body.tempItem });
  return { success: true, message: 'Social profile added successfully!', socialProfiles: profile.socialProfiles };
});

export const updateSocialRoute = handler(updateSocial, async ({ input: { body }, session, deps }) => {
  const { _id, ...given } = body.tempItem;
  const profile = await changeEntry(deps, session, socialKind, {
    userId: body.userId,
    id: _id,
    given,
    version: body.version,
  });
  return { success: true, message: 'Social profile updated successfully!', socialProfiles: profile.socialProfiles };
});

export const deleteSocialRoute = handler(deleteSocial, async ({ input: { body }, session, deps }) => {
  const profile = await removeEntry(deps, session, socialKind, { userId: body.userId, id: body.id });
  return { success: true, message: 'Social profile removed successfully!', socialProfiles: profile.socialProfiles };
});
