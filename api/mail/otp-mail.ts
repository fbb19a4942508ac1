import type { MailContent } from '#api/dependencies.ts';
import type { OtpRecord } from '#mongo/models/otp.ts';
import { composeMail } from './compose-mail.ts';

const PURPOSES: Record<OtpRecord['purpose'], { subject: string; why: string }> = {
  signup: {
    subject: 'Your sign-up code',
    why: 'Enter this code on the sign-up page to show that this email is yours:',
  },
  reset: { subject: 'Your password reset code', why: 'Enter this code to choose a new password:' },
  'change-email': {
    subject: 'Confirm your new email',
    why: 'Enter this code in your account to sign in with this email from now on:',
  },
};

/** The mail that carries a code. */
export function otpMail(purpose: OtpRecord['purpose'], code: string): MailContent {
  const { subject, why } = PURPOSES[purpose];
  return composeMail(subject, [
    why,
    { code },
    'It works for 10 minutes and once. A newer code takes its place.',
    'Nobody from our side will ever ask you for it. If you did not ask for a code, you need not do anything.',
  ]);
}
