import { adminMetricsRoute } from './admin-metrics.ts';
import { adminUserRoute } from './admin-user.ts';
import { adminUserDeleteRoute } from './admin-user-delete.ts';
import { adminUsersRoute } from './admin-users.ts';
import { advanceFilterRoute } from './advance-filter.ts';
import { advanceFilterClauseCountsRoute } from './advance-filter-clause-counts.ts';
import { advanceFilterFacetsRoute } from './advance-filter-facets.ts';
import { applyJobRoute } from './apply-job.ts';
import { auditLogRoute } from './audit-log.ts';
import { bulkParseResumesRoute } from './bulk-parse-resumes.ts';
import { candidateCommentRoute } from './candidate-comment.ts';
import { candidateCommentListRoute } from './candidate-comment-list.ts';
import { candidateCommentsRoute } from './candidate-comments.ts';
import { candidateMatchedRoute } from './candidate-matched.ts';
import { candidateResumeTextRoute } from './candidate-resume-text.ts';
import { candidateResumesRoute } from './candidate-resumes.ts';
import { candidateSimilarRoute } from './candidate-similar.ts';
import { candidatesExportRoute } from './candidates-export.ts';
import { checkProfileRoute } from './check-profile.ts';
import { checkauthRoute } from './checkauth.ts';
import { clientIpRoute } from './client-ip.ts';
import { companyLogoRoute } from './company-logo.ts';
import { createCertificationRoute } from './create-certification.ts';
import { createEducationRoute } from './create-education.ts';
import { createEmployerRoute } from './create-employer.ts';
import { createExperienceRoute } from './create-experience.ts';
import { createJobRoute } from './create-job.ts';
import { createProjectRoute } from './create-project.ts';
import { createSkillRoute } from './create-skill.ts';
import { createSocialRoute } from './create-social.ts';
import { deleteCertificationRoute } from './delete-certification.ts';
import { deleteEducationRoute } from './delete-education.ts';
import { deleteExperienceRoute } from './delete-experience.ts';
import { deleteJobsRoute } from './delete-jobs.ts';
import { deleteProjectRoute } from './delete-project.ts';
import { deleteSkillRoute } from './delete-skill.ts';
import { deleteSocialRoute } from './delete-social.ts';
import { distinctMarkRoute } from './distinct-mark.ts';
import { distinctPairsRoute } from './distinct-pairs.ts';
import { distinctUndoRoute } from './distinct-undo.ts';
import { duplicatesRoute } from './duplicates.ts';
import { employerApplicationsRoute } from './employer-applications.ts';
import { employerMetricsRoute } from './employer-metrics.ts';
import { eraseCandidateRoute } from './erase-candidate.ts';
import { eraseMeRoute } from './erase-me.ts';
import { erasureReceiptRoute } from './erasure-receipt.ts';
import { fetchCandidateRoute } from './fetch-candidate.ts';
import { fetchCitiesRoute } from './fetch-cities.ts';
import { fetchCompanyRoute } from './fetch-company.ts';
import { fetchJobsRoute } from './fetch-jobs.ts';
import { fetchJobsFacetsRoute } from './fetch-jobs-facets.ts';
import { fetchLogsHistoryRoute } from './fetch-logs-history.ts';
import { fetchNotificationRoute } from './fetch-notification.ts';
import { fetchProfileDataRoute } from './fetch-profile-data.ts';
import { fetchSessionLogsRoute } from './fetch-session-logs.ts';
import { fetchTicketRoute } from './fetch-ticket.ts';
import { fetchTicketsRoute } from './fetch-tickets.ts';
import { fetchUserRoute } from './fetch-user.ts';
import { fillProfileRoute } from './fill-profile.ts';
import { findDuplicatesRoute } from './find-duplicates.ts';
import type { Route } from './handler.ts';
import { identityQuestionsRoute } from './identity-questions.ts';
import { identityQuestionsSettleRoute } from './identity-questions-settle.ts';
import { importCandidateRoute } from './import-candidate.ts';
import { importCandidateCancelRoute } from './import-candidate-cancel.ts';
import { importCandidateInfoRoute } from './import-candidate-info.ts';
import { importCandidateReportRoute } from './import-candidate-report.ts';
import { importCandidateSseRoute } from './import-candidate-sse.ts';
import { importCandidateStatusRoute } from './import-candidate-status.ts';
import { importCandidateUndoRoute } from './import-candidate-undo.ts';
import { importPreviewRoute } from './import-preview.ts';
import { importResumeRoute } from './import-resume.ts';
import { importsRoute } from './imports.ts';
import { jobDetailRoute } from './job-detail.ts';
import { jobFiltersRoute } from './job-filters.ts';
import { jobListRoute } from './job-list.ts';
import { jobsLikeYoursRoute } from './jobs-like-yours.ts';
import { listCandidatesRoute } from './list-candidates.ts';
import { listJobsRoute } from './list-jobs.ts';
import { logoutRoute } from './logout.ts';
import { mergeCandidatesRoute } from './merge-candidates.ts';
import { myApplicationsRoute } from './my-applications.ts';
import { notificationStreamRoute } from './notification-stream.ts';
import { parseResumesRoute } from './parse-resumes.ts';
import { parseStatusRoute } from './parse-status.ts';
import { parsedResumeRoute } from './parsed-resume.ts';
import { parsedResumeDiscardRoute } from './parsed-resume-discard.ts';
import { parsedResumeSaveRoute } from './parsed-resume-save.ts';
import { parsedResumesRoute } from './parsed-resumes.ts';
import { parsingRunRoute } from './parsing-run.ts';
import { parsingRunCancelRoute } from './parsing-run-cancel.ts';
import { processResumesRoute } from './process-resumes.ts';
import { profilePictureRoute } from './profile-picture.ts';
import { readResumeRoute } from './read-resume.ts';
import { removeSavedJobRoute } from './remove-saved-job.ts';
import { resetPasswordRoute } from './reset-password.ts';
import { resolveTicketRoute } from './resolve-ticket.ts';
import { resumeRoute } from './resume.ts';
import { resumeInboxRoute } from './resume-inbox.ts';
import { resumeInboxClearRoute } from './resume-inbox-clear.ts';
import { resumeOffersRoute } from './resume-offers.ts';
import { savedSearchChangeRoute } from './saved-search-change.ts';
import { savedSearchCreateRoute } from './saved-search-create.ts';
import { savedSearchDeleteRoute } from './saved-search-delete.ts';
import { savedSearchesRoute } from './saved-searches.ts';
import { searchHistoryRoute } from './search-history.ts';
import { searchHistoryClearRoute } from './search-history-clear.ts';
import { searchIndexRoute } from './search-index.ts';
import { searchIndexAuditRoute } from './search-index-audit.ts';
import { searchIndexDeadLettersRoute } from './search-index-dead-letters.ts';
import { searchIndexReindexRoute } from './search-index-reindex.ts';
import { searchIndexReplayDeadLettersRoute } from './search-index-replay-dead-letters.ts';
import { sendOtpRoute } from './send-otp.ts';
import { sessionHistoryRoute } from './session-history.ts';
import { shortlistAddRoute } from './shortlist-add.ts';
import { shortlistCandidatesRoute } from './shortlist-candidates.ts';
import { shortlistChangeRoute } from './shortlist-change.ts';
import { shortlistCreateRoute } from './shortlist-create.ts';
import { shortlistDeleteRoute } from './shortlist-delete.ts';
import { shortlistRemoveRoute } from './shortlist-remove.ts';
import { shortlistShareRoute } from './shortlist-share.ts';
import { shortlistsRoute } from './shortlists.ts';
import { signinRoute } from './signin.ts';
import { signupRoute } from './signup.ts';
import { siteLinksRoute } from './site-links.ts';
import { suggestTermsRoute } from './suggest-terms.ts';
import { taskCancelRoute } from './task-cancel.ts';
import { taskStreamRoute } from './task-stream.ts';
import { ticketRaiseRoute } from './ticket-raise.ts';
import { ticketReadStatusRoute } from './ticket-read-status.ts';
import { ticketReadStatusAllRoute } from './ticket-read-status-all.ts';
import { toggleSaveRoute } from './toggle-save.ts';
import { undoEmailChangeRoute } from './undo-email-change.ts';
import { updateApplicationStatusRoute } from './update-application-status.ts';
import { updateCertificationRoute } from './update-certification.ts';
import { updateEducationRoute } from './update-education.ts';
import { updateEmployerRoute } from './update-employer.ts';
import { updateEmployerPasswordRoute } from './update-employer-password.ts';
import { updateExperienceRoute } from './update-experience.ts';
import { updateJobRoute } from './update-job.ts';
import { updatePasswordRoute } from './update-password.ts';
import { updatePersonalDetailsRoute } from './update-personal-details.ts';
import { updatePreferenceDetailsRoute } from './update-preference-details.ts';
import { updateProjectRoute } from './update-project.ts';
import { updateSkillRoute } from './update-skill.ts';
import { updateSocialRoute } from './update-social.ts';
import { uploadCandidateResumeRoute } from './upload-candidate-resume.ts';
import { userDetailsRoute } from './user-details.ts';
import { verifyOtpRoute } from './verify-otp.ts';

