import { Button, Skeleton } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { QRCodeSVG } from 'qrcode.react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { call } from '#api/http/contract/client.ts';
import { confirmSecondFactor, setUpSecondFactor } from '#api/sessions/second-factor-contract.ts';
import form from '#ui/components/form.module.css';
import { InlineError } from '#ui/components/inline-error.tsx';
import { OtpField } from '#ui/components/otp-field.tsx';
import { useProof } from '#ui/components/proof/proof.tsx';
import { failureMessage } from '#ui/lib/failure-message.ts';
import { focusFirstProblem } from '#ui/lib/focus.ts';
import { useOneMutation } from '#ui/lib/use-one-mutation.ts';
import { appCodeProblem } from './code-problem.ts';
import styles from './second-factor.module.css';
import { SECOND_FACTOR_FAILED } from './second-factor-query.ts';

interface SetUpProps {
  /** With the recovery codes. */
  onDone: (codes: string[]) => void;
  onCancel: () => void;
}

/** Shows a new secret as QR code and text; the app's first code switches it on. */
export function SetUp({ onDone, onCancel }: SetUpProps) {
  const withProof = useProof();
  const { mutate, ...begun } = useMutation({ mutationFn: () => withProof(() => call(setUpSecondFactor, {})) });
  const isBegun = useRef(false);
  useEffect(() => {
    // once, also under React's strict mode: each call replaces the secret
    if (isBegun.current) return;
    isBegun.current = true;
    mutate();
  }, [mutate]);
  if (begun.isError) {
    return (
      <>
        <InlineError message={failureMessage(begun.error, SECOND_FACTOR_FAILED)} onRetry={() => mutate()} />
        <div className={styles.buttons}>
          <Button size="xs" variant="default" onClick={onCancel}>
            Cancel
          </Button>
        </div>
      </>
    );
  }
  if (!begun.data) {
    return (
      <div role="status" aria-label="Preparing the QR code">
        <Skeleton height={200} radius={4} />
      </div>
    );
  }
  return <Confirm secret={begun.data.secret} address={begun.data.address} onDone={onDone} onCancel={onCancel} />;
}

function Confirm({ secret, address, onDone, onCancel }: SetUpProps & { secret: string; address: string }) {
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string>();
  const { mutate, isPending, error } = useOneMutation({
    mutationFn: () => call(confirmSecondFactor, { body: { code } }),
    onSuccess: ({ recoveryCodes }) => onDone(recoveryCodes),
  });
  const box = useRef<HTMLFormElement>(null);
  useEffect(() => box.current?.querySelector('input')?.focus(), []);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = appCodeProblem(code);
    setProblem(found);
    if (found) focusFirstProblem(event.currentTarget);
    else mutate();
  };
  return (
    <form ref={box} className={form.form} onSubmit={submit} noValidate data-busy={isPending || undefined}>
      <ol className={styles.steps}>
        <li>
          <p>Scan the QR code with an authenticator app, or type the key into it.</p>
          <div className={styles.secret}>
            {/* white around it in dark mode too: many apps read no inverted code */}
            <QRCodeSVG value={address} size={164} marginSize={2} role="img" title="QR code for an authenticator app" />
            <div>
              <span className={styles.label}>Key</span>
              <code className={styles.key}>{secret.match(/.{1,4}/g)?.join(' ')}</code>
            </div>
          </div>
        </li>
        <li>
          <p>Enter the six digits that the app shows.</p>
          <div className={styles.code}>
            <OtpField
              label="Code"
              value={code}
              error={problem}
              onChange={(text) => {
                setCode(text);
                setProblem(undefined);
              }}
            />
          </div>
        </li>
      </ol>
      {error && <InlineError message={failureMessage(error, SECOND_FACTOR_FAILED)} />}
      <p className={styles.text}>Switching it on signs out every other browser.</p>
      <div className={styles.buttons}>
        <Button type="submit" size="xs" aria-busy={isPending}>
          Switch on
        </Button>
        <Button size="xs" variant="default" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
