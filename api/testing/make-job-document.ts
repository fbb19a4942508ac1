import { type JobDocument, jobDocument } from '#search-templates/jobs/document.ts';
import { jobEvidence } from '#search-templates/jobs/job-evidence.ts';

/** A job's document with only the given fields set. */
export function makeJobDocument(id: string, known: Partial<JobDocument> = {}): JobDocument {
  const { title = 'Tester', skills = [], description = '', requirements = [] } = known;
  return jobDocument.parse({
    id,
    revision: 1,
    jobId: 'JOB-000001',
    title,
    skills,
    description,
    requirements,
    ...jobEvidence({ title, skills, description, requirements }),
    company: null,
    locationType: 'onsite',
    city: null,
    industry: null,
    employmentType: 'ft',
    experience: { min: 2, max: 5 },
    salary: { min: 6, max: 12 },
    deadline: '2099-01-01',
    status: 'live',
    createdAt: '2026-01-01T00:00:00.000Z',
    createdBy: '0123456789abcdef01234567',
    ...known,
  });
}