/** What answers each contract, in the contracts' order. */
export const routes: readonly Route[] = [
  signinRoute,
  logoutRoute,
  checkauthRoute,
  clientIpRoute,
  signupRoute,
  sendOtpRoute,
  verifyOtpRoute,
  resetPasswordRoute,
  updatePasswordRoute,
  checkProfileRoute,
  userDetailsRoute,
  undoEmailChangeRoute,
  fetchNotificationRoute,
  notificationStreamRoute,
  ticketReadStatusRoute,
  ticketReadStatusAllRoute,
  ticketRaiseRoute,
  fetchTicketsRoute,
  fetchTicketRoute,
  resolveTicketRoute,
  siteLinksRoute,
  advanceFilterRoute,
  advanceFilterFacetsRoute,
  advanceFilterClauseCountsRoute,
  suggestTermsRoute,
  savedSearchesRoute,
  savedSearchCreateRoute,
  savedSearchChangeRoute,
  savedSearchDeleteRoute,
  searchHistoryRoute,
  searchHistoryClearRoute,
  shortlistsRoute,
  shortlistCreateRoute,
  shortlistChangeRoute,
  shortlistDeleteRoute,
  shortlistCandidatesRoute,
  shortlistAddRoute,
  shortlistRemoveRoute,
  shortlistShareRoute,
  candidatesExportRoute,
  jobFiltersRoute,
  listCandidatesRoute,
  fetchCitiesRoute,
  fetchCandidateRoute,
  candidateCommentsRoute,
  candidateCommentListRoute,
  candidateCommentRoute,
  resumeRoute,
  uploadCandidateResumeRoute,
  candidateResumesRoute,
  candidateResumeTextRoute,
  candidateMatchedRoute,
  candidateSimilarRoute,
  importPreviewRoute,
  importCandidateRoute,
  importCandidateSseRoute,
  importCandidateStatusRoute,
  importCandidateCancelRoute,
  importCandidateReportRoute,
  importCandidateUndoRoute,
  importCandidateInfoRoute,
  importsRoute,
  parseResumesRoute,
  parseStatusRoute,
  parsedResumesRoute,
  parsedResumeRoute,
  parsedResumeSaveRoute,
  parsedResumeDiscardRoute,
  bulkParseResumesRoute,
  parsingRunRoute,
  parsingRunCancelRoute,
  importResumeRoute,
  resumeInboxRoute,
  resumeInboxClearRoute,
  processResumesRoute,
  listJobsRoute,
  jobDetailRoute,
  createJobRoute,
  updateJobRoute,
  deleteJobsRoute,
  employerApplicationsRoute,
  updateApplicationStatusRoute,
  employerMetricsRoute,
  fetchCompanyRoute,
  companyLogoRoute,
  updateEmployerRoute,
  searchIndexRoute,
  searchIndexReindexRoute,
  searchIndexAuditRoute,
  searchIndexDeadLettersRoute,
  searchIndexReplayDeadLettersRoute,
  taskCancelRoute,
  taskStreamRoute,
  fetchJobsRoute,
  fetchJobsFacetsRoute,
  jobsLikeYoursRoute,
  myApplicationsRoute,
  toggleSaveRoute,
  removeSavedJobRoute,
  applyJobRoute,
  jobListRoute,
  fetchProfileDataRoute,
  profilePictureRoute,
  updatePersonalDetailsRoute,
  updatePreferenceDetailsRoute,
  createSkillRoute,
  updateSkillRoute,
  deleteSkillRoute,
  createExperienceRoute,
  updateExperienceRoute,
  deleteExperienceRoute,
  createEducationRoute,
  updateEducationRoute,
  deleteEducationRoute,
  createCertificationRoute,
  updateCertificationRoute,
  deleteCertificationRoute,
  createProjectRoute,
  updateProjectRoute,
  deleteProjectRoute,
  createSocialRoute,
  updateSocialRoute,
  deleteSocialRoute,
  readResumeRoute,
  resumeOffersRoute,
  fillProfileRoute,
  adminMetricsRoute,
  adminUsersRoute,
  adminUserRoute,
  adminUserDeleteRoute,
  updateEmployerPasswordRoute,
  fetchUserRoute,
  createEmployerRoute,
  fetchSessionLogsRoute,
  fetchLogsHistoryRoute,
  sessionHistoryRoute,
  auditLogRoute,
  duplicatesRoute,
  distinctMarkRoute,
  distinctUndoRoute,
  distinctPairsRoute,
  findDuplicatesRoute,
  identityQuestionsRoute,
  identityQuestionsSettleRoute,
  mergeCandidatesRoute,
  eraseCandidateRoute,
  eraseMeRoute,
  erasureReceiptRoute,
];
