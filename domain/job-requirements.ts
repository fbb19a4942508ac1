import { z } from 'zod';
import { noticePeriods } from './notice-periods.ts';

/** Characters of a description that is read for its requirements. */
export const LONGEST_DESCRIPTION = 50_000;

/**
 * `must`: others are not found. `nice`: a word only ranks higher; a value also finds those who don't state it.
 * `ignore`: it is no part of the search.
 */
export const importances = ['must', 'nice', 'ignore'] as const;
export type Importance = (typeof importances)[number];

/** Each requirement's value. `experience` in years and `salary` in LPA; null is open. */
const values = {
  title: { title: z.string() },
  skill: { skill: z.string() },
  experience: { min: z.number().nullable(), max: z.number().nullable() },
  city: { city: z.string() },
  notice: { longest: z.enum(noticePeriods) },
  salary: { max: z.number() },
  language: { language: z.string() },
} as const;

/** `line`: where the description states it, from 1. */
const where = { importance: z.enum(importances), line: z.int() };

export const jobRequirement = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('title'), ...values.title, ...where }),
  z.strictObject({ kind: z.literal('skill'), ...values.skill, ...where }),
  z.strictObject({ kind: z.literal('experience'), ...values.experience, ...where }),
  z.strictObject({ kind: z.literal('city'), ...values.city, ...where }),
  z.strictObject({ kind: z.literal('notice'), ...values.notice, ...where }),
  z.strictObject({ kind: z.literal('salary'), ...values.salary, ...where }),
  z.strictObject({ kind: z.literal('language'), ...values.language, ...where }),
]);

/** What a job asks for, as read from its description. */
export type JobRequirement = z.output<typeof jobRequirement>;
