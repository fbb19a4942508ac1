import type { MatchedPart } from '#api/candidates/card-contract.ts';

/** Why a match counts in the order: `Java: 6 years, primary skill, used this year`; null if nothing speaks for it. */
export function proofText(
  { proof }: Pick<MatchedPart, 'proof'>,
  thisYear = new Date().getUTCFullYear(),
): string | null {
  const lines = [
    proof?.skill &&
      said(proof.skill.name, [
        yearsText(proof.skill.years),
        proof.skill.isPrimary && 'primary skill',
        proof.skill.lastUsed !== null &&
          (proof.skill.lastUsed === thisYear ? 'used this year' : `used in ${proof.skill.lastUsed}`),
      ]),
    proof?.title &&
      said(proof.title.name, [proof.title.isCurrent ? 'current title' : 'past title', yearsText(proof.title.years)]),
  ];
  return lines.filter(Boolean).join('; ') || null;
}

const said = (name: string, facts: (string | false | null)[]) => {
  const known = facts.filter(Boolean);
  return known.length > 0 ? `${name}: ${known.join(', ')}` : null;
};

function yearsText(years: number | null): string | null {
  if (years === null) return null;
  if (years < 1) return 'less than a year';
  const whole = Math.floor(years);
  return `${whole} ${whole === 1 ? 'year' : 'years'}`;
}
