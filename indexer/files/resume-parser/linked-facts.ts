import type { Personal, Reading } from './reading.ts';

/** Left over in a template: 'https://linkedin.com/in/username'. */
const TEMPLATE = /user-?name|your-?(?:name|id|profile|e?mail|address)?|example|sample|template|profile/i;
/** It stands nowhere in the text. */
const NOWHERE = { start: 0, end: 0 };

const MAIL = /^mailto:([a-z0-9][\w.%+-]*@[\w-]+(?:\.[\w-]+)*\.[a-z]{2,})$/i;

/**
 * Addresses that a line break has cut, as the document links them; where its text has none, the only linked one. Other
 * links are often left over from a template.
 */
export function withLinkedEmails(emails: readonly Reading<string>[], links: readonly string[]): Reading<string>[] {
  const linked = links.flatMap((link) => MAIL.exec(link)?.[1]?.toLowerCase() ?? []);
  const only = onlyOne(linked);
  if (emails.length === 0) return only ? [readingOf(only)] : [];
  return emails.map((email) => {
    const letters = email.value.replaceAll('-', '');
    const whole = linked.find(
      (link) => link !== email.value && (link.endsWith(email.value) || link.replaceAll('-', '') === letters),
    );
    return whole ? { ...email, value: whole, confidence: 0.97 } : email;
  });
}

/** Profiles behind a word or an icon. */
export function linkedProfiles(links: readonly string[]): Pick<Personal, 'linkedIn' | 'gitHub'> {
  const linkedIn = links.flatMap((link) => /linkedin\.com\/in\/([\w%-]{3,})\/?(?:[?#].*)?$/i.exec(link)?.[1] ?? []);
  // of a repository, the account
  const gitHub = links.flatMap((link) => /github\.com\/([\w-]{1,39})(?:[/?#].*)?$/i.exec(link)?.[1] ?? []);
  const [member, account] = [onlyOne(linkedIn), onlyOne(gitHub)];
  return {
    ...(member && { linkedIn: readingOf(`linkedin.com/in/${member}`) }),
    ...(account && { gitHub: readingOf(`github.com/${account}`) }),
  };
}

const readingOf = (value: string): Reading<string> => ({ value, confidence: 0.8, at: NOWHERE });

/** Links to several people tell nothing about whose page it is. */
function onlyOne(accounts: readonly string[]): string | undefined {
  const different = new Map(accounts.map((account) => [account.toLowerCase(), account]));
  const [first] = different.values();
  return different.size === 1 && first && !TEMPLATE.test(first) ? first : undefined;
}
