import { type ReactNode, useEffect, useRef } from 'react';
import { Navigate, Outlet, useLocation, useNavigate } from 'react-router';
import { CallError } from '#api/http/contract/client.ts';
import { type Action, can } from '#domain/permissions.ts';
import { UnreachablePage } from '#ui/components/unreachable-page.tsx';
import { Waiting } from '#ui/components/waiting.tsx';
import { usePopup } from '#ui/lib/popup.tsx';
import { useProfileCheck } from '#ui/lib/profile-check.ts';
import { useSession } from '#ui/lib/session.tsx';
import { ForbiddenPage } from '#ui/pages/error-pages.tsx';

/** Child routes are for accounts that may do an action, or for all accounts without one. Others see the 403 page, visitors sign in. */
export function RequireAccount({ action }: { action?: Action }) {
  const { session } = useSession();
  if (session.state !== 'signed-in') return <Navigate to="/signin" replace />;
  return !action || can(session.user, action) ? <Outlet /> : <ForbiddenPage />;
}

/** Child routes are for visitors: a signed-in account is redirected to its home. */
export function RequireSignedOut() {
  const { session } = useSession();
  return session.state === 'signed-in' ? <Navigate to="/" replace /> : <Outlet />;
}

/** Renders the screens once the server has answered who is signed in. */
export function SessionGate({ children }: { children: ReactNode }) {
  const { session, retry } = useSession();
  if (session.state === 'checking') return <Waiting />;
  if (session.state === 'unreachable') return <UnreachablePage onRetry={retry} />;
  return children;
}

/** What an account may open that must set up a second factor: its set-up, and pages without data. */
const WITHOUT_SECOND_FACTOR = ['/my-account', '/about-us', '/privacy-policy', '/terms-condition'];

/** Accounts of roles that must have a second factor reach other screens only once they have. */
export function SecondFactorGate({ children }: { children: ReactNode }) {
  const { session } = useSession();
  const { pathname } = useLocation();
  const isHeld = session.state === 'signed-in' && session.mustSetUpSecondFactor;
  if (isHeld && !WITHOUT_SECOND_FACTOR.includes(pathname)) return <Navigate to="/my-account" replace />;
  return children;
}

/** The profile itself, and the page that an account sees after its own erasure. */
const OPEN_PAGES = ['/my-account', '/my-accounts', '/undo-email-change', '/erasure-receipt'];
const INCOMPLETE = 'Kindly update your profile to continue using the application!';

/** Job seekers reach other screens only once their profile is complete. */
export function ProfileGate({ children }: { children: ReactNode }) {
  const { session } = useSession();
  const { pathname } = useLocation();
  const seeker = session.state === 'signed-in' && can(session.user, 'profile.keep');
  if (!seeker || OPEN_PAGES.includes(pathname)) return children;
  return <Checked>{children}</Checked>;
}

function Checked({ children }: { children: ReactNode }) {
  const popup = usePopup();
  const { data, isFetching, error, errorUpdatedAt, refetch } = useProfileCheck();
  const alerted = useRef(errorUpdatedAt);
  useEffect(() => {
    if (!error || alerted.current === errorUpdatedAt) return;
    alerted.current = errorUpdatedAt;
    // when the session has ended, the sign-in screen appears anyway
    if (!(error instanceof CallError && error.status === 401)) void popup.alert(error.message);
  }, [error, errorUpdatedAt, popup]);
  if (data === true) return children;
  if (isFetching) return <Waiting />;
  return error ? <UnreachablePage onRetry={refetch} /> : <HeldAtProfile />;
}

/** Redirects to the profile and explains why, once per requested page. */
function HeldAtProfile() {
  const popup = usePopup();
  const navigate = useNavigate();
  const isRedirected = useRef(false);
  useEffect(() => {
    if (isRedirected.current) return;
    isRedirected.current = true;
    void navigate('/my-account', { replace: true });
    void popup.alert(INCOMPLETE);
  }, [navigate, popup]);
  return <Waiting />;
}
