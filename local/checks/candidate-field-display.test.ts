import { expect, test } from 'vitest';
import { candidateProfile } from '#api/candidates/contract.ts';
import { presentCandidateProfile } from '#api/candidates/present-candidate-profile.ts';
import { importColumns } from '#api/imports/preview-contract.ts';
import { resumeIdsOf } from '#api/resumes/find-resume.ts';
import {
  candidateFieldDisplay,
  candidateFieldNames,
  fieldLabel,
  formLabel,
  type ShownAs,
} from '#domain/candidate-field-display.ts';
import { candidateFields } from '#domain/candidate-fields.ts';
import { choiceFieldNames, choiceValues } from '#domain/choice-fields.ts';
import { formerNames } from '#mongo/identity/former-names.ts';
import { fieldsRead } from './fields-read.ts';

const fields = candidateFieldNames;

/** Values of each form, as in the answer. */
const samples: Record<ShownAs, readonly unknown[]> = {
  text: ['x'],
  texts: [['x']],
  choice: choiceFieldNames.flatMap((name) => choiceValues(name)),
  day: ['2001-02-03T00:00:00.000Z'],
  duration: [{ year: 1, month: 2 }],
  money: [{ amount: 5, currency: 'INR' }],
  phone: [{ countryCode: '91', number: '9876543210' }],
  address: [
    {
      ...{ addressLine1: null, addressLine2: null, city: 'Pune', district: null },
      ...{ state: null, country: null, zipCode: null },
    },
  ],
  'yes or no': [true],
  disability: [{ isDisabled: false, desc: null }],
  account: [{ _id: 'x' }],
  entries: [[]],
};
const forms = Object.keys(samples) as ShownAs[];
/** A day and a choice are sent as text. */
const alsoFits: Partial<Record<ShownAs, ShownAs[]>> = {
  text: ['day', 'choice'],
  day: ['text', 'choice'],
  texts: ['entries'],
};

test('the profile’s answer reads the fields that the table calls shown', () => {
  const shown = fields.filter((field) => candidateFieldDisplay[field].shown !== null);
  expect(fieldsRead((record) => presentCandidateProfile(record, undefined, new Date()))).toEqual(shown.toSorted());
});

test.each(fields)('the profile’s answer presents %s in the form that the table names, or omits it', (field) => {
  const { shown } = candidateFieldDisplay[field];
  const schema = (
    candidateProfile.shape as Partial<Record<string, { safeParse(value: unknown): { success: boolean } }>>
  )[field];
  if (shown === null) return expect(schema).toBeUndefined();
  const fitting = forms.filter((form) => samples[form].some((sample) => schema?.safeParse(sample).success));
  expect(fitting).toContain(shown);
  expect(fitting.filter((form) => form !== shown && !alsoFits[shown]?.includes(form))).toEqual([]);
});

test('former names keep the values of the fields that the table says', () => {
  const kept = fields.filter((field) => candidateFieldDisplay[field].history === 'formerNames');
  const read = fieldsRead((record) => formerNames(record, record)).filter((field) => field !== 'formerNames');
  expect(read).toEqual(kept.toSorted());
});

test('earlier resumes keep the values of the fields that the table says', () => {
  const kept = fields.filter((field) => candidateFieldDisplay[field].history === 'resumeVersions');
  expect(fieldsRead(resumeIdsOf).filter((field) => field !== 'resumeVersions')).toEqual(kept.toSorted());
});

test('each field has a unique label; forms write it in title case', () => {
  expect(new Set(fields.map(fieldLabel)).size).toBe(fields.length);
  expect([formLabel('dateOfBirth'), formLabel('currentCTC')]).toEqual(['Date of Birth', 'Current CTC']);
});

/** Columns of spreadsheets whose usual name is not the field's label. */
const namedAsInSpreadsheets = {
  summary: 'Summary',
  preferredRole: 'Preferred role',
  preferredLocation: 'Preferred location',
  skills: 'Key skills',
};

test('an import column that fills a field alone has its label, or the usual one of spreadsheets', () => {
  const alone = fields.flatMap((field) => {
    const columns: readonly string[] = candidateFields[field].imported;
    return columns.length === 1 ? [[columns[0]!, fieldLabel(field)] as const] : [];
  });
  const labels = Object.fromEntries(
    alone.map(([column]) => [column, importColumns[column as keyof typeof importColumns]]),
  );
  expect(labels).toEqual({ ...Object.fromEntries(alone), ...namedAsInSpreadsheets });
});
