import { TextInput } from '@mantine/core';
import { IconMailCheck } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import form from '#ui/components/form.module.css';
import { InlineError } from '#ui/components/inline-error.tsx';
import { OtpField } from '#ui/components/otp-field.tsx';
import { SendOtpButton } from '#ui/components/send-otp-button.tsx';
import { accessFailure } from '#ui/lib/failure-message.ts';
import { requiredField } from '#ui/lib/required-field.ts';
import styles from './sign-up.module.css';
import type { useSignUp } from './use-sign-up.ts';

/** The email with Send OTP; after a request, also the field for the code. */
export function EmailWithOtp({ signUp }: { signUp: ReturnType<typeof useSignUp> }) {
  const { values, problems, otpRequest, change } = signUp;
  const isRequested = otpRequest.sentTo !== null;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // don't take the focus from a field that the user is typing in
    const { activeElement: at } = document;
    if (isRequested && (at === document.body || box.current?.contains(at)))
      box.current?.querySelector<HTMLInputElement>('[name="otp"]')?.focus();
  }, [isRequested]);
  return (
    <div ref={box} className={styles.otp}>
      <div className={form.withButton}>
        <TextInput
          label="Email"
          type="email"
          name="email"
          autoComplete="email"
          {...requiredField}
          value={values.email}
          // before a request, no field exists that could show the error
          error={problems.email ?? (isRequested ? undefined : problems.otp)}
          onBlur={() => signUp.leave('email')}
          onChange={(event) => change({ email: event.currentTarget.value })}
        />
        <SendOtpButton busy={otpRequest.busy} left={otpRequest.left} onClick={signUp.sendOtp} />
      </div>
      {otpRequest.error && <InlineError message={accessFailure(otpRequest.error)} />}
      <div role="status" className={form.status}>
        {isRequested && !otpRequest.error && (
          <p className={form.note}>
            <IconMailCheck size={18} aria-hidden="true" />
            Please check your inbox!
          </p>
        )}
      </div>
      {isRequested && (
        <OtpField
          label="OTP"
          value={values.otp}
          error={signUp.triedWithOtp || values.otp ? problems.otp : undefined}
          onChange={(otp) => change({ otp })}
        />
      )}
    </div>
  );
}
