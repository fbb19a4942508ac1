import { addEntry } from '#api/commands/add-entry.ts';
import { createSkill } from '#api/contract/create-skill.ts';
import { skillKinds } from '#api/profile/entry-kinds.ts';
import { handler } from './handler.ts';

export const createSkillRoute = handler(createSkill, async ({ input: { body }, session, deps }) => {
  const profile = await addEntry(deps, session, skillKinds[body.type], { userId: body.userId, given: body.tempSkill });
  return {
    success: true,
    message: 'Skill added successfully!',
    skill: body.type === 'primary' ? profile.primarySkills : profile.skills,
  };
});
