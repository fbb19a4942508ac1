import { requiredText } from './required-text.ts';

export const ALPHABETIC_MESSAGE = 'Only alphabetic characters are allowed. No numbers or special characters!';

/** Letters of any script with what stands between them in names of places and trades (`St. Thomas Mount`, `R&D / IT`). */
const WORDS = /^\p{L}(?:[\p{L}\p{M} .,'’()&/-]|\u200c|\u200d)*$/u;

const alphabetic = (missing: string) =>
  requiredText(missing).max(200, 'At most 200 characters!').regex(WORDS, ALPHABETIC_MESSAGE);

export const jobCity = alphabetic('Required for onsite');
export const jobIndustry = alphabetic('Industry is required!');
