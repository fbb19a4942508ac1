import type { AuditNote, AuditRules } from './audit-rule.ts';

const of = <Action extends AuditNote['action']>(action: Action, records: string[]) => ({
  action,
  kind: 'candidate' as const,
  records,
});

/** The candidates that one page of a list shows. */
const viewAll = (candidates: string[]) => (candidates.length > 0 ? of('view', candidates) : null);
const viewById = { reads: ({ input }: { input: { params: { id: string } } }) => of('view', [input.params.id]) };

export const candidateRules = {
  // also with `again`: the entry of the hour is there already, unless this call is the first
  'fetch-candidate': { reads: (_, { candidate }) => of('view', [candidate._id]) },
  'candidate-comment-list': viewById,
  'candidate-comments': { reads: (_, { comments }) => viewAll(comments.map(({ candidateId }) => candidateId)) },
  'candidate-resumes': viewById,
  'candidate-matched': viewById,
  'candidate-similar': { notAudited: 'Shows cards, as a search does; opening a candidate is noted.' },
  'profile-picture': { notAudited: 'A part of a card or of a profile; opening the profile is noted.' },
  resume: {
    // job seekers get their own resume alone
    reads: ({ input: { params, query }, session }) =>
      session.user.role === 'job-seeker'
        ? null
        : { action: query.download === '1' ? 'download' : 'view', kind: 'resume', records: [params.id] },
  },
  'candidate-resume-text': { reads: ({ input }) => ({ action: 'view', kind: 'resume', records: [input.params.id] }) },
  'candidates-export': { reads: ({ input }) => of('export', input.body.ids) },

  'upload-candidate-resume': {
    changes: ({ input }) => ({ action: 'change', kind: 'resume', records: [input.params.id] }),
  },
  'candidate-comment': { changes: ({ input }) => of('comment', [input.params.id]) },
  'erase-candidate': { changes: ({ input }, { receipt }) => of('erase', [input.params.id, receipt.id]) },
  'erasure-receipt': { notAudited: 'A receipt holds counts alone, nothing that tells whose it was.' },

  duplicates: {
    reads: (_, { groups }) => viewAll(groups.flatMap(({ candidates }) => candidates.map(({ _id }) => _id))),
  },
  'distinct-pairs': {
    reads: (_, { pairs }) => viewAll(pairs.flatMap(({ candidates }) => candidates.map(({ _id }) => _id))),
  },
  'find-duplicates': { changes: (_, { taskId }) => ({ action: 'run', kind: 'task', records: [taskId] }) },
  'distinct-mark': { changes: ({ input: { body } }) => of('tell-apart', [body.candidate, ...body.others]) },
  'distinct-undo': { changes: ({ input: { body } }) => of('suspect-again', [body.candidate, ...body.others]) },
  'merge-candidates': { changes: ({ input: { body } }) => of('merge', [body.keep, body.other]) },
} satisfies Partial<AuditRules>;
