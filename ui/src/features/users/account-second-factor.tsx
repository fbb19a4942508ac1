import { Button, Skeleton } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { removeAccountSecondFactor } from '#api/accounts/second-factor-contract.ts';
import { call } from '#api/http/contract/client.ts';
import { Chip } from '#ui/components/chip.tsx';
import { LoadFailure } from '#ui/components/load-failure.tsx';
import { useProof } from '#ui/components/proof/proof.tsx';
import { useToast } from '#ui/components/toasts.tsx';
import { failureMessage } from '#ui/lib/failure-message.ts';
import { formatMoment } from '#ui/lib/format-moment.ts';
import { howMany } from '#ui/lib/how-many.ts';
import { usePopup } from '#ui/lib/popup.tsx';
import { useAccount } from '#ui/lib/use-account.ts';
import { useOneMutation } from '#ui/lib/use-one-mutation.ts';
import styles from './user-detail.module.css';
import { accountSecondFactorOf } from './user-queries.ts';

const FAILED = 'Trouble connecting to server. Please try again later.';
const QUESTION =
  'Remove this account’s second factor? Its owner then signs in with the password alone, gets a mail, and is signed out everywhere. Make sure that it is the owner who asks.';

/** Whether an account has a second factor, which an admin can remove for an owner who has lost it. */
export function AccountSecondFactor({ id }: { id: string }) {
  const heading = useId();
  const popup = usePopup();
  const toast = useToast();
  const queries = useQueryClient();
  const withProof = useProof();
  const isOwn = useAccount()._id === id;
  const load = useQuery(accountSecondFactorOf(id));
  const remove = useOneMutation({
    mutationFn: () => withProof(() => call(removeAccountSecondFactor, { params: { userId: id } })),
    onSuccess: ({ message }) => toast(message),
    onError: (error) => void popup.alert(failureMessage(error, FAILED)),
    onSettled: () => queries.invalidateQueries({ queryKey: accountSecondFactorOf(id).queryKey }),
  });
  const state = load.data?.secondFactor;
  const ask = async () => {
    if (await popup.confirm(QUESTION, 'Remove')) remove.mutate();
  };
  return (
    <section className={styles.card} aria-labelledby={heading}>
      <div className={styles.who}>
        <h2 id={heading}>Second factor</h2>
        {state && <Chip tone={state.isOn ? 'good' : 'plain'}>{state.isOn ? 'On' : 'Off'}</Chip>}
      </div>
      <LoadFailure load={load} fallback={FAILED} />
      {load.isPending && (
        <div role="status" aria-label="Loading the second factor">
          <Skeleton height={20} radius={4} />
        </div>
      )}
      {state && !state.isOn && (
        <p className={styles.note}>
          {state.isRequired ? 'Required, and not set up yet: the account can do nothing else.' : 'Not set up.'}
        </p>
      )}
      {state?.since && (
        <p className={styles.note}>
          Since {formatMoment(state.since)}, {howMany(state.recoveryCodesLeft, 'recovery code')} left.
        </p>
      )}
      {state?.isOn && !isOwn && (
        <div>
          <Button size="xs" variant="default" loading={remove.isPending} onClick={() => void ask()}>
            Remove second factor
          </Button>
        </div>
      )}
    </section>
  );
}
