import { toTokens } from '#search-templates/analyzer-twin/tokens.ts';
import { evidenceWeights } from '#search-templates/candidates/evidence/evidence-weights.ts';
import { type NameMatch, readName } from '#search-templates/matching/name-parts.ts';

/** From a part of names (matching/name-parts.ts) to how well it names the job's subject: above 0, at most 1. */
type PartWeights = Record<string, number>;

export interface JobEvidence {
  titleEvidence: PartWeights;
  skillEvidence: PartWeights;
}

/** A job that lists more skills than that is about none of them: each counts less, the more there are. */
const MOST_CENTRAL_SKILLS = 6;
/** The text describes no work with the skill: it stands in the list alone. */
const LISTED_ONLY = 0.7;
/** The words of the texts in which skills are looked up. */
const MOST_TEXT_TOKENS = 2_000;

interface JobTexts {
  title: string;
  skills: readonly string[];
  description: string;
  requirements: readonly string[];
}

/** The subject of a job, by its texts: “Java Developer” is a Java job, “Java Recruiter” hardly. */
export function jobEvidence({ title, skills, description, requirements }: JobTexts): JobEvidence {
  const titleParts = readName(title).parts;
  const text = ` ${toTokens([title, description, ...requirements].join(' . '))
    .slice(0, MOST_TEXT_TOKENS)
    .join(' ')} `;
  const central = Math.min(1, MOST_CENTRAL_SKILLS / Math.max(1, skills.length));
  const ofTitle: PartValues = new Map();
  keepBest(ofTitle, titleParts, evidenceWeights.titleParts, 1);
  const ofSkills: PartValues = new Map();
  for (const skill of skills) {
    const { whole, parts } = readName(skill);
    const described = text.includes(` ${whole} `) ? 1 : LISTED_ONLY;
    // a trainer of Selenium lists it for others
    const own = titleParts.get(whole) === 'served' ? evidenceWeights.skillParts.served : 1;
    keepBest(ofSkills, parts, evidenceWeights.skillParts, central * described * own);
  }
  return { titleEvidence: rounded(ofTitle), skillEvidence: rounded(ofSkills) };
}

/** Not an object until the end: "constructor" is a word of titles. */
type PartValues = Map<string, number>;

function keepBest(
  best: PartValues,
  parts: ReadonlyMap<string, NameMatch>,
  weights: Record<NameMatch, number>,
  factor: number,
): void {
  for (const [part, match] of parts) best.set(part, Math.max(best.get(part) ?? 0, weights[match] * factor));
}

/** The index keeps eight bits. */
const rounded = (values: PartValues): PartWeights =>
  Object.fromEntries([...values].map(([part, value]) => [part, Math.max(0.001, Math.round(value * 1000) / 1000)]));
