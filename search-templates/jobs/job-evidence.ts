import { evidenceWeights } from '#search-templates/candidates/evidence/evidence-weights.ts';
import { type NameMatch, readName } from '#search-templates/matching/name-parts.ts';

/** From a part of names (matching/name-parts.ts) to how well it names the job's subject: above 0, at most 1. */
type PartWeights = Record<string, number>;

export interface JobEvidence {
  titleEvidence: PartWeights;
  skillEvidence: PartWeights;
}

/** The subject of a job, by its title and skills: “Java Developer” is a Java job, “Java Recruiter” hardly. */
export function jobEvidence({ title, skills }: { title: string; skills: readonly string[] }): JobEvidence {
  return {
    titleEvidence: partWeights([title], evidenceWeights.titleParts),
    skillEvidence: partWeights(skills, evidenceWeights.skillParts),
  };
}

function partWeights(names: readonly string[], weights: Record<NameMatch, number>): PartWeights {
  // not an object until the end: "constructor" is a word of titles
  const best = new Map<string, number>();
  for (const name of names) {
    for (const [part, match] of readName(name).parts) best.set(part, Math.max(best.get(part) ?? 0, weights[match]));
  }
  return Object.fromEntries(best);
}
