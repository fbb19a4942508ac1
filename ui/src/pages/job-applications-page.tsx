import { JobApplications } from '#ui/features/job-applications/job-applications.tsx';
import { lazyScreen } from '#ui/lib/lazy-screen.ts';

const loadPreview = () =>
  import('#ui/features/candidate/preview/candidate-preview.tsx').then((m) => ({ default: m.CandidatePreview }));
const Preview = lazyScreen(loadPreview);

export function JobApplicationsPage() {
  return <JobApplications Preview={Preview} />;
}
