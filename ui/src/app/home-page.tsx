import { type ComponentType, useEffect, useState } from 'react';
import type { Role } from '#domain/roles.ts';
import { Waiting } from '#ui/components/waiting.tsx';
import { type LoadScreen, loadScreen } from '#ui/lib/lazy-screen.ts';
import { useSession } from '#ui/lib/session.tsx';
import { forAccount, forAnyone } from './screen.tsx';

const homes: Record<Role | 'visitor', LoadScreen> = {
  visitor: forAnyone('Home', () => import('#ui/features/landing/landing.tsx').then((m) => m.Landing)),
  'job-seeker': forAnyone('Search Jobs', () =>
    import('#ui/features/job-search/job-search.tsx').then((m) => m.JobSearch),
  ),
  employer: forAccount('Home', () =>
    import('#ui/features/employer-home/employer-home.tsx').then(({ EmployerHome }) => ({ account }) => (
      <EmployerHome firstName={account.firstName} userId={account._id} />
    )),
  ),
  admin: forAccount('Home', () =>
    import('#ui/features/admin-dashboard/admin-dashboard.tsx').then(({ AdminDashboard }) => ({ account }) => (
      <AdminDashboard firstName={account.firstName} />
    )),
  ),
};

/** `/`: the job search for job seekers, a dashboard for employers and admins, the landing page for visitors. */
export function HomePage() {
  const { session } = useSession();
  const whose = session.state === 'signed-in' ? session.user.role : 'visitor';
  return <Home key={whose} load={homes[whose]} />;
}

/** Without Suspense: React keeps a fallback on screen for at least 300 ms, too long for the most visited page. */
function Home({ load }: { load: LoadScreen }) {
  const [loaded, setLoaded] = useState<{ Screen: ComponentType } | { error: unknown }>();
  useEffect(() => {
    loadScreen(load).then(
      (Screen) => setLoaded({ Screen }),
      (error: unknown) => setLoaded({ error }),
    );
  }, [load]);
  if (!loaded) return <Waiting />;
  if ('error' in loaded) throw loaded.error;
  return <loaded.Screen />;
}
