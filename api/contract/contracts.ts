import { adminMetrics } from './admin-metrics.ts';
import { adminUser } from './admin-user.ts';
import { adminUserDelete } from './admin-user-delete.ts';
import { adminUsers } from './admin-users.ts';
import { advanceFilter } from './advance-filter.ts';
import { advanceFilterClauseCounts } from './advance-filter-clause-counts.ts';
import { advanceFilterFacets } from './advance-filter-facets.ts';
import { applyJob } from './apply-job.ts';
import { auditLog } from './audit-log.ts';
import { bulkParseResumes } from './bulk-parse-resumes.ts';
import { candidateComment } from './candidate-comment.ts';
import { candidateCommentList } from './candidate-comment-list.ts';
import { candidateComments } from './candidate-comments.ts';
import { candidateMatched } from './candidate-matched.ts';
import { candidateResumeText } from './candidate-resume-text.ts';
import { candidateResumes } from './candidate-resumes.ts';
import { candidateSimilar } from './candidate-similar.ts';
import { candidatesExport } from './candidates-export.ts';
import { checkProfile } from './check-profile.ts';
import { checkauth } from './checkauth.ts';
import { clientIp } from './client-ip.ts';
import { companyLogo } from './company-logo.ts';
import { createCertification } from './create-certification.ts';
import { createEducation } from './create-education.ts';
import { createEmployer } from './create-employer.ts';
import { createExperience } from './create-experience.ts';
import { createJob } from './create-job.ts';
import { createProject } from './create-project.ts';
import { createSkill } from './create-skill.ts';
import { createSocial } from './create-social.ts';
import type { Contract } from './define-contract.ts';
import { deleteCertification } from './delete-certification.ts';
import { deleteEducation } from './delete-education.ts';
import { deleteExperience } from './delete-experience.ts';
import { deleteJobs } from './delete-jobs.ts';
import { deleteProject } from './delete-project.ts';
import { deleteSkill } from './delete-skill.ts';
import { deleteSocial } from './delete-social.ts';
import { distinctMark } from './distinct-mark.ts';
import { distinctPairs } from './distinct-pairs.ts';
import { distinctUndo } from './distinct-undo.ts';
import { duplicates } from './duplicates.ts';
import { employerApplications } from './employer-applications.ts';
import { employerMetrics } from './employer-metrics.ts';
import { eraseCandidate } from './erase-candidate.ts';
import { eraseMe } from './erase-me.ts';
import { erasureReceipt } from './erasure-receipt.ts';
import { fetchCandidate } from './fetch-candidate.ts';
import { fetchCities } from './fetch-cities.ts';
import { fetchCompany } from './fetch-company.ts';
import { fetchJobs } from './fetch-jobs.ts';
import { fetchJobsFacets } from './fetch-jobs-facets.ts';
import { fetchLogsHistory } from './fetch-logs-history.ts';
import { fetchNotification } from './fetch-notification.ts';
import { fetchProfileData } from './fetch-profile-data.ts';
import { fetchSessionLogs } from './fetch-session-logs.ts';
import { fetchTicket } from './fetch-ticket.ts';
import { fetchTickets } from './fetch-tickets.ts';
import { fetchUser } from './fetch-user.ts';
import { fillProfile } from './fill-profile.ts';
import { findDuplicates } from './find-duplicates.ts';
import { identityQuestions } from './identity-questions.ts';
import { identityQuestionsSettle } from './identity-questions-settle.ts';
import { importCandidate } from './import-candidate.ts';
import { importCandidateCancel } from './import-candidate-cancel.ts';
import { importCandidateInfo } from './import-candidate-info.ts';
import { importCandidateReport } from './import-candidate-report.ts';
import { importCandidateSse } from './import-candidate-sse.ts';
import { importCandidateStatus } from './import-candidate-status.ts';
import { importCandidateUndo } from './import-candidate-undo.ts';
import { importPreview } from './import-preview.ts';
import { importResume } from './import-resume.ts';
import { imports } from './imports.ts';
import { jobDetail } from './job-detail.ts';
import { jobFilters } from './job-filters.ts';
import { jobList } from './job-list.ts';
import { jobsLikeYours } from './jobs-like-yours.ts';
import { listCandidates } from './list-candidates.ts';
import { listJobs } from './list-jobs.ts';
import { logout } from './logout.ts';
import { mergeCandidates } from './merge-candidates.ts';
import { myApplications } from './my-applications.ts';
import { notificationStream } from './notification-stream.ts';
import { parseResumes } from './parse-resumes.ts';
import { parseStatus } from './parse-status.ts';
import { parsedResume } from './parsed-resume.ts';
import { parsedResumeDiscard } from './parsed-resume-discard.ts';
import { parsedResumeSave } from './parsed-resume-save.ts';
import { parsedResumes } from './parsed-resumes.ts';
import { parsingRun } from './parsing-run.ts';
import { parsingRunCancel } from './parsing-run-cancel.ts';
import { processResumes } from './process-resumes.ts';
import { profilePicture } from './profile-picture.ts';
import { readResume } from './read-resume.ts';
import { removeSavedJob } from './remove-saved-job.ts';
import { resetPassword } from './reset-password.ts';
import { resolveTicket } from './resolve-ticket.ts';
import { resume } from './resume.ts';
import { resumeInbox } from './resume-inbox.ts';
import { resumeInboxClear } from './resume-inbox-clear.ts';
import { resumeOffers } from './resume-offers.ts';
import { savedSearchChange } from './saved-search-change.ts';
import { savedSearchCreate } from './saved-search-create.ts';
import { savedSearchDelete } from './saved-search-delete.ts';
import { savedSearches } from './saved-searches.ts';
import { searchHistory } from './search-history.ts';
import { searchHistoryClear } from './search-history-clear.ts';
import { searchIndex } from './search-index.ts';
import { searchIndexAudit } from './search-index-audit.ts';
import { searchIndexDeadLetters } from './search-index-dead-letters.ts';
import { searchIndexReindex } from './search-index-reindex.ts';
import { searchIndexReplayDeadLetters } from './search-index-replay-dead-letters.ts';
import { sendOtp } from './send-otp.ts';
import { sessionHistory } from './session-history.ts';
import { shortlistAdd } from './shortlist-add.ts';
import { shortlistCandidates } from './shortlist-candidates.ts';
import { shortlistChange } from './shortlist-change.ts';
import { shortlistCreate } from './shortlist-create.ts';
import { shortlistDelete } from './shortlist-delete.ts';
import { shortlistRemove } from './shortlist-remove.ts';
import { shortlistShare } from './shortlist-share.ts';
import { shortlists } from './shortlists.ts';
import { signin } from './signin.ts';
import { signup } from './signup.ts';
import { siteLinks } from './site-links.ts';
import { suggestTerms } from './suggest-terms.ts';
import { taskCancel } from './task-cancel.ts';
import { taskStream } from './task-stream.ts';
import { ticketRaise } from './ticket-raise.ts';
import { ticketReadStatus } from './ticket-read-status.ts';
import { ticketReadStatusAll } from './ticket-read-status-all.ts';
import { toggleSave } from './toggle-save.ts';
import { undoEmailChange } from './undo-email-change.ts';
import { updateApplicationStatus } from './update-application-status.ts';
import { updateCertification } from './update-certification.ts';
import { updateEducation } from './update-education.ts';
import { updateEmployer } from './update-employer.ts';
import { updateEmployerPassword } from './update-employer-password.ts';
import { updateExperience } from './update-experience.ts';
import { updateJob } from './update-job.ts';
import { updatePassword } from './update-password.ts';
import { updatePersonalDetails } from './update-personal-details.ts';
import { updatePreferenceDetails } from './update-preference-details.ts';
import { updateProject } from './update-project.ts';
import { updateSkill } from './update-skill.ts';
import { updateSocial } from './update-social.ts';
import { uploadCandidateResume } from './upload-candidate-resume.ts';
import { userDetails } from './user-details.ts';
import { verifyOtp } from './verify-otp.ts';

