import { presentJob } from '#api/presenters/present-job.ts';
import { versionOf } from '#api/version-of.ts';
import type { JobRecord } from '#mongo/models/job.ts';

/** The version of what an employer says of a job: another for every other content, the same whoever's name it bears. */
export function jobVersion(record: JobRecord): string {
  const { createdBy: _createdBy, ...content } = presentJob(record);
  return versionOf(content);
}
