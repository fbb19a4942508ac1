import type { MailContent } from '#api/dependencies.ts';
import { composeMail } from './compose-mail.ts';

/** Tells the owner of an account that its password is another one now. */
export function passwordChangedMail(): MailContent {
  return composeMail('Your password was changed', [
    'The password of your account was changed a moment ago, and every browser was signed out.',
    'If it was not you, use Forgot Password on the sign-in page at once, and raise a ticket.',
  ]);
}
