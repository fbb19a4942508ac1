import { adminUserDelete } from '#api/contract/admin-user-delete.ts';
import { applyJob } from '#api/contract/apply-job.ts';
import { bulkParseResumes } from '#api/contract/bulk-parse-resumes.ts';
import { candidateComment } from '#api/contract/candidate-comment.ts';
import { candidateResumeText } from '#api/contract/candidate-resume-text.ts';
import { candidatesExport } from '#api/contract/candidates-export.ts';
import { createEmployer } from '#api/contract/create-employer.ts';
import { createJob } from '#api/contract/create-job.ts';
import type { Contract } from '#api/contract/define-contract.ts';
import { deleteJobs } from '#api/contract/delete-jobs.ts';
import { distinctMark } from '#api/contract/distinct-mark.ts';
import { distinctUndo } from '#api/contract/distinct-undo.ts';
import { eraseCandidate } from '#api/contract/erase-candidate.ts';
import { eraseMe } from '#api/contract/erase-me.ts';
import { fetchCandidate } from '#api/contract/fetch-candidate.ts';
import { findDuplicates } from '#api/contract/find-duplicates.ts';
import { identityQuestionsSettle } from '#api/contract/identity-questions-settle.ts';
import { importCandidate } from '#api/contract/import-candidate.ts';
import { importCandidateInfo } from '#api/contract/import-candidate-info.ts';
import { importCandidateReport } from '#api/contract/import-candidate-report.ts';
import { importCandidateUndo } from '#api/contract/import-candidate-undo.ts';
import { importResume } from '#api/contract/import-resume.ts';
import { logout } from '#api/contract/logout.ts';
import { mergeCandidates } from '#api/contract/merge-candidates.ts';
import { parseResumes } from '#api/contract/parse-resumes.ts';
import { parsingRunCancel } from '#api/contract/parsing-run-cancel.ts';
import { processResumes } from '#api/contract/process-resumes.ts';
import { resetPassword } from '#api/contract/reset-password.ts';
import { resolveTicket } from '#api/contract/resolve-ticket.ts';
import { resume } from '#api/contract/resume.ts';
import { resumeInboxClear } from '#api/contract/resume-inbox-clear.ts';
import { searchIndexAudit } from '#api/contract/search-index-audit.ts';
import { searchIndexReindex } from '#api/contract/search-index-reindex.ts';
import { searchIndexReplayDeadLetters } from '#api/contract/search-index-replay-dead-letters.ts';
import { shortlistAdd } from '#api/contract/shortlist-add.ts';
import { shortlistRemove } from '#api/contract/shortlist-remove.ts';
import { signin } from '#api/contract/signin.ts';
import { signup } from '#api/contract/signup.ts';
import { updateApplicationStatus } from '#api/contract/update-application-status.ts';
import { updateEmployer } from '#api/contract/update-employer.ts';
import { updateEmployerPassword } from '#api/contract/update-employer-password.ts';
import { updateJob } from '#api/contract/update-job.ts';
import { updatePassword } from '#api/contract/update-password.ts';
import { uploadCandidateResume } from '#api/contract/upload-candidate-resume.ts';
import { userDetails } from '#api/contract/user-details.ts';
import type { Session } from '#api/sessions/session.ts';
import { type AuditRule, audited } from './audit-rule.ts';

const ownAccount = (session: Session | null) => (session ? [session.user._id] : []);

