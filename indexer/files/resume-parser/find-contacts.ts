import { namesAgree } from '#mongo/names-agree.ts';
import { findEmails } from './find-emails.ts';
import { findName } from './find-name.ts';
import { findPhones } from './find-phones.ts';
import { othersPlaces } from './others-contacts.ts';
import type { Reading, ReadPhone, Span } from './reading.ts';
import type { ResumeLine } from './resume-lines.ts';

export interface Contacts {
  name: Reading<string> | null;
  /** The person's own; those of referees and other people are left out. */
  emails: Reading<string>[];
  phones: Reading<ReadPhone>[];
}

/** Who a resume's person is and how they are reached. A contact that stands only beside another person is not theirs. */
export function findContacts(text: string, lines: readonly ResumeLine[]): Contacts {
  // the name first without the references, whose mailboxes would point to another line
  const surely = othersPlaces(lines, () => true);
  const name = findName(lines, findEmails(masked(text, surely)));
  const own = withoutOthers(text, lines, name?.value ?? null);
  return { name, emails: findEmails(own), phones: findPhones(own) };
}

/** The text with other people's contacts blank. Without the person's name, nobody that is named counts as another. */
export function withoutOthers(text: string, lines: readonly ResumeLine[], name: string | null): string {
  const isOwner = (other: string) => name === null || namesAgree(name, other);
  return masked(text, othersPlaces(lines, isOwner));
}

/** The text with these places blank: every other place stays where it is. */
function masked(text: string, places: readonly Span[]): string {
  let at = 0;
  const parts: string[] = [];
  for (const { start, end } of places) {
    parts.push(text.slice(at, start), ' '.repeat(end - start));
    at = end;
  }
  return parts.join('') + text.slice(at);
}
