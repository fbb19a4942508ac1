import { TextInput } from '@mantine/core';
import { IconMailCheck } from '@tabler/icons-react';
import form from '#ui/components/form.module.css';
import { InlineError } from '#ui/components/inline-error.tsx';
import { OtpField } from '#ui/components/otp-field.tsx';
import { SendOtpButton } from '#ui/components/send-otp-button.tsx';
import { accessFailure } from '#ui/lib/access-failure.ts';
import type { useSignUp } from './use-sign-up.ts';

/** The email with Send OTP; once a code was asked for, the field for it. */
export function EmailWithOtp({ signUp }: { signUp: ReturnType<typeof useSignUp> }) {
  const { values, problems, otpRequest, change } = signUp;
  const asked = otpRequest.sentTo !== null;
  return (
    <>
      <div className={form.withButton}>
        <TextInput
          label="Email"
          type="email"
          name="email"
          autoComplete="email"
          withAsterisk
          aria-required
          value={values.email}
          // before a code was asked for there is no field yet to say that it is missing
          error={problems.email ?? (asked ? undefined : problems.otp)}
          onBlur={() => signUp.leave('email')}
          onChange={(event) => change({ email: event.currentTarget.value })}
        />
        <SendOtpButton busy={otpRequest.busy} left={otpRequest.left} onClick={signUp.sendOtp} />
      </div>
      {otpRequest.error && <InlineError message={accessFailure(otpRequest.error)} />}
      <div role="status" className={form.status}>
        {asked && !otpRequest.error && (
          <p className={form.note}>
            <IconMailCheck size={18} aria-hidden="true" />
            Please check your inbox!
          </p>
        )}
      </div>
      {asked && <OtpField label="OTP" value={values.otp} error={problems.otp} onChange={(otp) => change({ otp })} />}
    </>
  );
}
