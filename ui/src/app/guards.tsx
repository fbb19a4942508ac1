import { Navigate, Outlet } from 'react-router';
import type { Role } from '#api/http/contract.ts';
import { useSession } from '#ui/lib/session.tsx';
import { ForbiddenPage } from '#ui/pages/forbidden-page.tsx';

/** The screens below are for these roles: others see the 403 page, visitors the sign-in screen. */
export function RequireRole({ roles }: { roles: readonly Role[] }) {
  const { session } = useSession();
  if (session.state !== 'signed-in') return <Navigate to="/signin" replace />;
  return roles.includes(session.user.role) ? <Outlet /> : <ForbiddenPage />;
}

/** The screens below are for visitors: who is signed in goes home. */
export function RequireSignedOut() {
  const { session } = useSession();
  return session.state === 'signed-in' ? <Navigate to="/" replace /> : <Outlet />;
}
