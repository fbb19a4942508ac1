import { expect, test } from 'vitest';
import { newResumeStatus } from './present-candidate-card.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const now = new Date('2026-11-21T12:00:00Z');
const ago = (days: number) => new Date(now.getTime() - days * DAY_MS);

test('a resume is new for 30 days after its upload', () => {
  expect([0, 1, 29.9].map((days) => newResumeStatus(ago(days), now))).toEqual([true, true, true]);
  expect([30.1, 31, 400].map((days) => newResumeStatus(ago(days), now))).toEqual([false, false, false]);
});

test('a missing resume is not new', () => {
  expect([null, undefined].map((none) => newResumeStatus(none, now))).toEqual([false, false]);
});
