import { CreateEmployer } from '#ui/features/users/create-employer.tsx';
import { useTitle } from '#ui/lib/use-title.ts';

export default function CreateEmployerPage() {
  useTitle('Create Employer');
  return <CreateEmployer />;
}
