import type { MailContent } from '#api/dependencies.ts';
import { composeMail } from './compose-mail.ts';

/** Instead of a code, to somebody whose email has an account already: the screen must not tell that, the mailbox may. */
export function accountExistsMail(): MailContent {
  return composeMail('You already have an account', [
    'Somebody, most likely you, asked for a code to use this email for an account. There is an account with it already.',
    'Sign in with this email. If the password is forgotten, use Forgot Password on the sign-in page.',
    'If it was not you, you need not do anything: nothing was changed.',
  ]);
}
