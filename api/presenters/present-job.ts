import type { JobCard } from '#api/contract/job-card.ts';
import type { Job } from '#api/contract/job-shapes.ts';
import type { JobRecord } from '#mongo/models/job.ts';

/** A job whole. The deadline is yyyy-mm-dd; there is a city only where people work on site. */
export function presentJob(record: JobRecord): Job {
  return {
    _id: String(record._id),
    id: record.id,
    title: record.title,
    description: record.description,
    skills: record.skills,
    requirements: record.requirements,
    experience: { min: record.experience.min, max: record.experience.max },
    salary: { min: record.salary.min, max: record.salary.max },
    location: { type: record.location.type, city: record.location.city ?? null },
    industry: record.industry,
    employmentType: record.employmentType,
    deadline: record.deadline.toISOString().slice(0, 10),
    status: record.status,
    isEnable: record.isEnable,
    createdAt: record.createdAt.toISOString(),
    createdBy: { _id: String(record.createdBy), companyName: record.companyName ?? null },
  };
}

/** The same as it stands in lists. */
export function presentJobCard(record: JobRecord): JobCard {
  const { description: _description, requirements: _requirements, isEnable: _isEnable, ...card } = presentJob(record);
  return card;
}
