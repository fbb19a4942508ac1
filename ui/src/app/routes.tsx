import { type ComponentType, Suspense } from 'react';
import { Navigate, type RouteObject, useRouteError } from 'react-router';
import type { Action } from '#domain/permissions.ts';
import { Waiting } from '#ui/components/waiting.tsx';
import { type LoadScreen, lazyScreen, loadScreen } from '#ui/lib/lazy-screen.ts';
import { NotFoundPage } from '#ui/pages/error-pages.tsx';
import type { RouteFacts } from './commands/screens-of.ts';
import { Frame } from './frame.tsx';
import { RequireAccount, RequireSignedOut } from './guards.tsx';
import { HomePage } from './home-page.tsx';
import { type AccountScreenProps, forAccount } from './screen.tsx';

/**
 * A screen at its path. Its code is fetched when it is first opened, in parallel with the session check. With a title,
 * the command palette offers it.
 */
function screen(path: string, load: LoadScreen, title: string | null = null): RouteObject {
  const handle: RouteFacts = title === null ? {} : { title };
  return { path, handle, lazy: async () => ({ Component: await loadScreen(load) }) };
}

/** The same for a signed-in account, with a title (null if the screen sets its own). */
const accountScreen = (path: string, title: string | null, load: () => Promise<ComponentType<AccountScreenProps>>) =>
  screen(path, forAccount(title, load), title);

const forAccounts = (children: RouteObject[]): RouteObject => ({ element: <RequireAccount />, children });

const forThoseWho = (action: Action, children: RouteObject[]): RouteObject => ({
  element: <RequireAccount action={action} />,
  handle: { opens: action } satisfies RouteFacts,
  children,
});

const ErasureReceipt = lazyScreen<object>(() =>
  import('#ui/features/erasure/receipt-view.tsx').then((m) => ({ default: m.ReceiptView })),
);

