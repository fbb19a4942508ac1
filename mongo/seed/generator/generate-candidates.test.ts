import { describe, expect, test } from 'vitest';
import { canonicalCity } from '#domain/places/cities.ts';
import { type GeneratedCandidate, generateCandidates } from './generate-candidates.ts';
import { generateJobs } from './generate-jobs.ts';

const today = new Date('2026-06-01T00:00:00Z');
const people = [...generateCandidates({ seed: 9, count: 2_000, today })];
const years = (from: Date, to: Date) => (to.getTime() - from.getTime()) / 31_557_600_000;

describe('generated candidates', () => {
  test('are the same for the same seed, from any starting number', () => {
    expect([...generateCandidates({ seed: 9, count: 5, from: 100, today })]).toEqual(people.slice(100, 105));
    expect([...generateCandidates({ seed: 10, count: 1, today })][0]?._id).not.toEqual(people[0]?._id);
  });

  test('have unique ids, emails and phone numbers', () => {
    for (const key of [
      (person: GeneratedCandidate) => person._id.toHexString(),
      (person: GeneratedCandidate) => person.applicantID,
      (person: GeneratedCandidate) => person.emailAddress,
      (person: GeneratedCandidate) => person.phoneNumber?.number,
    ]) {
      expect(new Set(people.map(key)).size).toBe(people.length);
    }
    expect(people.every(({ phoneNumber }) => /^[6-9]\d{9}$/.test(phoneNumber?.number ?? ''))).toBe(true);
  });

  test('have at most eight jobs, newest first, that neither overlap nor lie in the future', () => {
    for (const { workExperience } of people) {
      expect(workExperience.length).toBeLessThanOrEqual(8);
      workExperience.forEach((job, at) => {
        const end = job.periodTo ?? today;
        expect(job.periodFrom!.getTime()).toBeLessThan(end.getTime());
        expect(end.getTime()).toBeLessThanOrEqual(today.getTime());
        expect(job.isOngoing).toBe(job.periodTo === undefined);
        const older = workExperience[at + 1];
        if (older) expect(older.periodTo!.getTime()).toBeLessThan(job.periodFrom!.getTime());
      });
    }
  });

  test('have as much experience as the sum of their jobs, within a month a job', () => {
    for (const { experience, workExperience } of people) {
      const worked = workExperience.reduce((sum, job) => sum + years(job.periodFrom!, job.periodTo ?? today), 0);
      const stated = experience!.year + experience!.month / 12;
      expect(Math.abs(worked - stated)).toBeLessThan((workExperience.length + 1) / 11);
    }
  });

  test('were born at least 18 years before they began to work, and studied before that', () => {
    for (const { dateOfBirth, workExperience, education } of people) {
      const began = workExperience.at(-1)?.periodFrom ?? today;
      if (dateOfBirth) expect(years(dateOfBirth, began)).toBeGreaterThan(18);
      expect(education[0]!.courseCompletion!.year).toBeLessThanOrEqual(began.getUTCFullYear());
    }
  });

  test('live in known cities, in the right state', () => {
    for (const { presentAddress } of people) {
      expect(canonicalCity(presentAddress!.city!)?.state).toBe(presentAddress?.state);
    }
  });

  test('have consistent notice: serving with both dates, none without an employer', () => {
    for (const person of people) {
      if (person.noticePeriod === 'serving') {
        expect(person.noticePeriodServingDate!.getTime()).toBeLessThan(today.getTime());
        expect(person.lwd!.getTime()).toBeGreaterThan(today.getTime());
      }
      if (!person.workExperience[0]?.isOngoing) expect(person.noticePeriod).toBe('immediate');
    }
  });

  test('earn more the longer they have worked', () => {
    const mean = (from: number, to: number) => {
      const paid = people.filter(({ experience }) => experience!.year >= from && experience!.year < to);
      const amounts = paid.flatMap(({ currentCTC }) => (currentCTC ? [currentCTC.amount] : []));
      return amounts.reduce((sum, amount) => sum + amount, 0) / amounts.length;
    };
    expect(mean(3, 6)).toBeGreaterThan(mean(0, 2));
    expect(mean(10, 20)).toBeGreaterThan(mean(3, 6) * 1.4);
  });

  test('mostly have a resume of 1 to 4 KB that names them and their skills', () => {
    const resumes = people.filter(({ resumeText }) => resumeText !== undefined);
    expect(resumes.length / people.length).toBeGreaterThan(0.75);
    for (const { resumeText, applicantName, primarySkills, resumeAvailable } of resumes) {
      expect(resumeAvailable).toBe(true);
      expect(resumeText!.length).toBeGreaterThan(1_000);
      expect(resumeText!.length).toBeLessThan(4_096);
      expect(resumeText).toContain(applicantName);
      expect(resumeText).toContain(primarySkills[0]!.skill);
    }
  });
});

test('generated jobs are open for a while, most of them live, and pay a range', () => {
  const jobs = [...generateJobs({ seed: 9, count: 300, today })];
  expect(jobs.filter(({ status }) => status === 'live').length).toBeGreaterThan(240);
  for (const job of jobs) {
    expect(job.deadline.getTime()).toBeGreaterThan(today.getTime());
    expect(job.salary.max).toBeGreaterThan(job.salary.min);
    expect(job.isEnable).toBe(job.status === 'live');
    expect(job.location.city !== undefined).toBe(job.location.type === 'onsite');
  }
});
