import { Schema, type Types } from 'mongoose';
import type { Tracked } from './candidate.ts';
import {
  flag,
  list,
  number,
  oneOf,
  plainPartOptions,
  recordOptions,
  requiredDate,
  requiredId,
  requiredText,
  text,
  trackedFields,
  trackedIndexes,
} from './schema-types.ts';

export const locationTypes = ['onsite', 'remote', 'hybrid'] as const;
export const employmentTypes = ['ft', 'pt', 'contract'] as const;
export const jobStatuses = ['live', 'draft'] as const;

export interface JobRecord extends Tracked {
  /** `JOB-000001` and up. */
  id: string;
  title: string;
  description: string;
  skills: string[];
  requirements: string[];
  /** Years. */
  experience: { min: number; max: number };
  /** LPA. */
  salary: { min: number; max: number };
  /** `city` only for on-site jobs. */
  location: { type: (typeof locationTypes)[number]; city?: string };
  industry: string;
  employmentType: (typeof employmentTypes)[number];
  /** The last day to apply, midnight UTC. */
  deadline: Date;
  status: (typeof jobStatuses)[number];
  isEnable: boolean;
  createdAt: Date;
  updatedAt: Date;
  /** The employer's account. */
  createdBy: Types.ObjectId;
  companyName?: string;
}

const plainPart = (definition: object) => new Schema(definition, plainPartOptions);

export const jobSchema = new Schema<JobRecord>(
  {
    ...trackedFields,
    id: text(20),
    title: requiredText(200),
    description: requiredText(20_000),
    skills: list(text(200), 100),
    requirements: list(text(1_000), 100),
    experience: plainPart({ min: number(0, 99), max: number(0, 99) }),
    salary: plainPart({ min: number(0, 1_000), max: number(0, 1_000) }),
    location: plainPart({ type: oneOf(locationTypes), city: text(200) }),
    industry: requiredText(200),
    employmentType: { ...oneOf(employmentTypes), required: true },
    deadline: requiredDate,
    status: { ...oneOf(jobStatuses), required: true },
    isEnable: flag,
    createdAt: requiredDate,
    updatedAt: requiredDate,
    createdBy: requiredId,
    companyName: text(200),
  },
  recordOptions,
);

trackedIndexes(jobSchema);
// counts the stubs (mongo/count-kept.ts)
jobSchema.index({ deletedOn: 1 }, { sparse: true });
jobSchema.index({ id: 1 }, { unique: true, sparse: true });
jobSchema.index({ createdBy: 1, createdAt: -1, _id: -1 });
jobSchema.index({ createdBy: 1, status: 1, deadline: 1, _id: 1 });
jobSchema.index({ status: 1, createdAt: -1, _id: -1 });
jobSchema.index({ createdAt: -1, _id: -1 });

/** The update that makes a job a draft, which searches no longer find. */
export const takeOff = (at: Date) => ({ $set: { status: 'draft' as const, isEnable: false, updatedAt: at } });
