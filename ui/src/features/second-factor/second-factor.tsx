import { Button, Skeleton } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { SecondFactorState } from '#api/sessions/second-factor-contract.ts';
import { Chip } from '#ui/components/chip.tsx';
import { LoadFailure } from '#ui/components/load-failure.tsx';
import { formatMoment } from '#ui/lib/format-moment.ts';
import { howMany } from '#ui/lib/how-many.ts';
import { ProofForm } from './proof-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import styles from './second-factor.module.css';
import { ownSecondFactor, SECOND_FACTOR_FAILED } from './second-factor-query.ts';
import { SetUp } from './set-up.tsx';

type Step = 'state' | 'set-up' | 'renew' | 'remove' | { codes: string[] };

/** The own account's second factor: its state, setting it up, new recovery codes, removing it. `onDone`: its set-up is complete. */
export function SecondFactor({ onDone }: { onDone?: () => void }) {
  const heading = useId();
  const load = useQuery(ownSecondFactor);
  const queries = useQueryClient();
  const [step, setStep] = useState<Step>('state');
  const section = useRef<HTMLElement>(null);
  const go = (next: Step) => {
    flushSync(() => setStep(next));
    // the pressed button is gone
    (section.current?.querySelector('input') ?? section.current)?.focus();
  };
  const refresh = () => queries.invalidateQueries({ queryKey: ownSecondFactor.queryKey });
  const showCodes = (codes: string[]) => {
    go({ codes });
    void refresh();
    void queries.invalidateQueries({ queryKey: ['sessions'] });
  };
  const back = () => go('state');
  const end = () => {
    void refresh();
    back();
  };
  const state = load.data?.secondFactor;
  return (
    <section ref={section} tabIndex={-1} className={styles.panel} aria-labelledby={heading}>
      <div className={styles.head}>
        <h2 id={heading}>Second factor</h2>
        {state && <Chip tone={state.isOn ? 'good' : 'plain'}>{state.isOn ? 'On' : 'Off'}</Chip>}
      </div>
      <LoadFailure load={load} fallback={SECOND_FACTOR_FAILED} />
      {load.isPending && (
        <div role="status" aria-label="Loading the second factor">
          <Skeleton height={56} radius={4} />
        </div>
      )}
      {typeof step === 'object' && (
        <RecoveryCodes
          codes={step.codes}
          onClose={() => {
            end();
            onDone?.();
          }}
        />
      )}
      {state && step === 'state' && <Current state={state} onStep={go} />}
      {step === 'set-up' && <SetUp onDone={showCodes} onCancel={back} />}
      {step === 'renew' && <ProofForm change="renew" onDone={(codes) => showCodes(codes ?? [])} onCancel={back} />}
      {step === 'remove' && <ProofForm change="remove" onDone={end} onCancel={back} />}
    </section>
  );
}

const FEW_CODES = 3;

function Current({ state, onStep }: { state: SecondFactorState; onStep: (step: Step) => void }) {
  const { isOn, since, recoveryCodesLeft } = state;
  if (!isOn) {
    return (
      <>
        <p className={styles.text}>
          With a second factor, signing in takes a code from an authenticator app on your phone besides the password: a
          stolen password alone opens nothing.
        </p>
        <div className={styles.buttons}>
          <Button size="xs" onClick={() => onStep('set-up')}>
            Set up
          </Button>
        </div>
      </>
    );
  }
  return (
    <>
      <p className={styles.text}>
        Signing in takes a code from your authenticator app, since {since && formatMoment(since)}.{' '}
        <span data-few={recoveryCodesLeft < FEW_CODES || undefined} className={styles.left}>
          {howMany(recoveryCodesLeft, 'recovery code')} left.
        </span>
      </p>
      <div className={styles.buttons}>
        <Button size="xs" variant="default" onClick={() => onStep('renew')}>
          New recovery codes
        </Button>
        <Button size="xs" variant="default" onClick={() => onStep('remove')}>
          Remove
        </Button>
      </div>
    </>
  );
}
