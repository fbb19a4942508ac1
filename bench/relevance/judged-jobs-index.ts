import type { Client } from '@elastic/elasticsearch';
import { Types } from 'mongoose';
import { projectJob } from '#indexer/projections/job.ts';
import type { JobRecord } from '#mongo/models/job.ts';
import { jobsIndex } from '#search-templates/jobs/mapping.ts';
import type { JudgedPosting } from '../judged-job-searches/load-judged-jobs.ts';
import { fillJudgedIndex, withLengths } from './judged-index.ts';

/** Puts the judged jobs into the product's index `<name>` and into `<name>-bm25`, where every field has its length. */
export async function fillJudgedJobIndices(elasticsearch: Client, name: string, jobs: JudgedPosting[]): Promise<void> {
  const companies = [...new Set(jobs.map(({ job }) => job.companyName))];
  const documents = jobs.map((posting, at) => ({
    id: posting.id,
    document: projectJob(recordOf(posting, at, companies.indexOf(posting.job.companyName))),
  }));
  await fillJudgedIndex(elasticsearch, name, jobsIndex, documents);
  await fillJudgedIndex(elasticsearch, `${name}-bm25`, withLengths(jobsIndex), documents);
}

function recordOf({ job }: JudgedPosting, at: number, company: number): JobRecord {
  return {
    ...job,
    _id: objectId(at),
    revision: 1,
    id: `JOB-${String(at + 1).padStart(6, '0')}`,
    status: 'live',
    isEnable: true,
    updatedAt: job.createdAt,
    createdBy: objectId(company),
  };
}

const objectId = (number: number) => new Types.ObjectId(number.toString(16).padStart(24, '0'));