/** Every call there is. A contract that is missing here has no route, no docs and no client. */
const everyContract = [
  signin,
  logout,
  checkauth,
  clientIp,
  signup,
  sendOtp,
  verifyOtp,
  resetPassword,
  updatePassword,
  checkProfile,
  userDetails,
  undoEmailChange,
  fetchNotification,
  notificationStream,
  ticketReadStatus,
  ticketReadStatusAll,
  ticketRaise,
  fetchTickets,
  fetchTicket,
  resolveTicket,
  siteLinks,
  advanceFilter,
  advanceFilterFacets,
  advanceFilterClauseCounts,
  suggestTerms,
  savedSearches,
  savedSearchCreate,
  savedSearchChange,
  savedSearchDelete,
  searchHistory,
  searchHistoryClear,
  shortlists,
  shortlistCreate,
  shortlistChange,
  shortlistDelete,
  shortlistCandidates,
  shortlistAdd,
  shortlistRemove,
  shortlistShare,
  candidatesExport,
  jobFilters,
  listCandidates,
  fetchCities,
  fetchCandidate,
  candidateComments,
  candidateCommentList,
  candidateComment,
  resume,
  uploadCandidateResume,
  candidateResumes,
  candidateResumeText,
  candidateMatched,
  candidateSimilar,
  importPreview,
  importCandidate,
  importCandidateSse,
  importCandidateStatus,
  importCandidateCancel,
  importCandidateReport,
  importCandidateUndo,
  importCandidateInfo,
  imports,
  parseResumes,
  parseStatus,
  parsedResumes,
  parsedResume,
  parsedResumeSave,
  parsedResumeDiscard,
  bulkParseResumes,
  parsingRun,
  parsingRunCancel,
  importResume,
  resumeInbox,
  resumeInboxClear,
  processResumes,
  listJobs,
  jobDetail,
  createJob,
  updateJob,
  deleteJobs,
  employerApplications,
  updateApplicationStatus,
  employerMetrics,
  fetchCompany,
  companyLogo,
  updateEmployer,
  searchIndex,
  searchIndexReindex,
  searchIndexAudit,
  searchIndexDeadLetters,
  searchIndexReplayDeadLetters,
  taskCancel,
  taskStream,
  fetchJobs,
  fetchJobsFacets,
  jobsLikeYours,
  myApplications,
  toggleSave,
  removeSavedJob,
  applyJob,
  jobList,
  fetchProfileData,
  profilePicture,
  updatePersonalDetails,
  updatePreferenceDetails,
  createSkill,
  updateSkill,
  deleteSkill,
  createExperience,
  updateExperience,
  deleteExperience,
  createEducation,
  updateEducation,
  deleteEducation,
  createCertification,
  updateCertification,
  deleteCertification,
  createProject,
  updateProject,
  deleteProject,
  createSocial,
  updateSocial,
  deleteSocial,
  readResume,
  resumeOffers,
  fillProfile,
  adminMetrics,
  adminUsers,
  adminUser,
  adminUserDelete,
  updateEmployerPassword,
  fetchUser,
  createEmployer,
  fetchSessionLogs,
  fetchLogsHistory,
  sessionHistory,
  auditLog,
  duplicates,
  identityQuestions,
  identityQuestionsSettle,
  distinctMark,
  distinctUndo,
  distinctPairs,
  findDuplicates,
  mergeCandidates,
  eraseCandidate,
  eraseMe,
  erasureReceipt,
] as const satisfies readonly Contract[];

export const contracts: readonly Contract[] = everyContract;

/** Each contract by its own type: registries keyed by the calls' names are checked for completeness against it. */
export type KnownContract = (typeof everyContract)[number];
