import * as auditLogRoutes from './accounts/audit-log-routes.ts';
import * as openSessionRoutes from './accounts/open-sessions-routes.ts';
import * as accountRoutes from './accounts/routes.ts';
import * as accountSecondFactorRoutes from './accounts/second-factor-routes.ts';
import * as sessionLogRoutes from './accounts/session-log-routes.ts';
import * as usageRoutes from './accounts/usage-routes.ts';
import * as activityRoutes from './applications/activity-routes.ts';
import * as decisionRoutes from './applications/decision-routes.ts';
import * as applicationRoutes from './applications/routes.ts';
import * as candidateCommentRoutes from './candidates/comment-routes.ts';
import * as correctionRoutes from './candidates/correction-routes.ts';
import * as candidateRoutes from './candidates/routes.ts';
import * as companyRoutes from './companies/routes.ts';
import * as duplicateIdentityRoutes from './duplicates/identity-routes.ts';
import * as duplicateRoutes from './duplicates/routes.ts';
import * as erasureRoutes from './erasure/routes.ts';
import type { Contract } from './http/contract.ts';
import type { Route } from './http/handler.ts';
import * as importRoutes from './imports/routes.ts';
import * as indexAdminRoutes from './index-admin/routes.ts';
import * as jobRoutes from './jobs/routes.ts';
import * as jobSearchRoutes from './jobs/search-routes.ts';
import * as workQueueRoutes from './jobs/work-queue-routes.ts';
import * as notificationRoutes from './notifications/routes.ts';
import * as parserReviewRoutes from './parser/review-routes.ts';
import * as parserRoutes from './parser/routes.ts';
import * as profileEntryRoutes from './profile/entry-routes.ts';
import * as profileReadingRoutes from './profile/reading-routes.ts';
import * as profileRoutes from './profile/routes.ts';
import * as rankingRoutes from './ranking/routes.ts';
import * as resumeRoutes from './resumes/routes.ts';
import * as savedSearchRoutes from './saved-searches/routes.ts';
import * as descriptionRoutes from './search/description-routes.ts';
import * as nearTitleRoutes from './search/near-titles-routes.ts';
import * as searchOrderRoutes from './search/order-routes.ts';
import * as searchRoutes from './search/routes.ts';
import * as sessionRoutes from './sessions/routes.ts';
import * as secondFactorRoutes from './sessions/second-factor-routes.ts';
import * as shortlistRoutes from './shortlists/routes.ts';
import * as ticketRoutes from './tickets/routes.ts';

/** All calls of the API. Every route that a subject's routes.ts exports is served. */
const everyRoute = {
  ...auditLogRoutes,
  ...accountRoutes,
  ...accountSecondFactorRoutes,
  ...sessionLogRoutes,
  ...activityRoutes,
  ...applicationRoutes,
  ...candidateCommentRoutes,
  ...candidateRoutes,
  ...companyRoutes,
  ...correctionRoutes,
  ...decisionRoutes,
  ...descriptionRoutes,
  ...duplicateIdentityRoutes,
  ...duplicateRoutes,
  ...erasureRoutes,
  ...importRoutes,
  ...indexAdminRoutes,
  ...jobRoutes,
  ...jobSearchRoutes,
  ...nearTitleRoutes,
  ...notificationRoutes,
  ...openSessionRoutes,
  ...parserReviewRoutes,
  ...parserRoutes,
  ...profileEntryRoutes,
  ...profileReadingRoutes,
  ...profileRoutes,
  ...rankingRoutes,
  ...resumeRoutes,
  ...savedSearchRoutes,
  ...searchOrderRoutes,
  ...searchRoutes,
  ...secondFactorRoutes,
  ...sessionRoutes,
  ...shortlistRoutes,
  ...ticketRoutes,
  ...usageRoutes,
  ...workQueueRoutes,
} satisfies Record<string, Route>;

export const routes: readonly Route[] = Object.values(everyRoute);

export const contracts: readonly Contract[] = routes.map(({ contract }) => contract);

/** Each contract by its own type, so that registries keyed by call name can be checked for completeness. */
export type KnownContract = (typeof everyRoute)[keyof typeof everyRoute]['contract'];
