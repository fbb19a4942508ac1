import mongoose from 'mongoose';
import { describe, expect, test } from 'vitest';
import { candidateSchema } from '#mongo/models/candidate-schema.ts';
import { jobSchema } from '#mongo/models/job.ts';
import { taskSchema } from '#mongo/models/task.ts';
import { generateCandidates } from '#mongo/seed/generator/generate-candidates.ts';
import { generateJobs } from '#mongo/seed/generator/generate-jobs.ts';
import { recordFitter } from './fit-record.ts';

const Candidate = mongoose.model('fit-record candidates', candidateSchema);
const conform = recordFitter(candidateSchema);
const { resumeText: _, ...good } = [...generateCandidates({ seed: 1, count: 1 })][0]!;
const asMongoose = (record: object) => new Candidate(record).toObject({ depopulate: true });

describe('a record is cast as mongoose would store it', () => {
  test('generated candidates and jobs are equal and complete', () => {
    for (const { resumeText: _text, ...record } of generateCandidates({ seed: 5, count: 50 })) {
      expect(conform(record)).toEqual(asMongoose(record));
    }
    const Job = mongoose.model('fit-record jobs', jobSchema);
    for (const job of generateJobs({ seed: 5, count: 50 })) {
      expect(recordFitter(jobSchema)(job)).toEqual(new Job(job).toObject());
    }
  });

  test.each<[string, object]>([
    ['texts are trimmed', { applicantName: '  Asha Rao ' }],
    ['emails are stored in lower case', { emailAddress: 'Asha@Example.COM' }],
    [
      'numbers, dates, flags and ids are read from text',
      {
        experience: { year: '5', month: '6' },
        dateOfBirth: '1990-01-02',
        relocation: 'true',
        user: '0123456789abcdef01234567',
      },
    ],
    ['lists and flags that are missing get their defaults', { skills: undefined, resumeAvailable: undefined }],
    ['null stays null', { gender: null, presentAddress: null }],
  ])('%s', (_rule, change) => {
    expect(conform({ ...good, ...change })).toEqual(asMongoose({ ...good, ...change }));
  });

  test('a part without an id gets one', () => {
    const { skills } = conform({ ...good, skills: [{ skill: 'Go' }] }) as { skills: { _id: unknown }[] };
    expect(skills[0]?._id).toBeInstanceOf(mongoose.Types.ObjectId);
  });

  test('a task keeps its input unchanged', () => {
    const input = { rows: [1, { two: null }] };
    const task = {
      _id: new mongoose.Types.ObjectId(),
      revision: 1,
      kind: 'reindex',
      state: 'queued',
      input,
      createdAt: new Date(),
    };
    expect(recordFitter(taskSchema)(task)).toMatchObject({ input, logCount: 0, cancelRequested: false });
  });
});

describe('an invalid value is refused with its path, as in mongoose', () => {
  test.each<[string, object, string]>([
    ['a text over its limit', { applicantName: 'x'.repeat(201) }, 'applicantName'],
    ['a value that is not allowed', { gender: 'unknown' }, 'gender'],
    ['a missing required value', { createdOn: undefined }, 'createdOn'],
    ['a month of 13', { experience: { year: 1, month: 13 } }, 'experience.month'],
    ['a year with a fraction', { experience: { year: 1.5, month: 0 } }, 'experience.year'],
    ['an invalid date', { dateOfBirth: 'yesterday' }, 'dateOfBirth'],
    ['an entry over its limit inside a list', { skills: [{ skill: 'y'.repeat(201) }] }, 'skills.0.skill'],
    ['a text over its limit in a list of texts', { preferredJob: ['z'.repeat(201)] }, 'preferredJob.0'],
    ['a list over its limit', { preferredJob: Array.from({ length: 51 }, () => 'a') }, 'preferredJob'],
  ])('%s', async (_rule, change, path) => {
    const record = { ...good, ...change };
    expect(pathsRefused(() => conform(record))).toEqual([path]);
    await expect(new Candidate(record).validate()).rejects.toThrow();
  });

  test('unknown fields, at the top and inside', () => {
    expect(pathsRefused(() => conform({ ...good, surprise: 1, experience: { years: 1 } }))).toEqual([
      'surprise',
      'experience.years',
    ]);
    expect(() => new Candidate({ ...good, surprise: 1 })).toThrow();
  });

  test('all problems are named together, in words', () => {
    const broken = { ...good, gender: 'x', maritalStatus: 'y' };
    expect(() => conform(broken)).toThrow(/gender: .*not a valid enum value.*maritalStatus: /);
  });
});

function pathsRefused(work: () => unknown): string[] {
  try {
    work();
  } catch (error) {
    expect(error).toBeInstanceOf(mongoose.Error.ValidationError);
    return Object.keys((error as mongoose.Error.ValidationError).errors);
  }
  return [];
}
