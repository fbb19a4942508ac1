import { changeEntry } from '#api/commands/change-entry.ts';
import { updateSkill } from '#api/contract/update-skill.ts';
import { skillKinds } from '#api/profile/entry-kinds.ts';
import { handler } from './handler.ts';

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
