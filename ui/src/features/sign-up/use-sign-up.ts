import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { signup } from '#api/accounts/contract.ts';
import { call } from '#api/http/contract/client.ts';
import { email as emailField, TERMS_ALERT_MESSAGE } from '#api/http/contract/fields.ts';
import { accessFailure } from '#ui/lib/failure-message.ts';
import { usePopup } from '#ui/lib/popup.tsx';
import { useSession } from '#ui/lib/session.tsx';
import { useSendOtp } from '#ui/lib/use-send-otp.ts';
import { useVisitedFields } from '#ui/lib/use-visited-fields.ts';
import { earlyProblems, type SignUpFields, signUpProblems } from './sign-up-problems.ts';

const nothing: SignUpFields = {
  firstName: '',
  lastName: '',
  contact: '',
  email: '',
  otp: '',
  password: '',
  confirm: '',
  terms: false,
};

/** The sign-up form's values, their errors, and its two calls. */
export function useSignUp() {
  const popup = usePopup();
  const navigate = useNavigate();
  const { signedIn } = useSession();
  const [values, setValues] = useState(nothing);
  const { left, leave, isSubmitted, submitted } = useVisitedFields<keyof SignUpFields>();
  const [triedWithOtp, setTriedWithOtp] = useState(false);
  const otpRequest = useSendOtp('signup', { failed: (failure) => void popup.alert(accessFailure(failure)) });
  const { mutate, isPending, error } = useMutation({
    mutationFn: ({ confirm: _confirm, terms: _terms, ...fields }: SignUpFields) =>
      call(signup, { body: { selectedRole: 'job-seeker', ...fields } }),
    onSuccess: async ({ user }) => {
      setValues(nothing);
      signedIn(user);
      await navigate('/', { replace: true });
    },
    onError: (failure) => popup.alert(accessFailure(failure)),
  });

  return {
    values,
    problems: isSubmitted ? signUpProblems(values) : earlyProblems(values, left),
    otpRequest,
    /** Whether the code's field was visible at the last submit; until then, a missing code is not an error. */
    triedWithOtp,
    busy: isPending,
    failure: error && accessFailure(error),
    change: (change: Partial<SignUpFields>) => setValues((before) => ({ ...before, ...change })),
    leave,
    sendOtp: () => {
      const checked = emailField.safeParse(values.email);
      if (checked.success) otpRequest.send(checked.data);
      else void popup.alert(checked.error.issues[0]?.message ?? '');
    },
    /** Resolves false if a field is invalid. */
    submit: async (): Promise<boolean> => {
      submitted();
      setTriedWithOtp(otpRequest.sentTo !== null);
      const found = signUpProblems(values);
      if (found.terms) await popup.alert(TERMS_ALERT_MESSAGE);
      if (Object.keys(found).length > 0) return false;
      if (!isPending) mutate(values);
      return true;
    },
  };
}
