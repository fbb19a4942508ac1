import { Button } from '@mantine/core';
import { IconMailCheck } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import form from '#ui/components/form.module.css';
import { OtpField } from '#ui/components/otp-field.tsx';
import { fieldProblems } from '#ui/lib/field-problems.ts';
import { focusFirstProblem } from '#ui/lib/focus-first-problem.ts';
import { codeFields } from './forgot-password-problems.ts';

/** The six digits that came by mail. */
export function CodeStep(props: { sentTo: string; busy: boolean; onVerify: (otp: string) => void }) {
  const [otp, setOtp] = useState('');
  const [problem, setProblem] = useState<string>();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = fieldProblems(codeFields, { otp: otp.trim() });
    setProblem(found.otp);
    if (found.otp) focusFirstProblem(event.currentTarget);
    else if (!props.busy) props.onVerify(otp.trim());
  };
  return (
    <form onSubmit={submit} noValidate className={form.form} data-busy={props.busy || undefined}>
      <p className={form.note} role="status">
        <IconMailCheck size={18} aria-hidden="true" />
        <span>
          If {props.sentTo} has an account, a code is on its way. <strong>Please check your inbox!</strong>
        </span>
      </p>
      <OtpField
        label="OTP"
        value={otp}
        error={problem}
        onChange={(value) => {
          setOtp(value);
          setProblem(undefined);
        }}
      />
      <Button type="submit" fullWidth aria-busy={props.busy}>
        Verify OTP
      </Button>
    </form>
  );
}
