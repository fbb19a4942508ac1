import { requiredText } from './required-text.ts';

const OTP_LENGTH = 6;
export const OTP_REQUIRED_MESSAGE = 'Please enter the OTP, click Send OTP if not done yet!';
const OTP_LENGTH_MESSAGE = 'Please Enter 6 digit OTP!';
const OTP_FORMAT_MESSAGE = 'OTP should be a 6-digit number sent to your email!';
const RESET_OTP_MESSAGE = 'Enter 6-digit OTP';

/** A code from a mail: six digits. */
export const otp = requiredText(OTP_REQUIRED_MESSAGE)
  .regex(/^[0-9]*$/, { error: OTP_FORMAT_MESSAGE, abort: true })
  .length(OTP_LENGTH, OTP_LENGTH_MESSAGE);

/** The same on the reset screen, in its words. */
export const resetOtp = requiredText(RESET_OTP_MESSAGE).regex(/^[0-9]{6}$/, RESET_OTP_MESSAGE);
