import styles from '#ui/features/sign-in/sign-in.module.css';
import { SignInForm } from '#ui/features/sign-in/sign-in-form.tsx';
import { useTitle } from '#ui/lib/use-title.ts';

export default function SignInPage() {
  useTitle('Sign in');
  return (
    <div className={styles.page}>
      <div className={styles.card}>
        <h1>Sign in</h1>
        <SignInForm />
      </div>
    </div>
  );
}
