import { jobForm } from '#api/testing/owners.ts';
import { type Action, action, form, type Seen } from '../action.ts';
import { liveOf } from './candidates.ts';

const HEADQUARTERS = { addressLine1: '1', city: 'Pune', state: 'Maharashtra', country: 'India', zipCode: '411001' };

const applicationOf = ({ stored, world }: Seen, job: 'liveJob' | 'savedJob' | 'openJob') =>
  stored.byId('applications', `${world.accounts.S._id}:${world.ids[job]}`);

const OF_SEEKER = ['account:S', 'candidate:S', 'application:S'];

export const jobActions: readonly Action[] = [
  action({
    contract: 'create-job',
    touches: ['account:E'],
    writes: ['jobs'],
    send: ({ word, send }) => {
      const { status: _, ...job } = jobForm();
      return send('E', 'POST', '/create-job', { body: { ...job, title: `Job ${word}` } });
    },
    effect: ({ stored, word }) => stored.all('jobs').some(({ title }) => title === `Job ${word}`),
  }),
  action({
    contract: 'update-job',
    touches: ['job:liveJob', 'account:E'],
    writes: ['jobs', 'holds'],
    replaces: ['job title'],
    send: ({ world, word, send }) =>
      send('E', 'PUT', `/update-job/${world.ids.liveJob}`, { body: { ...jobForm(), title: `Job ${word}` } }),
    effect: ({ stored, world, word }) => stored.byId('jobs', world.ids.liveJob)?.title === `Job ${word}`,
  }),
  action({
    contract: 'delete-jobs',
    touches: ['job:liveJob'],
    writes: ['jobs'],
    ends: ['job:liveJob'],
    send: ({ world, send }) => send('E', 'POST', '/delete-jobs', { body: { ids: [String(world.ids.liveJob)] } }),
    effect: ({ stored, world }) => stored.byId('jobs', world.ids.liveJob)?.deleted !== undefined,
  }),
  action({
    contract: 'update-employer',
    touches: ['account:E', 'job:liveJob', 'job:savedJob'],
    writes: ['employers', 'jobs'],
    replaces: ['company'],
    send: ({ word, send }) =>
      send('E', 'POST', '/update-employer', {
        body: form({
          ...{ companyName: `Mill ${word}`, industry: 'Banking', companySize: '51-200' },
          headquarters: HEADQUARTERS,
        }),
      }),
    effect: ({ stored, world, word }) => {
      const company = stored.all('employers').find(({ user }) => String(user) === String(world.accounts.E._id));
      const jobs = stored.all('jobs').filter((job) => !job.deleted && String(job.createdBy) === String(company?.user));
      return [company, ...jobs].every((each) => each?.companyName === `Mill ${word}`);
    },
  }),
  action({
    contract: 'update-application-status',
    touches: ['application:S', 'job:liveJob', 'account:E'],
    writes: ['applications'],
    once: 'decision',
    sameAs: ['decide-applications'],
    send: ({ world, send }) =>
      send('E', 'POST', '/update-application-status', {
        body: { id: `${world.accounts.S._id}:${world.ids.liveJob}`, status: 'shortlisted' },
      }),
    effect: (seen) => applicationOf(seen, 'liveJob')?.hiringStatus === 'shortlisted',
  }),
  action({
    contract: 'decide-applications',
    touches: ['application:S', 'job:liveJob', 'account:E'],
    writes: ['applications'],
    once: 'decision',
    sameAs: ['update-application-status'],
    send: ({ world, send }) =>
      send('E', 'POST', '/decide-applications', {
        body: { ids: [`${world.accounts.S._id}:${world.ids.liveJob}`], status: 'shortlisted' },
      }),
    effect: (seen) => applicationOf(seen, 'liveJob')?.hiringStatus === 'shortlisted',
  }),
  action({
    contract: 'take-back-decisions',
    touches: ['application:S2', 'job:liveJob', 'account:E'],
    writes: ['applications'],
    send: ({ world, send }) =>
      send('E', 'POST', '/take-back-decisions', { body: { ids: [`${world.accounts.S2._id}:${world.ids.liveJob}`] } }),
    effect: ({ stored, world }) => {
      const application = stored.byId('applications', `${world.accounts.S2._id}:${world.ids.liveJob}`);
      return application !== undefined && !application.hiringStatus && !application.decisionNotice;
    },
  }),
  action({
    contract: 'toggle-save',
    touches: [...OF_SEEKER, 'job:openJob'],
    writes: ['applications'],
    supersededBy: ['toggle-save'],
    sameAs: ['toggle-save'],
    send: ({ world, send }) => send('S', 'POST', '/toggle-save', { body: { jobId: String(world.ids.openJob) } }),
    effect: (seen) => applicationOf(seen, 'openJob')?.saveStatus === true,
  }),
  action({
    contract: 'remove-saved-job',
    touches: [...OF_SEEKER, 'job:savedJob'],
    writes: ['applications'],
    send: ({ world, send }) => send('S', 'GET', `/remove-saved-job/${world.ids.savedJob}`),
    effect: (seen) => !applicationOf(seen, 'savedJob')?.saveStatus,
    sameAs: ['remove-saved-job', 'erase-me', 'erase-candidate S', 'admin-user-delete S'],
  }),
  action({
    contract: 'apply-job',
    touches: [...OF_SEEKER, 'job:openJob'],
    writes: ['applications', 'notifications'],
    once: 'application',
    send: ({ world, send }) => send('S', 'POST', '/apply-job', { body: { jobId: String(world.ids.openJob) } }),
    effect: (seen) => {
      const application = applicationOf(seen, 'openJob');
      const live = liveOf(seen.stored, seen.world, 'S');
      return application?.applicationStatus === true && String(application.candidate) === String(live?._id);
    },
  }),
];
