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

/** Screens for accounts that may do an action, or for every account without one. Others get the 403 page, visitors sign in. */
export function RequireAccount({ action }: { action?: Action }) {
  const { session } = useSession();
  if (session.state !== 'signed-in') return <Navigate to="/signin" replace />;
  return !action || can(session.user, action) ? <Outlet /> : <ForbiddenPage />;
}

/** The screens below are for visitors: who is signed in goes home. */
export function RequireSignedOut() {
  const { session } = useSession();
  return session.state === 'signed-in' ? <Navigate to="/" replace /> : <Outlet />;
}

/** The screens appear once the server has said who is signed in. */
export function SessionGate({ children }: { children: ReactNode }) {
  const { session, retry } = useSession();
  if (session.state === 'checking') return <Waiting />;
  if (session.state === 'unreachable') return <UnreachablePage onRetry={retry} />;
  return children;
}

/** The profile itself; and what somebody who has just been erased is left with. */
const OPEN_PAGES = ['/my-account', '/my-accounts', '/undo-email-change', '/erasure-receipt'];
const INCOMPLETE = 'Kindly update your profile to continue using the application!';

/** A job seeker sees other screens than the own profile only once that is complete. */
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
    // a session that has ended leads to the sign-in screen by itself
    if (!(error instanceof CallError && error.status === 401)) void popup.alert(error.message);
  }, [error, errorUpdatedAt, popup]);
  if (data === true) return children;
  if (isFetching) return <Waiting />;
  return error ? <UnreachablePage onRetry={refetch} /> : <HeldAtProfile />;
}

/** Leads to the profile and says why, once for each page that was asked for. */
function HeldAtProfile() {
  const popup = usePopup();
  const navigate = useNavigate();
  const told = useRef(false);
  useEffect(() => {
    if (told.current) return;
    told.current = true;
    void navigate('/my-account', { replace: true });
    void popup.alert(INCOMPLETE);
  }, [navigate, popup]);
  return <Waiting />;
}
