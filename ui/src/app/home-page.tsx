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

/**
 * `/`: the role's home for who is signed in, a job seeker's being the job search, the others' a dashboard; the landing
 * page for visitors.
 */
export function HomePage() {
  const { session } = useSession();
  const whose = session.state === 'signed-in' ? session.user.role : 'visitor';
  return <Home key={whose} load={homes[whose]} />;
}

/** Without Suspense: React holds what follows a fallback back for 300 ms, and this is what people wait for most. */
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
