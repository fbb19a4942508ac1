import { businessSkills } from '#domain/skills/business-skills.ts';
import { softwareSkills } from '#domain/skills/software-skills.ts';
import { technicalSkills } from '#domain/skills/technical-skills.ts';
import { toTokens } from '#search-templates/analyzer-twin/tokens.ts';
import { synonymsOf } from './synonyms.ts';

/** A skill of the product's list. */
export interface ListedSkill {
  name: string;
  /** Also a word of everyday speech: it names a skill only where skills are listed. */
  everyday: boolean;
}

interface SkillLookup {
  byKey: Map<string, ListedSkill>;
  longest: number;
}

/** Made at the first question: a screen that asks none pays nothing. */
let lookup: SkillLookup | null = null;

/** One skill a line: `Name`, `Name = alias, alias`; `~` after the name marks a word of everyday speech. */
function makeLookup(): SkillLookup {
  const lines = [softwareSkills, technicalSkills, businessSkills].flatMap((text) =>
    text.split('\n').filter((line) => line !== '' && !line.startsWith('# ')),
  );
  const entries = lines.map((line) => {
    const [marked = '', aliases = ''] = line.split(' = ');
    const name = marked.replace(/ ~$/, '');
    return { skill: { name, everyday: marked !== name }, aliases: aliases.split(', ').filter(Boolean) };
  });
  const byKey = new Map<string, ListedSkill>();
  // a name wins over another skill's alias, and a written alias over a synonym
  for (const { skill } of entries) addTo(byKey, toTokens(skill.name), skill);
  for (const { skill, aliases } of entries) for (const alias of aliases) addTo(byKey, toTokens(alias), skill);
  for (const { skill } of entries) {
    for (const tokens of synonymsOf(toTokens(skill.name)) ?? []) addTo(byKey, tokens, skill);
  }
  const longest = Math.max(...[...byKey.keys()].map((key) => key.split(' ').length));
  return { byKey, longest };
}

function addTo(byKey: Map<string, ListedSkill>, tokens: readonly string[], skill: ListedSkill): void {
  const key = tokens.join(' ');
  if (!byKey.has(key)) byKey.set(key, skill);
}

/** The skill that a text names, whatever its case, spelling or alias ('reactjs', 'Amazon Web Services'), or null. */
export function listedSkill(text: string): ListedSkill | null {
  lookup ??= makeLookup();
  return lookup.byKey.get(toTokens(text).join(' ')) ?? null;
}

/** Words in the longest name of a skill. */
export function longestSkillName(): number {
  lookup ??= makeLookup();
  return lookup.longest;
}
