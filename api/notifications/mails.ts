import type { MailContent } from '#api/http/dependencies.ts';
import { escapeHtml } from '#api/http/docs.ts';
import type { OtpRecord } from '#mongo/models/otp.ts';

/** A paragraph; a code on its own line, large enough to read and type from a phone; or a link with its label. */
type MailPart = string | { code: string } | { link: string; label: string };

const PRODUCT = 'Talent';
const PAGE = 'margin:0;padding:24px 12px;background:#f4f5f7;font:15px/1.55 Arial,Helvetica,sans-serif;color:#1f2430';
const CARD = 'max-width:480px;margin:0 auto;padding:28px;background:#ffffff;border:1px solid #dfe2e8;border-radius:8px';
const CODE = 'font:bold 30px/1.2 Consolas,Menlo,monospace;letter-spacing:6px;margin:20px 0;color:#1f2430';
const LINK = 'font-weight:bold;color:#1d4ed8;overflow-wrap:anywhere';
const FOOT = 'max-width:480px;margin:14px auto 0;font-size:12px;color:#5b6270';

/** Composes a mail as plain text and HTML from the same parts; all content is escaped. */
export function composeMail(subject: string, parts: readonly MailPart[]): MailContent {
  const foot = `${PRODUCT} sent this mail because your address was entered there. Answers to it are not read.`;
  const text = [...parts.map(asText), '-- ', foot];
  return { subject: `${subject} · ${PRODUCT}`, text: text.join('\n\n').replace('-- \n\n', '-- \n'), html: page() };

  function page(): string {
    return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>
<body style="${PAGE}"><div style="${CARD}"><h1 style="font-size:18px;margin:0 0 12px">${escapeHtml(subject)}</h1>
${parts.map(asHtml).join('\n')}</div><p style="${FOOT}">${escapeHtml(foot)}</p></body></html>`;
  }
}

function asText(part: MailPart): string {
  if (typeof part === 'string') return part;
  return 'code' in part ? `    ${part.code}` : `${part.label}:\n${part.link}`;
}

function asHtml(part: MailPart): string {
  if (typeof part === 'string') return `<p>${escapeHtml(part)}</p>`;
  if ('code' in part) return `<p style="${CODE}">${escapeHtml(part.code)}</p>`;
  return `<p><a href="${escapeHtml(part.link)}" style="${LINK}">${escapeHtml(part.label)}</a></p>`;
}

/** Sent instead of a code if the email already has an account: the mailbox may reveal that, the screen must not. */
export function accountExistsMail(): MailContent {
  return composeMail('You already have an account', [
    'Someone, most likely you, requested a code to use this email for an account. An account with this email already exists.',
    'Sign in with this email. If the password is forgotten, use Forgot Password on the sign-in page.',
    'If it was not you, you need not do anything: nothing was changed.',
  ]);
}

/** Sent to the former address, with the link that undoes the change. */
export function emailChangedMail(undoLink: string, days: number): MailContent {
  return composeMail('The email of your account was changed', [
    'Your account was given another email a moment ago. Mails go there from now on, and this address signs in no more.',
    `If it was not you, take the account back within ${days} days.`,
    { link: undoLink, label: 'Undo the change' },
    'The link works once. It restores this email and signs out every browser. Then reset your password.',
  ]);
}

/** Sent to the new address. */
export function emailConfirmedMail(): MailContent {
  return composeMail('This is the email of your account now', [
    'Your account was given this email a moment ago. Sign in with it from now on; the password is the same.',
    'If you have no account, someone entered your address by mistake: please contact our support.',
  ]);
}

/** Sent to the restored address after a change was undone. */
export function emailRestoredMail(resetLink: string): MailContent {
  return composeMail('Your email was restored', [
    'The change of your account’s email was undone: this address signs in again, and every browser was signed out.',
    'The person who changed it knew your password, so choose a new one now.',
    { link: resetLink, label: 'Reset the password' },
    'If it was you who changed the email, you can change it again in your account.',
  ]);
}

export function secondFactorOnMail(): MailContent {
  return composeMail('Your second factor is on', [
    'Signing in to your account now also takes a code from your authenticator app. Every other browser was signed out.',
    'Keep the recovery codes somewhere safe: each replaces the app once.',
    'If it was not you, reset your password and contact our support.',
  ]);
}

export function secondFactorOffMail(by: 'you' | 'an administrator'): MailContent {
  const who = by === 'you' ? 'with your password and a code' : 'by an administrator, and every browser was signed out';
  return composeMail('Your second factor is off', [
    `The second factor of your account was removed ${who}. The password alone signs in now.`,
    'Set it up again on My Account.',
    'If you didn’t expect this, reset your password and contact our support.',
  ]);
}

export function recoveryCodeUsedMail(left: number): MailContent {
  return composeMail('A recovery code was used', [
    `A recovery code of your account was used a moment ago instead of your authenticator app. ${left} of them are left.`,
    'You can get new ones on My Account.',
    'If it was not you, reset your password and contact our support.',
  ]);
}

/** Lists new candidates of a saved search; `who` names some of them. */
export function newMatchesMail(search: string, title: string, who: string): MailContent {
  return composeMail(title, [
    `New in your saved search “${search}”: ${who}.`,
    'Open Pro Search and choose the search under Saved to see them.',
    'The search’s alert can be changed or switched off there.',
  ]);
}

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

/** The mail that contains a code. */
export function otpMail(purpose: OtpRecord['purpose'], code: string): MailContent {
  const { subject, why } = PURPOSES[purpose];
  return composeMail(subject, [
    why,
    { code },
    'It works for 10 minutes and once. A newer code takes its place.',
    'We will never ask you for it. If you did not request a code, you do not need to do anything.',
  ]);
}

/** Notifies the owner of an account that its password was changed. */
export function passwordChangedMail(): MailContent {
  return composeMail('Your password was changed', [
    'The password of your account was changed a moment ago, and every browser was signed out.',
    'If it was not you, use Forgot Password on the sign-in page at once, and raise a ticket.',
  ]);
}
