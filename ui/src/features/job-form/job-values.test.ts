import { describe, expect, it } from 'vitest';
import type { Job } from '#api/jobs/contract.ts';
import { pathProblems } from '#ui/lib/path-problems.ts';
import { emptyJob, isAmountSoFar, type JobValues, jobSchema, valuesOf } from './job-values.ts';

const right: JobValues = {
  title: 'Painter',
  description: 'Paints.',
  skills: ['Paint'],
  requirements: ['Patience'],
  experience: { min: '0', max: '2.5' },
  salary: { min: '3', max: '3' },
  location: { type: 'remote', city: '' },
  industry: 'Arts',
  employmentType: 'pt',
  deadline: '2026-06-01',
};
const problems = (more: Partial<JobValues>) => pathProblems(jobSchema('2026-06-01'), { ...right, ...more });

describe('the form of a job', () => {
  it('with valid fields has no problem, and sends numbers', () => {
    expect(problems({})).toEqual({});
    expect(jobSchema('2026-06-01').parse(right)).toMatchObject({
      experience: { min: 0, max: 2.5 },
      location: { type: 'remote' },
    });
  });

  it('reports for every empty field what is missing', () => {
    expect(problems(emptyJob)).toEqual({
      title: 'Title is required!',
      description: 'Description is required!',
      skills: 'Add ≥1',
      requirements: 'Add ≥1',
      'experience.min': 'Number needed',
      'experience.max': 'Number needed',
      'salary.min': 'Number needed',
      'salary.max': 'Number needed',
      'location.type': 'Select one',
      industry: 'Industry is required!',
      employmentType: 'Select one',
      deadline: 'Deadline is required!',
    });
  });

  it.each<[Partial<JobValues>, object]>([
    [{ deadline: '2026-05-31' }, { deadline: 'Deadline cannot be earlier than today!' }],
    [{ salary: { min: '4', max: '3.9' } }, { 'salary.max': '≥ min sal' }],
    [{ experience: { min: '4', max: '3' } }, { 'experience.max': '≥ min exp' }],
    [{ location: { type: 'onsite', city: '' } }, { 'location.city': 'Required for onsite' }],
  ])('%j: %j', (more, expected) => {
    expect(problems(more)).toEqual(expected);
  });

  it.each(['', '9', '99', '9.', '12.5', '.5'])('accepts “%s” while typing an amount', (text) => {
    expect(isAmountSoFar(text)).toBe(true);
  });
  it.each(['100', '1.55', '-1', '1e3', 'x', '१'])('refuses “%s”', (text) => {
    expect(isAmountSoFar(text)).toBe(false);
  });

  it('starts with the job’s values, which are valid', () => {
    const job: Job = {
      ...jobSchema('2026-06-01').parse(right),
      location: { type: 'remote', city: null },
      _id: '0123456789abcdef01234567',
      id: 'JOB-000001',
      status: 'live',
      isEnable: true,
      createdAt: '2026-01-01T00:00:00.000Z',
      createdBy: { _id: '0123456789abcdef01234567', companyName: null },
    };
    expect(valuesOf(job)).toEqual(right);
  });
});
