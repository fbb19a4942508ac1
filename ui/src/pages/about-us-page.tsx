import { AboutUs } from '#ui/features/static-pages/about-us.tsx';

export default function AboutUsPage() {
  return <AboutUs />;
}
