import type { JobRecord } from '#mongo/models/job.ts';
import type { JobDocument } from '#search-templates/jobs/document.ts';
import { jobEvidence } from '#search-templates/jobs/job-evidence.ts';
import { cityNameOf, cleanTexts } from './candidate-places.ts';

type Span = JobDocument['experience'];

const spanOf = (span: Partial<Span> | undefined): Span => ({ min: span?.min ?? null, max: span?.max ?? null });

/** Projects a job's record to the document. Throws if the record violates its type. */
export function projectJob(record: JobRecord): JobDocument {
  const skills = cleanTexts(record.skills);
  const requirements = cleanTexts(record.requirements);
  const { title, description } = record;
  return {
    id: record._id.toString(),
    revision: record.revision,
    jobId: record.id ?? null,
    title,
    skills,
    description,
    requirements,
    company: record.companyName?.trim() || null,
    ...jobEvidence({ title, skills, description, requirements }),
    locationType: record.location?.type ?? null,
    city: cityNameOf(record.location?.city),
    industry: record.industry || null,
    employmentType: record.employmentType ?? null,
    experience: spanOf(record.experience),
    salary: spanOf(record.salary),
    deadline: record.deadline?.toISOString().slice(0, 10) ?? null,
    status: record.status,
    createdAt: record.createdAt.toISOString(),
    createdBy: record.createdBy.toString(),
  };
}