const rules: readonly AuditRule[] = [
  audited(signin, (_, { user }) => ({ action: 'sign-in', kind: 'account', records: [user._id], by: user })),
  audited(signup, (_, { user }) => ({ action: 'create', kind: 'account', records: [user._id], by: user })),
  audited(createEmployer, async ({ input, deps }) => {
    const user = await deps.mongo.users.findOne({ email: input.body.email }, { _id: 1 }).lean();
    return { action: 'create', kind: 'account', records: user ? [String(user._id)] : [] };
  }),
  audited(logout, ({ session }) => session && { action: 'sign-out', kind: 'account', records: ownAccount(session) }),
  audited(updatePassword, ({ session }) => ({ action: 'change', kind: 'account', records: ownAccount(session) })),
  audited(userDetails, ({ session }) => ({ action: 'change', kind: 'account', records: ownAccount(session) })),
  audited(resetPassword, async ({ input, deps }) => {
    const user = await deps.mongo.users.findOne({ email: input.body.email }, { role: 1 }).lean();
    if (!user) return null;
    const _id = String(user._id);
    return { action: 'change', kind: 'account', records: [_id], by: { _id, role: user.role } };
  }),
  audited(updateEmployerPassword, ({ input }) => ({ action: 'change', kind: 'account', records: [input.params.id] })),
  audited(adminUserDelete, ({ input }, { receipt }) => ({
    action: 'delete',
    kind: 'account',
    records: [input.params.id, ...(receipt ? [receipt.id] : [])],
  })),

  audited(eraseCandidate, ({ input: { params } }, { receipt }) => ({
    action: 'erase',
    kind: 'candidate',
    records: [params.id, receipt.id],
  })),
  audited(mergeCandidates, ({ input: { body } }) => ({
    action: 'merge',
    kind: 'candidate',
    records: [body.keep, body.other],
  })),
  audited(distinctMark, ({ input: { body } }) => ({
    action: 'tell-apart',
    kind: 'candidate',
    records: [body.candidate, ...body.others],
  })),
  audited(distinctUndo, ({ input: { body } }) => ({
    action: 'suspect-again',
    kind: 'candidate',
    records: [body.candidate, ...body.others],
  })),
  audited(eraseMe, (_, { receipt }) => ({ action: 'erase', kind: 'receipt', records: [receipt.id] })),

  audited(fetchCandidate, ({ input: { params, query } }) =>
    query.again ? null : { action: 'view', kind: 'candidate', records: [params.id] },
  ),
  audited(resume, ({ input: { params, query } }) => ({
    action: query.download === '1' ? 'download' : 'view',
    kind: 'resume',
    records: [params.id],
  })),
  audited(candidateResumeText, ({ input }) => ({ action: 'view', kind: 'resume', records: [input.params.id] })),
  audited(uploadCandidateResume, ({ input }) => ({ action: 'change', kind: 'resume', records: [input.params.id] })),
  audited(candidateComment, ({ input }) => ({ action: 'change', kind: 'candidate', records: [input.params.id] })),
  audited(candidatesExport, ({ input }) => ({ action: 'export', kind: 'candidate', records: input.body.ids })),
  audited(shortlistAdd, ({ input }) => ({ action: 'list', kind: 'candidate', records: input.body.ids })),
  audited(shortlistRemove, ({ input }) => ({ action: 'unlist', kind: 'candidate', records: input.body.ids })),

  audited(importCandidate, (_, { jobId }) => ({ action: 'import', kind: 'task', records: [jobId] })),
  audited(importCandidateInfo, () => ({ action: 'import', kind: 'task', records: [] })),
  audited(importCandidateUndo, ({ input }) => ({ action: 'delete', kind: 'task', records: [input.params.jobId] })),
  audited(importCandidateReport, ({ input }) => ({ action: 'download', kind: 'task', records: [input.params.jobId] })),
  audited(parseResumes, (_, { jobIds }) => ({ action: 'import', kind: 'task', records: jobIds })),
  audited(bulkParseResumes, () => ({ action: 'import', kind: 'task', records: [] })),
  audited(importResume, (_, { jobId }) => ({ action: 'import', kind: 'task', records: [jobId] })),
  audited(parsingRunCancel, ({ input }) => ({ action: 'change', kind: 'task', records: [input.params.jobId] })),
  audited(resumeInboxClear, () => ({ action: 'delete', kind: 'task', records: [] })),
  audited(processResumes, () => ({ action: 'run', kind: 'task', records: [] })),
  audited(identityQuestionsSettle, (_, { taskId }) => ({ action: 'run', kind: 'task', records: [taskId] })),
  audited(findDuplicates, (_, { taskId }) => ({ action: 'run', kind: 'task', records: [taskId] })),
  audited(searchIndexReindex, (_, { taskId }) => ({ action: 'run', kind: 'task', records: [taskId] })),
  audited(searchIndexAudit, (_, { taskId }) => ({ action: 'run', kind: 'task', records: [taskId] })),
  audited(searchIndexReplayDeadLetters, (_, { taskId }) => ({ action: 'run', kind: 'task', records: [taskId] })),

  audited(createJob, (_, { job }) => ({ action: 'create', kind: 'job', records: [job._id] })),
  audited(updateJob, ({ input }) => ({ action: 'change', kind: 'job', records: [input.params.id] })),
  audited(deleteJobs, ({ input }) => ({ action: 'delete', kind: 'job', records: input.body.ids })),
  audited(applyJob, ({ input, session }) => ({
    action: 'create',
    kind: 'application',
    records: [`${session.user._id}:${input.body.jobId}`],
  })),
  audited(updateApplicationStatus, ({ input }) => ({
    action: 'decide',
    kind: 'application',
    records: [input.body.id],
  })),
  audited(updateEmployer, ({ session }) => ({ action: 'change', kind: 'company', records: ownAccount(session) })),
  audited(resolveTicket, ({ input }) => ({ action: 'change', kind: 'ticket', records: [input.body.ticketId] })),
];

const byContract = new Map(rules.map((rule) => [rule.contract, rule]));

/** How the log tells of a call; what admins alone may change needs no rule of its own to be told. */
export function auditRuleOf(contract: Contract): AuditRule | undefined {
  return byContract.get(contract) ?? (isAdminsChange(contract) ? { contract, note: noteByParams } : undefined);
}

const isAdminsChange = ({ roles, method }: Contract): boolean =>
  Array.isArray(roles) && roles.length === 1 && roles[0] === 'admin' && method !== 'GET';

const noteByParams: AuditRule['note'] = ({ input }) => ({
  action: 'change',
  kind: 'other',
  records: Object.values(input.params).map(String),
});
