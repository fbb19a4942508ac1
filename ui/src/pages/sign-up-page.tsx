import { AccessCard } from '#ui/components/access-card.tsx';
import { SignUpForm } from '#ui/features/sign-up/sign-up-form.tsx';
import { useTitle } from '#ui/lib/use-title.ts';

export default function SignUpPage() {
  useTitle('Sign up');
  return (
    <AccessCard wide title="Sign up" lead="One profile, every opening that fits it.">
      <SignUpForm />
    </AccessCard>
  );
}
