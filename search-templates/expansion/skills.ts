import { businessSkills } from '#domain/skills/business-skills.ts';
import { softwareSkills } from '#domain/skills/software-skills.ts';
import { technicalSkills } from '#domain/skills/technical-skills.ts';
import { toTokens } from '#search-templates/analyzer-twin/tokens.ts';
import { synonymsOf } from './synonyms.ts';

/** A skill of the product's list. */
export interface ListedSkill {
  name: string;
  /** Also an everyday word: it names a skill only in a list of skills. */
  everyday: boolean;
}

interface SkillLookup {
  byKey: Map<string, ListedSkill>;
  longest: number;
}

/** Built on first use, so that screens without skills don't pay for it. */
let lookup: SkillLookup | null = null;

/** One skill per line: `Name`, `Name = alias, alias`; `~` after the name marks an everyday word. */
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
  // a name wins over another skill's alias, and a listed alias over a synonym
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

/** The skill that a text names, ignoring case, spelling and alias ('reactjs', 'Amazon Web Services'), or null. */
export function listedSkill(text: string): ListedSkill | null {
  lookup ??= makeLookup();
  return lookup.byKey.get(toTokens(text).join(' ')) ?? null;
}

/** The same of a text's tokens. */
export function skillOfTokens(tokens: readonly string[]): ListedSkill | null {
  lookup ??= makeLookup();
  return lookup.byKey.get(tokens.join(' ')) ?? null;
}

/** The number of words in a skill's longest name. */
export function longestSkillName(): number {
  lookup ??= makeLookup();
  return lookup.longest;
}
