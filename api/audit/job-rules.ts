import type { AuditRules } from './audit-rule.ts';

const ADVERTS = { notAudited: 'Job adverts are published; they hold no candidate’s data.' };
const OWN_MARKS = { notAudited: 'Reads or changes what the caller itself saved.' };
const COMPANY = { notAudited: 'A company’s page is published to every account.' };

export const jobRules = {
  'create-job': { changes: (_, { job }) => ({ action: 'create', kind: 'job', records: [job._id] }) },
  'update-job': { changes: ({ input }) => ({ action: 'change', kind: 'job', records: [input.params.id] }) },
  'delete-jobs': { changes: ({ input }) => ({ action: 'delete', kind: 'job', records: input.body.ids }) },
  'list-jobs': ADVERTS,
  'job-detail': ADVERTS,
  'fetch-jobs': ADVERTS,
  'fetch-jobs-facets': ADVERTS,
  'jobs-like-yours': ADVERTS,

  'apply-job': {
    changes: ({ input, session }) => ({
      action: 'create',
      kind: 'application',
      records: [`${session.user._id}:${input.body.jobId}`],
    }),
  },
  'employer-applications': {
    reads(_, { applications }) {
      const candidates = applications.map(({ candidate }) => candidate._id);
      return candidates.length > 0 ? { action: 'view', kind: 'candidate', records: candidates } : null;
    },
  },
  'update-application-status': {
    changes: ({ input }) => ({ action: 'decide', kind: 'application', records: [input.body.id] }),
  },
  'my-applications': OWN_MARKS,
  'job-list': OWN_MARKS,
  'toggle-save': OWN_MARKS,
  'remove-saved-job': OWN_MARKS,

  'update-employer': {
    changes: ({ session }) => ({ action: 'change', kind: 'company', records: [session.user._id] }),
  },
  'fetch-company': COMPANY,
  'company-logo': COMPANY,
  'employer-metrics': { notAudited: 'Shows counts alone.' },
} satisfies Partial<AuditRules>;
