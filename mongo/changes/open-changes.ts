import type { Mongo } from '#mongo/connect-mongo.ts';
import type { Log } from '#mongo/log.ts';
import type { CandidateRecord } from '#mongo/models/candidate.ts';
import type { JobRecord } from '#mongo/models/job.ts';
import type { ResumeRecord } from '#mongo/models/resume.ts';
import type { TaskRecord } from '#mongo/models/task.ts';
import type { Kafka } from './kafka.ts';
import { createRelay, type Relay } from './relay.ts';
import { type TrackedCollection, trackedCollection } from './tracked-collection.ts';

/** All writes to indexed collections and tasks. */
export interface Changes {
  candidates: TrackedCollection<CandidateRecord>;
  jobs: TrackedCollection<JobRecord>;
  resumes: TrackedCollection<ResumeRecord>;
  tasks: TrackedCollection<TaskRecord>;
  relay: Relay;
  /** Starts sweeping for changes that were left unpublished. Writes work without it. */
  start(): void;
  /** Stops the sweep and waits for changes in flight. */
  stop(): Promise<void>;
}

export interface ChangesOptions {
  mongo: Mongo;
  kafka: Kafka;
  log: Log;
}

/** One per process. Kafka may be unavailable: changes are kept and published once it is back. */
export function openChanges({ mongo, kafka, log }: ChangesOptions): Changes {
  const relay = createRelay({ mongo, kafka, log });
  return {
    candidates: trackedCollection<CandidateRecord>(mongo, 'candidates', { relay }),
    jobs: trackedCollection<JobRecord>(mongo, 'jobs', { relay }),
    resumes: trackedCollection<ResumeRecord>(mongo, 'resumes', { relay }),
    tasks: trackedCollection<TaskRecord>(mongo, 'tasks', { relay }),
    relay,
    start: () => relay.start(),
    stop: () => relay.stop(),
  };
}
