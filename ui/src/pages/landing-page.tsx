import { Landing } from '#ui/features/landing/landing.tsx';
import { useTitle } from '#ui/lib/use-title.ts';

export default function LandingPage() {
  useTitle('Home');
  return <Landing />;
}
