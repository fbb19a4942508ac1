import { Types } from 'mongoose';
import { type ApplicationFilter, employerApplications } from '#api/contract/employer-applications.ts';
import { findOwnJob } from '#api/jobs/find-own-job.ts';
import { presentApplicationRow } from '#api/presenters/present-application-row.ts';
import { readPage } from '#api/read-page.ts';
import type { CandidateRecord } from '#mongo/models/candidate.ts';
import type { JobRecord } from '#mongo/models/job.ts';
import { handler } from './handler.ts';

const only: Record<ApplicationFilter, object> = {
  all: {},
  applied: { applicationStatus: true },
  saved: { saveStatus: true },
};

export const employerApplicationsRoute = handler(employerApplications, async ({ input, session, deps: { mongo } }) => {
  const { job: key, status, page, perPage } = input.query;
  const employer = new Types.ObjectId(session.user._id);
  const job = key ? await findOwnJob(mongo, key, session.user._id) : null;
  const filter = { employer, ...(job && { job: job._id }), ...only[status] };
  const sort = { appliedAt: -1, savedAt: -1, _id: 1 } as const;
  const { records, total, totalPages } = await readPage(mongo.applications, filter, { sort, page, perPage });
  const [candidates, jobs] = await Promise.all([
    mongo.candidates.find({ _id: { $in: records.map(({ candidate }) => candidate) } }, NAMES).lean<CandidateRecord[]>(),
    mongo.jobs.find({ _id: { $in: records.map(({ job }) => job) } }, { deleted: 1 }).lean<JobRecord[]>(),
  ]);
  const byId = new Map(candidates.map((candidate) => [String(candidate._id), candidate]));
  const there = new Set(jobs.filter(({ deleted }) => !deleted).map(({ _id }) => String(_id)));
  return {
    success: true,
    message: total === 0 ? 'No applications found.' : 'Applications found.',
    applications: records.map((record) =>
      presentApplicationRow(record, byId.get(String(record.candidate)), there.has(String(record.job))),
    ),
    job: job && { _id: String(job._id), id: job.id, title: job.title },
    pagination: { currentPage: page, totalPages, totalCount: total },
  };
});

const NAMES = { applicantName: 1, firstName: 1, middleName: 1, lastName: 1, emailAddress: 1, deleted: 1 } as const;
