import { type ComponentType, useEffect, useState } from 'react';
import { type Action, can } from '#domain/permissions.ts';
import { Waiting } from '#ui/components/waiting.tsx';
import { type LoadScreen, loadScreen } from '#ui/lib/lazy-screen.ts';
import { useSession } from '#ui/lib/session.tsx';
import { forAccount, forAnyone } from './screen.tsx';

const landing = forAnyone('Home', () => import('#ui/features/landing/landing.tsx').then((m) => m.Landing));

/** An account's home is the first that it may use; without any, its menu. */
const homes: readonly { action: Action; load: LoadScreen }[] = [
  {
    action: 'jobs.search',
    load: forAnyone('Search Jobs', () => import('#ui/features/job-search/job-search.tsx').then((m) => m.JobSearch)),
  },
  {
    action: 'jobs.post',
    load: forAccount('Home', () =>
      import('#ui/features/employer-home/employer-home.tsx').then(({ EmployerHome }) => ({ account }) => (
        <EmployerHome firstName={account.firstName} userId={account._id} />
      )),
    ),
  },
  {
    action: 'metrics.read',
    load: forAccount('Home', () =>
      import('#ui/features/admin-dashboard/admin-dashboard.tsx').then(({ AdminDashboard }) => ({ account }) => (
        <AdminDashboard firstName={account.firstName} />
      )),
    ),
  },
];
const menuHome = forAccount('Home', () => import('./menu-home.tsx').then((m) => m.MenuHome));

/** `/`: the job search for job seekers, a dashboard for employers and admins, the landing page for visitors. */
export function HomePage() {
  const { session } = useSession();
  const user = session.state === 'signed-in' ? session.user : null;
  const home = user ? (homes.find(({ action }) => can(user, action))?.load ?? menuHome) : landing;
  return <Home key={user?.role ?? 'visitor'} load={home} />;
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
