import { composeMail, type MailContent } from './compose-mail.ts';

const NOT_YOU = 'If it was not you, use Forgot Password on the sign-in page at once, and raise a ticket.';

/** Tells the owner of an account that its password is another one now. */
export function passwordChangedMail(): MailContent {
  return composeMail('Your password was changed', [
    'The password of your account was changed a moment ago, and every browser was signed out.',
    NOT_YOU,
  ]);
}

/** To the former address of an account. */
export function emailChangedMail(): MailContent {
  return composeMail('The email of your account was changed', [
    'Your account was given another email a moment ago. Mails go there from now on, and this address signs in no more.',
    'If it was not you, your account may be in other hands: tell our support at once, and change your passwords.',
  ]);
}
