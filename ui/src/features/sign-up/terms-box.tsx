import { Anchor, Checkbox } from '@mantine/core';
import { Link } from 'react-router';
import styles from './sign-up.module.css';

/** The checkbox without which nobody signs up; what it is about opens in a tab of its own. */
export function TermsBox(props: { accepted: boolean; error: string | undefined; onChange: (on: boolean) => void }) {
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
