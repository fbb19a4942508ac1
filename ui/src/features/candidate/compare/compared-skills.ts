import type { CandidateProfile } from '#api/candidates/contract.ts';
import { toTokens } from '#search-templates/analyzer-twin/tokens.ts';

export interface ComparedSkill {
  name: string;
  years: CandidateProfile['skills'][number]['experience'];
  isMatched: boolean;
  /** How many of the candidates have it. */
  holders: number;
}

/** The same for all spellings that the index takes for one word. */
const keyOf = (skill: string) => toTokens(skill).join(' ') || skill.toLowerCase();

/**
 * Each candidate's skills: those that `isMatched` accepts first, then those that not all have, then the rest; in each
 * part the primary ones come first.
 */
export function comparedSkills(
  people: readonly CandidateProfile[],
  isMatched: (skill: string, person: number) => boolean,
): ComparedSkill[][] {
  const owned = people.map(({ primarySkills, skills }) =>
    Map.groupBy([...primarySkills, ...skills], ({ skill }) => keyOf(skill)),
  );
  const holdersOf = (key: string) => owned.filter((skills) => skills.has(key)).length;
  const rankOf = ({ isMatched: matched, holders }: ComparedSkill) => (matched ? 0 : holders < people.length ? 1 : 2);
  return owned.map((skills, person) =>
    [...skills]
      .flatMap(([key, [first]]) => {
        if (!first) return [];
        const { skill: name, experience: years } = first;
        return [{ name, years, isMatched: isMatched(name, person), holders: holdersOf(key) }];
      })
      .toSorted((one, other) => rankOf(one) - rankOf(other)),
  );
}
