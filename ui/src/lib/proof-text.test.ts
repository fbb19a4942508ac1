import { expect, test } from 'vitest';
import { proofText } from './proof-text.ts';

const skill = { name: 'Java', years: 6.4, lastUsed: 2026, isPrimary: true };
const title = { name: 'Java Developer', years: 1.2, isCurrent: true };

test.each([
  [{ skill }, 'Java: 6 years, primary skill, used this year'],
  [{ skill: { ...skill, lastUsed: 2024 } }, 'Java: 6 years, primary skill, used in 2024'],
  [{ skill: { ...skill, lastUsed: null, isPrimary: false } }, 'Java: 6 years'],
  [{ skill: { name: 'Java', years: null, lastUsed: null, isPrimary: false } }, null],
  [{ title }, 'Java Developer: current title, 1 year'],
  [{ title: { ...title, isCurrent: false, years: 0.4 } }, 'Java Developer: past title, less than a year'],
  [{ title: { ...title, years: null } }, 'Java Developer: current title'],
  [{ skill, title }, 'Java: 6 years, primary skill, used this year; Java Developer: current title, 1 year'],
  [undefined, null],
])('%j reads “%s”', (proof, text) => {
  expect(proofText(proof ? { proof } : {}, 2026)).toBe(text);
});
