import { todayInIndia } from '#domain/day-in-india.ts';
import type { Send } from './test-api.ts';

/** The input of create-job and update-job, except for whether the job is live. */
export const jobFields = {
  title: 'Java Developer',
  description: 'Builds payment services.',
  skills: ['Java', 'Spring Boot'],
  requirements: ['Patience'],
  experience: { min: 2, max: 5 },
  salary: { min: 6.5, max: 12 },
  location: { type: 'onsite', city: 'Pune' },
  industry: 'Banking & Finance',
  employmentType: 'ft',
  deadline: todayInIndia(new Date()),
};

export type JobCalls = ReturnType<typeof jobCalls>;

/** The calls about jobs by one sender; a job is named by `_id` or number. */
export function jobCalls(send: Send) {
  const create = (more: object = {}) =>
    send('POST', '/api/create-job', { body: { ...jobFields, isEnable: true, ...more } });
  const list = (query = '') => send('GET', `/api/list-jobs${query}`);
  return {
    create,
    /** Creates a valid job. */
    made: async (more: object = {}): Promise<{ _id: string; id: string }> => (await create(more)).body.job,
    update: (id: string, more: object = {}) =>
      send('PUT', `/api/update-job/${id}`, { body: { ...jobFields, status: 'live', ...more } }),
    remove: (ids: unknown) => send('POST', '/api/delete-jobs', { body: { ids } }),
    detail: (id: string) => send('GET', `/api/job-detail/${id}`),
    list,
    /** Titles on the first page of the list. */
    titles: async () => (await list()).body.jobs.map(({ title }: { title: string }) => title),
  };
}
