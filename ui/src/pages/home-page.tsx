import { lazyScreen } from '#ui/lib/lazy-screen.ts';
import { useSession } from '#ui/lib/session.tsx';

const LandingPage = lazyScreen(() => import('./landing-page.tsx'));
const JobSearchPage = lazyScreen(() => import('./job-search-page.tsx'));
const EmployerHomePage = lazyScreen(() => import('./employer-home-page.tsx'));
const AdminHomePage = lazyScreen(() => import('./admin-home-page.tsx'));

/** `/`: the role's home for who is signed in, a job seeker's being the job search, the others' a dashboard; the landing page for visitors. */
export function HomePage() {
  const { session } = useSession();
  if (session.state !== 'signed-in') return <LandingPage />;
  const { role } = session.user;
  if (role === 'job-seeker') return <JobSearchPage />;
  if (role === 'employer') return <EmployerHomePage />;
  return <AdminHomePage />;
}
