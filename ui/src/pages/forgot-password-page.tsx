import { AccessCard } from '#ui/components/access-card.tsx';
import { ForgotPassword } from '#ui/features/forgot-password/forgot-password.tsx';
import { useTitle } from '#ui/lib/use-title.ts';

export default function ForgotPasswordPage() {
  useTitle('Reset password');
  return (
    <AccessCard title="Reset password" lead="A code by email, then a new password.">
      <ForgotPassword />
    </AccessCard>
  );
}
