import { Types } from 'mongoose';
import type { NewRecord } from '#mongo/changes/tracked-collection.ts';
import type { JobRecord } from '#mongo/models/job.ts';

let last = 800_000;

/** A live job open for years, with only the given fields set. */
export function jobRecord(known: Partial<JobRecord> = {}): NewRecord<JobRecord> {
  last += 1;
  const at = new Date('2026-02-03T04:05:06Z');
  return {
    _id: new Types.ObjectId(),
    id: `JOB-${last}`,
    title: 'Java Developer',
    description: 'Builds payment services.',
    skills: ['Java'],
    requirements: ['Patience'],
    experience: { min: 2, max: 5 },
    salary: { min: 6, max: 12 },
    location: { type: 'onsite', city: 'Pune' },
    industry: 'Banking',
    employmentType: 'ft',
    deadline: new Date('2099-01-01'),
    status: 'live',
    isEnable: true,
    createdAt: at,
    updatedAt: at,
    createdBy: new Types.ObjectId(),
    companyName: 'Godavari Pay',
    ...known,
  };
}
