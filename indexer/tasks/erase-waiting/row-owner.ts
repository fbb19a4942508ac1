import { type Cell, cellText } from '#indexer/files/spreadsheet/cell.ts';
import { applicantIdIn } from '#indexer/tasks/parse-resumes/find-candidate.ts';
import { hashOfKey, nameKey } from '#mongo/contact-keys.ts';
import { emailsIn, phonesIn } from '#mongo/personal-words.ts';

/** Hashes (hashOfKey) of what identifies an erased person. */
export interface Wanted {
  /** `email:`, `phone:`, `file:`, `id:`, and `name:` where no contact is known. */
  keys: ReadonlySet<string>;
  /** `name:`, for rows that hold no contact. */
  names: ReadonlySet<string>;
}

/** With its kind: a number of ten digits; shorter runs of digits are dates and amounts. */
const PHONE_KEY_LENGTH = 'phone:'.length + 10;

/** Whether a spreadsheet's row is the person's: by a contact or ID, or by the name where it holds nobody's contact. */
export function isTheirRow(cells: readonly Cell[], { keys, names }: Wanted): boolean {
  const texts = cells.map(cellText);
  const ids = texts.flatMap((text) => applicantIdIn(text) ?? []).map((id) => `id:${id}`);
  const contacts = texts
    .flatMap((text) => [...emailsIn(text), ...phonesIn(text)])
    .map(({ key }) => key)
    .filter((key) => !key.startsWith('phone:') || key.length === PHONE_KEY_LENGTH);
  if ([...ids, ...contacts].some((key) => keys.has(hashOfKey(key)))) return true;
  if (contacts.length > 0 || names.size === 0) return false;
  // first and last name stand in cells of their own, side by side
  const sideBySide = texts.map((text, at) => `${text} ${texts[at + 1] ?? ''}`);
  return [...texts, ...sideBySide].some((text) => text.trim() !== '' && names.has(hashOfKey(nameKey(text))));
}
