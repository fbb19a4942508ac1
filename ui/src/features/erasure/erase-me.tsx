import { Button } from '@mantine/core';
import { useId, useState } from 'react';
import { call } from '#api/contract/call.ts';
import { eraseMe } from '#api/contract/erase-me.ts';
import { PasswordField } from '#ui/components/password-field.tsx';
import { useSession } from '#ui/lib/session.tsx';
import styles from './erasure.module.css';
import { useErase } from './use-erase.ts';

/** A job seeker's way out, with everything: behind the password. */
export function EraseMe() {
  const [open, setOpen] = useState(false);
  const [password, setPassword] = useState('');
  const title = useId();
  const { signedOut } = useSession();
  const erase = useErase((text: string) => call(eraseMe, { body: { password: text } }), signedOut);
  return (
    <section className={styles.panel} aria-labelledby={title}>
      <h2 id={title}>Erase my account</h2>
      <p>
        Takes out your account and everything in it for good: profile, resumes, applications, saved jobs, tickets, and
        what employers noted about you. You get a receipt. It cannot be undone.
      </p>
      {open ? (
        <form
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            if (password !== '') erase.mutate(password);
          }}
        >
          <PasswordField
            label="Your Password"
            name="erase-password"
            autoComplete="current-password"
            value={password}
            onChange={setPassword}
          />
          <div className={styles.buttons}>
            <Button type="submit" color="red" size="xs" disabled={password === ''} loading={erase.isPending}>
              Erase for good
            </Button>
            <Button variant="default" size="xs" disabled={erase.isPending} onClick={() => setOpen(false)}>
              Cancel
            </Button>
          </div>
        </form>
      ) : (
        <div className={styles.form}>
          <div className={styles.buttons}>
            <Button variant="default" size="xs" onClick={() => setOpen(true)}>
              Erase my account
            </Button>
          </div>
        </div>
      )}
    </section>
  );
}
