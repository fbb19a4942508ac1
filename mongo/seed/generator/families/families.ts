import type { Random } from '#mongo/seed/generator/random.ts';
import { businessFamilies } from './business.ts';
import { dataAndCloudFamilies } from './data-and-cloud.ts';
import type { Family } from './family.ts';
import { fieldFamilies } from './field.ts';
import { softwareFamilies } from './software.ts';

export const families: readonly Family[] = [
  ...softwareFamilies,
  ...dataAndCloudFamilies,
  ...businessFamilies,
  ...fieldFamilies,
];

const byWeight = families.flatMap((family) => Array.from({ length: family.weight }, () => family));

export const pickFamily = (random: Random): Family => random.pick(byWeight);

const LEVEL_ENDS_YEARS = [2, 5, 9, 14];

/** The level of seniority (0 to 4) after this many months of work. */
export function levelAfter(months: number): 0 | 1 | 2 | 3 | 4 {
  const level = LEVEL_ENDS_YEARS.findIndex((years) => months < years * 12);
  return (level === -1 ? 4 : level) as 0 | 1 | 2 | 3 | 4;
}
