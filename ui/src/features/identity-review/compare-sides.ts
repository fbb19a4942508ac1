import type { IdentitySide } from '#api/duplicates/identity-contract.ts';
import { fieldLabel } from '#domain/candidate-field-display.ts';
import { formatDay } from '#ui/lib/format-candidate.ts';

type Field = keyof IdentitySide;

const fields: readonly [field: Field, label: string][] = [
  ['name', fieldLabel('applicantName')],
  ['emailAddress', fieldLabel('emailAddress')],
  ['alternateEmailAddress', fieldLabel('alternateEmailAddress')],
  ['phone', fieldLabel('phoneNumber')],
  ['alternatePhone', fieldLabel('alternatePhoneNumber')],
  ['dateOfBirth', fieldLabel('dateOfBirth')],
  ['city', 'City'],
  ['title', 'Job title'],
  ['employer', 'Employer'],
  ['experience', fieldLabel('experience')],
  ['education', fieldLabel('education')],
  ['skills', 'Skills'],
];
/** Contacts are compared across fields: one's alternate email may be the other's email. */
const contacts: readonly Field[][] = [
  ['emailAddress', 'alternateEmailAddress'],
  ['phone', 'alternatePhone'],
];

/** `differs`: both sides have different values. `one`: only one side has a value. */
export type SideMark = 'same' | 'differs' | 'one';

export interface ComparedField {
  field: Field;
  label: string;
  incoming: string | null;
  known: string | null;
  mark: SideMark;
}

/** The fields that either side has, in order of how well they tell people apart. */
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

/** Ignores case, whitespace and a phone's country code. */
function comparable(field: Field, value: string | null): string | null {
  if (value === null) return null;
  if (field === 'phone' || field === 'alternatePhone') return value.replace(/\D/g, '').slice(-PHONE_DIGITS);
  return value.trim().replace(/\s+/g, ' ').toLowerCase();
}

const text = (field: Field, value: string | null): string | null =>
  field === 'dateOfBirth' ? formatDay(value) : value;
