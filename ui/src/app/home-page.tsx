import { type ComponentType, useEffect, useState } from 'react';
import type { Role } from '#api/http/contract.ts';
import { Waiting } from '#ui/components/waiting.tsx';
import { type LoadScreen, loadScreen } from '#ui/lib/lazy-screen.ts';
import { useSession } from '#ui/lib/session.tsx';

const homes: Record<Role | 'visitor', LoadScreen> = {
  visitor: () => import('#ui/pages/landing-page.tsx'),
  'job-seeker': () => import('#ui/pages/job-search-page.tsx'),
  employer: () => import('#ui/pages/employer-home-page.tsx'),
  admin: () => import('#ui/pages/admin-home-page.tsx'),
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
