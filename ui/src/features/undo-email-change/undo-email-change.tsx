import { Anchor, Button } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { Link, useLocation } from 'react-router';
import { undoEmailChange } from '#api/accounts/contract.ts';
import { call } from '#api/http/contract/client.ts';
import form from '#ui/components/form.module.css';
import { InlineError } from '#ui/components/inline-error.tsx';
import { failureMessage, isRefusal } from '#ui/lib/failure-message.ts';
import { useSession } from '#ui/lib/session.tsx';
import styles from './undo-email-change.module.css';

const NO_TOKEN = 'This link is not complete. Please open it from the mail once more.';
const UNREACHABLE = 'Trouble in connecting to the Server! Please try again later.';

/** Restores an account's previous email by a mailed link. The token is in the hash, which servers never log. */
export function UndoEmailChange() {
  const { hash } = useLocation();
  // another link in the same tab changes only the hash, and starts over
  return <Undo key={hash} token={hash.slice(1)} />;
}

function Undo({ token }: { token: string }) {
  const { retry } = useSession();
  const undo = useMutation({
    mutationFn: () => call(undoEmailChange, { body: { token } }),
    // this browser's own session may have been ended too
    onSuccess: () => void retry(),
  });
  if (undo.isSuccess) return <Done message={undo.data.message} />;
  const refused = isRefusal(undo.error) && undo.error.status !== 429;
  return (
    <div className={styles.parts}>
      {token === '' && <InlineError message={NO_TOKEN} />}
      {undo.isError && <InlineError message={failureMessage(undo.error, UNREACHABLE)} />}
      {token !== '' && !refused && (
        <>
          <p>
            This restores the email that the link was sent to and signs out every browser. Choose a new password
            afterwards: the person who changed the email knew the old one.
          </p>
          <Button fullWidth aria-busy={undo.isPending} onClick={() => !undo.isPending && undo.mutate()}>
            {undo.isPending ? 'Restoring…' : undo.isError ? 'Try again' : 'Restore my email'}
          </Button>
        </>
      )}
      <p className={form.other}>
        <Anchor component={Link} to="/signin" size="sm" underline="always">
          Go to sign in
        </Anchor>
      </p>
    </div>
  );
}

function Done({ message }: { message: string }) {
  return (
    <div className={styles.parts}>
      <p className={styles.done} role="status">
        <IconCircleCheck size={18} aria-hidden="true" />
        <span>{message}</span>
      </p>
      <p>Every browser was signed out. The old password still works until you choose another.</p>
      <Button component={Link} to="/forgot-password" fullWidth>
        Reset Password
      </Button>
    </div>
  );
}
