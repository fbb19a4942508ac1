import { Anchor, Button, Checkbox, TextInput } from '@mantine/core';
import { IconCheck, IconUserSearch } from '@tabler/icons-react';
import type { FormEvent } from 'react';
import { Link } from 'react-router';
import form from '#ui/components/form.module.css';
import { InlineError } from '#ui/components/inline-error.tsx';
import { PasswordField } from '#ui/components/password-field.tsx';
import { focusFirstProblem } from '#ui/lib/focus.ts';
import { requiredField } from '#ui/lib/required-field.ts';
import { EmailWithOtp } from './email-with-otp.tsx';
import styles from './sign-up.module.css';
import type { SignUpFields } from './sign-up-problems.ts';
import { useSignUp } from './use-sign-up.ts';

/** The only role that can sign up; preselected. */
function RoleTile() {
  return (
    <fieldset className={styles.roles}>
      <legend>I am a</legend>
      <label className={styles.role}>
        <input type="radio" name="selectedRole" value="job-seeker" defaultChecked />
        <IconUserSearch size={20} aria-hidden="true" />
        <strong>Job-Seeker</strong>
        <IconCheck size={16} aria-hidden="true" />
      </label>
      <p>Employers: your account is opened by us. Raise Tech Issue at the foot of the page reaches us.</p>
    </fieldset>
  );
}

/** The required checkbox; the documents open in a new tab. */
function TermsBox(props: { accepted: boolean; error: string | undefined; onChange: (on: boolean) => void }) {
  return (
    <Checkbox
      name="terms"
      size="sm"
      checked={props.accepted}
      error={props.error}
      aria-required
      aria-invalid={props.error !== undefined}
      onChange={(event) => props.onChange(event.currentTarget.checked)}
      label={
        <>
          I accept the{' '}
          <Anchor component={Link} to="/terms-condition" target="_blank" underline="always" size="sm">
            Terms & Conditions
          </Anchor>{' '}
          and the{' '}
          <Anchor component={Link} to="/privacy-policy" target="_blank" underline="always" size="sm">
            Privacy & Policy
          </Anchor>
          <span aria-hidden="true" className={styles.mandatory}>
            {' *'}
          </span>
        </>
      }
    />
  );
}

/** A job seeker's sign-up: name, email and code, password, terms. */
export function SignUpForm() {
  const signUp = useSignUp();
  const { values, problems, change } = signUp;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const element = event.currentTarget;
    void signUp.submit().then((sent) => sent || focusFirstProblem(element));
  };
  const text = (name: 'firstName' | 'lastName' | 'contact') => ({
    name,
    ...requiredField,
    value: values[name],
    error: problems[name],
    onBlur: () => signUp.leave(name),
    onChange: (event: { currentTarget: { value: string } }) => change({ [name]: event.currentTarget.value }),
  });
  const password = (name: 'password' | 'confirm') => ({
    name,
    autoComplete: 'new-password' as const,
    value: values[name],
    error: problems[name],
    onChange: (value: string) => change({ [name]: value } as Partial<SignUpFields>),
  });
  return (
    <form className={form.form} onSubmit={submit} noValidate data-busy={signUp.busy || undefined}>
      <RoleTile />
      <div className={form.pair}>
        <TextInput label="First Name" autoComplete="given-name" {...text('firstName')} />
        <TextInput label="Last Name" autoComplete="family-name" {...text('lastName')} />
      </div>
      <TextInput label="Contact" type="tel" inputMode="numeric" autoComplete="tel-national" {...text('contact')} />
      <EmailWithOtp signUp={signUp} />
      <div className={form.pair}>
        <PasswordField label="Password" {...password('password')} />
        <PasswordField label="Confirm Password" {...password('confirm')} />
      </div>
      <TermsBox accepted={values.terms} error={problems.terms} onChange={(terms) => change({ terms })} />
      {signUp.failure && <InlineError message={signUp.failure} />}
      <Button type="submit" fullWidth aria-busy={signUp.busy}>
        Sign Up
      </Button>
      <p className={form.other}>
        Already have an account?{' '}
        <Anchor component={Link} to="/signin" size="sm" underline="always">
          Sign in
        </Anchor>
      </p>
    </form>
  );
}
