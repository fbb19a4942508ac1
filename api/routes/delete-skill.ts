import { removeEntry } from '#api/commands/remove-entry.ts';
import { deleteSkill } from '#api/contract/delete-skill.ts';
import { skillKinds } from '#api/profile/entry-kinds.ts';
import { handler } from './handler.ts';

export const deleteSkillRoute = handler(deleteSkill, async ({ input: { body }, session, deps }) => {
  const profile = await removeEntry(deps, session, skillKinds[body.type], { userId: body.userId, id: body.id });
  return {
    success: true,
    message: 'Skill removed successfully!',
    skill: body.type === 'primary' ? profile.primarySkills : profile.skills,
  };
});
