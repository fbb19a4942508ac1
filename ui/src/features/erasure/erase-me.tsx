import { useState } from 'react';
import { eraseMe } from '#api/erasure/contract.ts';
import { call } from '#api/http/contract/client.ts';
import { PasswordField } from '#ui/components/password-field.tsx';
import { useSession } from '#ui/lib/session.tsx';
import { ErasePanel, useErase } from './erase-panel.tsx';

/** A job seeker's form to erase their own data and account; requires the password. */
export function EraseMe() {
  const [password, setPassword] = useState('');
  const { signedOut } = useSession();
  const erase = useErase((text: string) => call(eraseMe, { body: { password: text } }), signedOut);
  return (
    <ErasePanel
      title="Erase my account"
      what="Takes out your account and everything in it for good: profile, resumes, applications, saved jobs, tickets, and what employers noted about you. You get a receipt. It cannot be undone."
      opener="Erase my account"
      isConfirmed={password !== ''}
      isBusy={erase.isPending}
      onErase={() => erase.mutate(password)}
    >
      <PasswordField
        label="Your Password"
        name="erase-password"
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
      />
    </ErasePanel>
  );
}
