import type { MailContent } from '#api/dependencies.ts';
import { composeMail } from './compose-mail.ts';

/** To the former address: with the link that takes the account back. */
export function emailChangedMail(undoLink: string, days: number): MailContent {
  return composeMail('The email of your account was changed', [
    'Your account was given another email a moment ago. Mails go there from now on, and this address signs in no more.',
    `If it was not you, take the account back within ${days} days.`,
    { link: undoLink, label: 'Undo the change' },
    'The link works once. It restores this email and signs out every browser. Then reset your password.',
  ]);
}

/** To the new address. */
export function emailConfirmedMail(): MailContent {
  return composeMail('This is the email of your account now', [
    'Your account was given this email a moment ago. Sign in with it from now on; the password is the same.',
    'If you have no account, somebody entered your address by mistake: tell our support.',
  ]);
}

/** To the restored address, once a change was undone. */
export function emailRestoredMail(resetLink: string): MailContent {
  return composeMail('Your email was restored', [
    'The change of your account’s email was undone: this address signs in again, and every browser was signed out.',
    'The person who changed it knew your password, so choose a new one now.',
    { link: resetLink, label: 'Reset the password' },
    'If it was you who changed the email, you can change it again in your account.',
  ]);
}
