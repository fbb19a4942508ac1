import type { IdentitySide } from '#api/duplicates/identity-contract.ts';
import { formatDay } from '#ui/lib/format-candidate.ts';

type Field = keyof IdentitySide;

const fields: readonly [field: Field, label: string][] = [
  ['name', 'Name'],
  ['emailAddress', 'Email'],
  ['alternateEmailAddress', 'Alternate email'],
  ['phone', 'Phone'],
  ['alternatePhone', 'Alternate phone'],
  ['dateOfBirth', 'Date of birth'],
  ['city', 'City'],
  ['title', 'Job title'],
  ['employer', 'Employer'],
  ['experience', 'Experience'],
  ['education', 'Education'],
  ['skills', 'Skills'],
];
/** A contact is the same wherever it stands: the alternate email of one may be the email of the other. */
const contacts: readonly Field[][] = [
  ['emailAddress', 'alternateEmailAddress'],
  ['phone', 'alternatePhone'],
];

/** `differs`: both say something else. `one`: only one side says anything. */
export type SideMark = 'same' | 'differs' | 'one';

export interface ComparedField {
  field: Field;
  label: string;
  incoming: string | null;
  known: string | null;
  mark: SideMark;
}

/** The fields of which either side says something, in the order in which people are told apart. */
export function compareSides(incoming: IdentitySide, known: IdentitySide | null): ComparedField[] {
  return fields.flatMap(([field, label]) => {
    const [one, other] = [incoming[field], known?.[field] ?? null];
    if (one === null && other === null) return [];
    return [
      { field, label, incoming: text(field, one), known: text(field, other), mark: markOf(field, incoming, known) },
    ];
  });
}

function markOf(field: Field, incoming: IdentitySide, known: IdentitySide | null): SideMark {
  if (!known) return 'one';
  const [one, other] = [incoming[field], known[field]];
  const beside = contacts.find((group) => group.includes(field)) ?? [field];
  const isAmong = (value: string | null, side: IdentitySide) =>
    value !== null && beside.some((each) => comparable(each, side[each]) === comparable(field, value));
  if (isAmong(one, known) || isAmong(other, incoming)) return 'same';
  return one === null || other === null ? 'one' : 'differs';
}

const PHONE_DIGITS = 10;

/** Case, blanks and a phone's country code tell nobody apart. */
function comparable(field: Field, value: string | null): string | null {
  if (value === null) return null;
  if (field === 'phone' || field === 'alternatePhone') return value.replace(/\D/g, '').slice(-PHONE_DIGITS);
  return value.trim().replace(/\s+/g, ' ').toLowerCase();
}

const text = (field: Field, value: string | null): string | null =>
  field === 'dateOfBirth' ? formatDay(value) : value;
