import { Types } from 'mongoose';
import { candidateName } from '#api/candidates/find-candidate.ts';
import { handler } from '#api/http/handler.ts';
import { readPage } from '#api/http/request.ts';
import { findOwnJob, jobIsGone, listApplications, UNDECIDED } from '#api/jobs/find-job.ts';
import { cityName } from '#domain/places/cities.ts';
import type { ApplicationRecord } from '#mongo/models/application.ts';
import type { CandidateRecord } from '#mongo/models/candidate.ts';
import type { JobRecord } from '#mongo/models/job.ts';
import { applyToJob, removeSavedJob as remove, toggleSavedJob } from './apply-to-job.ts';
import {
  type ApplicationFilter,
  type ApplicationRequirement,
  type ApplicationRow,
  applyJob,
  type DecisionFilter,
  employerApplications,
  myApplications,
  removeSavedJob,
  toggleSave,
} from './contract.ts';
import { undoMsOf } from './decide-application.ts';
import { examineApplicants } from './examine-applicants.ts';

export const applyJobRoute = handler(applyJob, async ({ input: { body }, session, deps }) => {
  await applyToJob(deps, session.user, body.jobId);
  return { success: true, message: 'Applied successfully!' };
});

interface ShownApplication {
  /** Undefined if its record was just removed. */
  candidate: CandidateRecord | undefined;
  jobIsThere: boolean;
  undoMs: number | null;
  requirements: ApplicationRequirement[] | undefined;
}

/** Presents an application to the job's owner. */
function presentApplicationRow(
  application: ApplicationRecord,
  { candidate, jobIsThere, undoMs, requirements }: ShownApplication,
): ApplicationRow {
  const known = candidate && !candidate.deleted ? candidate : undefined;
  return {
    _id: application._id,
    id: application._id,
    job: {
      _id: String(application.job),
      id: application.jobId,
      title: application.jobTitle,
      available: jobIsThere,
    },
    candidate: {
      _id: String(application.candidate),
      applicantFullName: known ? candidateName(known) : '',
      emailAddress: known?.emailAddress ?? null,
      experience: known?.experience ?? null,
      currentCTC: known?.currentCTC ?? null,
      noticePeriod: known?.noticePeriod ?? null,
      city: known?.presentAddress?.city ? cityName(known.presentAddress.city) : null,
    },
    saveStatus: application.saveStatus,
    applicationStatus: application.applicationStatus,
    appliedAt: application.appliedAt?.toISOString() ?? null,
    hiringStatus: application.hiringStatus ?? '',
    undoMs,
    ...(requirements && { requirements }),
  };
}

const only: Record<ApplicationFilter, object> = {
  all: {},
  applied: { applicationStatus: true },
  saved: { saveStatus: true },
};

const byDecision: Record<DecisionFilter, object> = {
  undecided: UNDECIDED,
  shortlisted: { hiringStatus: 'shortlisted' },
  rejected: { hiringStatus: 'rejected' },
};

export const employerApplicationsRoute = handler(employerApplications, async ({ input, session, deps, ctx }) => {
  const { mongo, now } = deps;
  const { job: key, status, decision, page, perPage } = input.query;
  const employer = new Types.ObjectId(session.user._id);
  const job = key ? await findOwnJob(mongo, key, session.user._id) : null;
  const filter = { employer, ...(job && { job: job._id }), ...only[status], ...(decision && byDecision[decision]) };
  const sort = { appliedAt: -1, savedAt: -1, _id: 1 } as const;
  const { records, total, totalPages } = await readPage(mongo.applications, filter, { sort, page, perPage });
  const [candidates, jobs] = await Promise.all([
    mongo.candidates.find({ _id: { $in: records.map(({ candidate }) => candidate) } }, SHOWN).lean<CandidateRecord[]>(),
    mongo.jobs.find({ _id: { $in: records.map(({ job }) => job) } }, REQUIRED).lean<JobRecord[]>(),
  ]);
  const byId = new Map(candidates.map((candidate) => [String(candidate._id), candidate]));
  const there = new Map(jobs.filter(({ deleted }) => !deleted).map((each) => [String(each._id), each]));
  const account = session.user._id;
  const examined = await examineApplicants(deps, {
    ...{ applications: records, jobs: there, candidates: byId },
    ...{ account, log: ctx.log, signal: ctx.signal },
  });
  const at = now();
  return {
    success: true,
    message: total === 0 ? 'No applications found.' : 'Applications found.',
    applications: records.map((record) =>
      presentApplicationRow(record, {
        candidate: byId.get(String(record.candidate)),
        jobIsThere: there.has(String(record.job)),
        undoMs: undoMsOf(record, account, at),
        requirements: examined.get(record._id),
      }),
    ),
    job: job && { _id: String(job._id), id: job.id, title: job.title },
    pagination: { currentPage: page, totalPages, totalCount: total },
  };
});

const SHOWN = {
  applicantName: 1,
  firstName: 1,
  middleName: 1,
  lastName: 1,
  emailAddress: 1,
  experience: 1,
  currentCTC: 1,
  expectedCTC: 1,
  noticePeriod: 1,
  'presentAddress.city': 1,
  preferredLocation: 1,
  'primarySkills.skill': 1,
  'skills.skill': 1,
  'workExperience.jobTitle': 1,
  deleted: 1,
} as const;

const REQUIRED = { title: 1, skills: 1, experience: 1, salary: 1, location: 1, deleted: 1 } as const;

export const myApplicationsRoute = handler(myApplications, async ({ session, deps }) => {
  const { saved, applied } = await listApplications(deps.mongo, session.user._id);
  return { success: true, message: 'Applications found.', savedList: saved, appliedList: applied, popup: false };
});

export const toggleSaveRoute = handler(toggleSave, async ({ input: { body }, session, deps }) => {
  const isSaved = await toggleSavedJob(deps, session.user, body.jobId);
  const { saved: savedList } = await listApplications(deps.mongo, session.user._id);
  return { success: true, message: isSaved ? 'Job saved.' : 'Job removed from the saved ones.', savedList };
});

export const removeSavedJobRoute = handler(removeSavedJob, async ({ input: { params }, session, deps }) => {
  if (!(await remove(deps.mongo, session.user._id, params.jobId))) throw jobIsGone();
  return { success: true, message: 'Job removed from the saved ones.' };
});