/** The product's screens. */
const screens: RouteObject[] = [
  { index: true, element: <HomePage />, handle: { title: 'Home' } satisfies RouteFacts },
  {
    element: <RequireSignedOut />,
    handle: { opens: 'visitors' } satisfies RouteFacts,
    children: [
      screen('/signin', () => import('#ui/pages/sign-in-page.tsx')),
      screen('/signup', () => import('#ui/pages/sign-up-page.tsx')),
    ],
  },
  screen('/forgot-password', () => import('#ui/pages/forgot-password-page.tsx')),
  screen('/undo-email-change', () => import('#ui/pages/undo-email-change-page.tsx')),
  // matched at once: its code is fetched after the account that opens it is gone
  {
    path: '/erasure-receipt',
    element: (
      <Suspense fallback={<Waiting />}>
        <ErasureReceipt />
      </Suspense>
    ),
  },
  screen(
    '/about-us',
    () => import('#ui/features/static-pages/about-us.tsx').then((m) => ({ default: m.AboutUs })),
    'About Us',
  ),
  screen(
    '/privacy-policy',
    () => import('#ui/features/static-pages/privacy-policy.tsx').then((m) => ({ default: m.PrivacyPolicy })),
    'Privacy Policy',
  ),
  screen(
    '/terms-condition',
    () => import('#ui/features/static-pages/terms-condition.tsx').then((m) => ({ default: m.TermsCondition })),
    'Terms & Conditions',
  ),
  forAccounts([
    screen('/my-account', () => import('#ui/pages/my-account-page.tsx'), 'My Account'),
    { path: '/my-accounts', element: <Navigate to="/my-account" replace /> },
    accountScreen('/notification', 'Notifications', () =>
      import('#ui/features/notifications/notifications.tsx').then((m) => m.Notifications),
    ),
    accountScreen('/tickets', 'Tickets', () =>
      import('#ui/features/tickets/ticket-list.tsx').then((m) => m.TicketList),
    ),
    accountScreen('/tickets/:id', 'Ticket Details', () =>
      import('#ui/features/tickets/ticket-view.tsx').then(({ TicketView }) => ({ params: { id = '' } }) => (
        <TicketView id={id} />
      )),
    ),
    accountScreen('/viewtickets', 'Newest Ticket', () =>
      import('#ui/features/tickets/newest-ticket.tsx').then((m) => m.NewestTicket),
    ),
    accountScreen('/list-jobs', 'Jobs', () =>
      import('#ui/features/list-jobs/list-jobs.tsx').then(({ ListJobs }) => ({ account }) => (
        <ListJobs role={account.role} />
      )),
    ),
    accountScreen('/job/:id', null, () =>
      import('#ui/features/job/job-view.tsx').then(({ JobView }) => ({ params: { id = '' }, account }) => (
        <JobView id={id} user={account} />
      )),
    ),
    accountScreen('/company/:id', null, () =>
      import('#ui/features/company/company-view.tsx').then(({ CompanyView }) => ({ params: { id = '' }, account }) => (
        <CompanyView id={id} role={account.role} />
      )),
    ),
    accountScreen('/session-logs', 'User History', () =>
      import('#ui/features/sessions/session-logs.tsx').then((m) => m.SessionLogs),
    ),
    accountScreen('/fetch-log-history/:id', 'Log History', () =>
      import('#ui/features/sessions/log-history.tsx').then(({ LogHistory }) => ({ params: { id = '' } }) => (
        <LogHistory key={id} id={id} />
      )),
    ),
    accountScreen('/session-history', 'Session History', () =>
      import('#ui/features/sessions/session-history.tsx').then((m) => m.SessionHistory),
    ),
  ]),
  forThoseWho('tickets.raise', [
    accountScreen('/raise-ticket', 'Raise Ticket', () =>
      import('#ui/features/tickets/raise-ticket-form.tsx').then((m) => m.RaiseTicketForm),
    ),
  ]),
  forThoseWho('jobs.apply', [
    accountScreen('/saved-jobs', 'Saved Jobs', () =>
      import('#ui/features/my-jobs/my-jobs.tsx').then(({ MyJobs }) => () => <MyJobs page="saved" />),
    ),
    accountScreen('/applied-jobs', 'Applied Jobs', () =>
      import('#ui/features/my-jobs/my-jobs.tsx').then(({ MyJobs }) => () => <MyJobs page="applied" />),
    ),
  ]),
  forThoseWho('jobs.search', [
    accountScreen('/job-seeker', 'Search Jobs', () =>
      import('#ui/features/job-search/job-search.tsx').then((m) => m.JobSearch),
    ),
  ]),
  forThoseWho('candidates.search', [
    accountScreen('/pro-search', 'Pro Search', () =>
      import('#ui/pages/pro-search-page.tsx').then((m) => m.ProSearchPage),
    ),
    accountScreen('/list-candidates', 'Candidates', () =>
      import('#ui/features/list-candidates/list-candidates.tsx').then((m) => m.ListCandidates),
    ),
  ]),
  forThoseWho('candidates.read', [
    accountScreen('/compare-candidates', 'Compare Candidates', () =>
      import('#ui/features/candidate/compare/compare-candidates.tsx').then((m) => m.CompareCandidates),
    ),
    screen('/candidate/:id', () => import('#ui/pages/candidate-page.tsx')),
  ]),
  forThoseWho('shortlists.keep', [
    accountScreen('/shortlists', 'Lists', () =>
      import('#ui/features/shortlists/shortlists.tsx').then((m) => m.Shortlists),
    ),
  ]),
  forThoseWho('jobs.post', [
    accountScreen('/create-job', 'Create Job', () =>
      import('#ui/features/job-form/create-job.tsx').then(({ CreateJob }) => ({ account }) => (
        <CreateJob userId={account._id} />
      )),
    ),
    accountScreen('/update-job/:id', 'Update Job', () =>
      import('#ui/features/job-form/update-job.tsx').then(({ UpdateJob }) => ({ params: { id = '' }, account }) => (
        <UpdateJob key={id} id={id} userId={account._id} />
      )),
    ),
  ]),
  forThoseWho('applications.decide', [
    accountScreen('/job-applications', 'Applications', () =>
      import('#ui/pages/job-applications-page.tsx').then((m) => m.JobApplicationsPage),
    ),
  ]),
  forThoseWho('candidates.import', [
    accountScreen('/import-candidate', 'Import Candidates', () =>
      import('#ui/features/imports/import-candidates.tsx').then((m) => m.ImportCandidates),
    ),
    accountScreen('/import-info', 'Import Candidate Info', () =>
      import('#ui/features/imports/import-info.tsx').then((m) => m.ImportInfo),
    ),
  ]),
  forThoseWho('candidates.merge', [
    accountScreen('/identity-review', 'Identity Review', () =>
      import('#ui/features/identity-review/identity-review.tsx').then((m) => m.IdentityReview),
    ),
    accountScreen('/duplicates', 'Duplicates', () =>
      import('#ui/features/duplicates/duplicate-list.tsx').then((m) => m.DuplicateList),
    ),
    accountScreen('/duplicates/:keep/:other', 'Compare and Merge', () =>
      import('#ui/features/duplicates/compare-pair.tsx').then(
        ({ ComparePair }) =>
          ({ params: { keep = '', other = '' } }) => <ComparePair keep={keep} other={other} key={`${keep} ${other}`} />,
      ),
    ),
  ]),
  forThoseWho('search-index.manage', [
    accountScreen('/search-index', 'Search Index', () =>
      import('#ui/features/search-index/search-index.tsx').then((m) => m.SearchIndex),
    ),
  ]),
  forThoseWho('ranking.adjust', [
    accountScreen('/ranking', 'Ranking', () => import('#ui/pages/ranking-page.tsx').then((m) => m.RankingPage)),
  ]),
  forThoseWho('audit-log.read', [
    accountScreen('/audit-log', 'Audit Log', () =>
      import('#ui/features/audit-log/audit-log.tsx').then((m) => m.AuditLog),
    ),
  ]),
  forThoseWho('resumes.parse', [
    accountScreen('/resume-parser', 'Resume Parser', () =>
      import('#ui/features/resume-parser/resume-parser.tsx').then((m) => m.ResumeParser),
    ),
    accountScreen('/bulk-parse', 'Bulk Resume Parser', () =>
      import('#ui/features/bulk-resumes/bulk-parse.tsx').then((m) => m.BulkParse),
    ),
    accountScreen('/import-resume', 'Import Resumes', () =>
      import('#ui/features/bulk-resumes/import-resumes.tsx').then((m) => m.ImportResumes),
    ),
    accountScreen('/process-resume', 'Resume Processing', () =>
      import('#ui/features/bulk-resumes/process-resumes.tsx').then((m) => m.ProcessResumes),
    ),
  ]),
  forThoseWho('accounts.read', [
    accountScreen('/list-users', 'User Management', () =>
      import('#ui/features/users/list-users.tsx').then(({ ListUsers }) => ({ account }) => (
        <ListUsers ownId={account._id} />
      )),
    ),
    accountScreen('/user/:id', 'User Details', () =>
      import('#ui/pages/user-page.tsx').then(({ UserPage }) => ({ params: { id = '' } }) => (
        <UserPage key={id} id={id} />
      )),
    ),
    accountScreen('/use-today', 'Today’s Use', () =>
      import('#ui/features/daily-use/use-today.tsx').then((m) => m.UseOfToday),
    ),
  ]),
  forThoseWho('accounts.manage', [
    accountScreen('/edit-user/:id', 'Edit User', () =>
      import('#ui/features/users/edit-user.tsx').then(({ EditUser }) => ({ params: { id = '' } }) => (
        <EditUser key={id} id={id} />
      )),
    ),
    accountScreen('/signUpEmployer', 'Create Employer', () =>
      import('#ui/features/users/create-employer.tsx').then((m) => m.CreateEmployer),
    ),
  ]),
  { path: '*', element: <NotFoundPage /> },
];

/** Inside the frame, whose error boundary shows failed downloads. */
const framed: RouteObject = { hydrateFallbackElement: <Waiting />, errorElement: <NotFetched />, children: screens };

function NotFetched(): never {
  throw useRouteError();
}

export const routes: RouteObject[] = [{ element: <Frame screens={screens} />, children: [framed] }];
