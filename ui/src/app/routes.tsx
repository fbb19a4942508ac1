import { createBrowserRouter, Navigate, type RouteObject, useRouteError } from 'react-router';
import { type Role, roles } from '#api/http/contract.ts';
import { Waiting } from '#ui/components/waiting.tsx';
import { type LoadScreen, loadScreen } from '#ui/lib/lazy-screen.ts';
import ErasureReceiptPage from '#ui/pages/erasure-receipt-page.tsx';
import { NotFoundPage } from '#ui/pages/error-pages.tsx';
import { Frame } from './frame.tsx';
import { RequireRole, RequireSignedOut } from './guards.tsx';
import { HomePage } from './home-page.tsx';

/** A screen at its address. Its code is fetched when it is first asked for, beside the check of who is signed in. */
function screen(path: string, load: LoadScreen): RouteObject {
  return { path, lazy: async () => ({ Component: await loadScreen(load) }) };
}

const forRoles = (allowed: readonly Role[], children: RouteObject[]): RouteObject => ({
  element: <RequireRole roles={allowed} />,
  children,
});

const screens: RouteObject[] = [
  { index: true, element: <HomePage /> },
  {
    element: <RequireSignedOut />,
    children: [
      screen('/signin', () => import('#ui/pages/sign-in-page.tsx')),
      screen('/signup', () => import('#ui/pages/sign-up-page.tsx')),
    ],
  },
  screen('/forgot-password', () => import('#ui/pages/forgot-password-page.tsx')),
  screen('/undo-email-change', () => import('#ui/pages/undo-email-change-page.tsx')),
  // on the screen at once: the account that leads to it may be gone already
  { path: '/erasure-receipt', element: <ErasureReceiptPage /> },
  screen('/about-us', () => import('#ui/pages/about-us-page.tsx')),
  screen('/privacy-policy', () => import('#ui/pages/privacy-policy-page.tsx')),
  screen('/terms-condition', () => import('#ui/pages/terms-condition-page.tsx')),
  forRoles(roles, [
    screen('/my-account', () => import('#ui/pages/my-account-page.tsx')),
    { path: '/my-accounts', element: <Navigate to="/my-account" replace /> },
    screen('/notification', () => import('#ui/pages/notification-page.tsx')),
    screen('/tickets', () => import('#ui/pages/tickets-page.tsx')),
    screen('/tickets/:id', () => import('#ui/pages/ticket-page.tsx')),
    screen('/viewtickets', () => import('#ui/pages/view-tickets-page.tsx')),
    screen('/list-jobs', () => import('#ui/pages/list-jobs-page.tsx')),
    screen('/job/:id', () => import('#ui/pages/job-page.tsx')),
    screen('/company/:id', () => import('#ui/pages/company-page.tsx')),
    screen('/session-logs', () => import('#ui/pages/session-logs-page.tsx')),
    screen('/fetch-log-history/:id', () => import('#ui/pages/log-history-page.tsx')),
    screen('/session-history', () => import('#ui/pages/session-history-page.tsx')),
  ]),
  forRoles(['job-seeker', 'employer'], [screen('/raise-ticket', () => import('#ui/pages/raise-ticket-page.tsx'))]),
  forRoles(
    ['job-seeker'],
    [
      screen('/saved-jobs', () => import('#ui/pages/saved-jobs-page.tsx')),
      screen('/applied-jobs', () => import('#ui/pages/applied-jobs-page.tsx')),
      screen('/job-seeker', () => import('#ui/pages/job-search-page.tsx')),
    ],
  ),
  forRoles(
    ['employer', 'admin'],
    [
      screen('/pro-search', () => import('#ui/pages/pro-search-page.tsx')),
      screen('/list-candidates', () => import('#ui/pages/list-candidates-page.tsx')),
      screen('/candidate/:id', () => import('#ui/pages/candidate-page.tsx')),
      screen('/shortlists', () => import('#ui/pages/shortlists-page.tsx')),
    ],
  ),
  forRoles(
    ['employer'],
    [
      screen('/create-job', () => import('#ui/pages/create-job-page.tsx')),
      screen('/update-job/:id', () => import('#ui/pages/update-job-page.tsx')),
      screen('/job-applications', () => import('#ui/pages/job-applications-page.tsx')),
    ],
  ),
  forRoles(
    ['admin'],
    [
      screen('/import-candidate', () => import('#ui/pages/import-candidate-page.tsx')),
      screen('/import-info', () => import('#ui/pages/import-info-page.tsx')),
      screen('/identity-review', () => import('#ui/pages/identity-review-page.tsx')),
      screen('/search-index', () => import('#ui/pages/search-index-page.tsx')),
      screen('/duplicates', () => import('#ui/pages/duplicates-page.tsx')),
      screen('/duplicates/:keep/:other', () => import('#ui/pages/compare-pair-page.tsx')),
      screen('/audit-log', () => import('#ui/pages/audit-log-page.tsx')),
      screen('/resume-parser', () => import('#ui/pages/resume-parser-page.tsx')),
      screen('/bulk-parse', () => import('#ui/pages/bulk-parse-page.tsx')),
      screen('/import-resume', () => import('#ui/pages/import-resume-page.tsx')),
      screen('/process-resume', () => import('#ui/pages/process-resume-page.tsx')),
      screen('/list-users', () => import('#ui/pages/list-users-page.tsx')),
      screen('/edit-user/:id', () => import('#ui/pages/edit-user-page.tsx')),
      screen('/user/:id', () => import('#ui/pages/user-page.tsx')),
      screen('/signUpEmployer', () => import('#ui/pages/create-employer-page.tsx')),
    ],
  ),
  { path: '*', element: <NotFoundPage /> },
];

/** Within the frame, whose error boundary shows what could not be fetched. */
const framed: RouteObject = { hydrateFallbackElement: <Waiting />, errorElement: <NotFetched />, children: screens };

function NotFetched(): never {
  throw useRouteError();
}

export const router = createBrowserRouter([{ element: <Frame />, children: [framed] }]);
