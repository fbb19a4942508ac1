import type { Family } from './families/family.ts';
import type { Random } from './random.ts';

/** Tasks of a person of the family, in `count` different sentences about these skills. */
export function describeTasks(random: Random, family: Family, skills: string[], count: number): string[] {
  return random.some(family.tasks, count).map((task) => fillIn(random, task, skills));
}

function fillIn(random: Random, task: string, skills: string[]): string {
  const [first = '', second = first] = random.some(skills, 2);
  return task.replace(/\{(skill2?|n)\}/g, (_, name: string) => {
    if (name === 'n') return String(random.between(2, 60));
    return name === 'skill' ? first : second;
  });
}
