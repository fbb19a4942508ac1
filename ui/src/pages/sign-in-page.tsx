import { AccessCard } from '#ui/components/access-card.tsx';
import { SignInForm } from '#ui/features/sign-in/sign-in-form.tsx';
import { useTitle } from '#ui/lib/use-title.ts';

export default function SignInPage() {
  useTitle('Sign in');
  return (
    <AccessCard title="Sign in" lead="Good to see you again.">
      <SignInForm />
    </AccessCard>
  );
}
