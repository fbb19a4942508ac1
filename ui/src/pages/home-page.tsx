import { lazyScreen } from '#ui/lib/lazy-screen.ts';
import { useSession } from '#ui/lib/session.tsx';

const LandingPage = lazyScreen(() => import('./landing-page.tsx'));
const RoleHomePage = lazyScreen(() => import('./role-home-page.tsx'));

/** `/`: the role's home for who is signed in, the landing page for visitors. */
export function HomePage() {
  const { session } = useSession();
  if (session.state !== 'signed-in') return <LandingPage />;
  return <RoleHomePage role={session.user.role} firstName={session.user.firstName} />;
}
