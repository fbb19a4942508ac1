import { afterAll, beforeAll, expect, it } from 'vitest';
import { choiceFieldNames } from '#domain/choice-fields.ts';
import { formOf, goodPersonals, goodPreferences, signedInSeeker } from './testing/profile-fixture.ts';
import { listKinds } from './testing/profile-lists.ts';
import { startTestApi, type TestApi } from './testing/test-api.ts';

/** Every field of every profile form × every kind of bad input, from one table of valid inputs by kind. */
let api: TestApi;
let seeker: Awaited<ReturnType<typeof signedInSeeker>>;
beforeAll(async () => {
  api = await startTestApi();
  seeker = await signedInSeeker(api);
});
afterAll(() => api?.stop());

/** The input, and whether a field of that kind stores it unchanged. */
type Bad = [what: string, value: unknown, kept?: 'kept'];

const wrongKinds: Bad[] = [
  ['an operator object', { $ne: '' }],
  ['a truth value', true],
];
const unreadable: Bad[] = [
  ['a null character', 'abc\0def'],
  ['half a surrogate pair', 'abc\ud800'],
  ['100,000 characters', 'x'.repeat(100_000)],
];
const HTML = '<img src=x onerror=alert(1)>';
const TURNED = 'abc\u202ecba';
const names: Bad[] = [
  ...wrongKinds,
  ...unreadable,
  ['HTML', HTML],
  ['a mark that turns the reading', TURNED],
  ['an emoji', '🙂🙂🙂'],
  ['a formula', '=1+1'],
  ['digits alone', '12345'],
  ['right-to-left letters', 'مهندس', 'kept'],
];
const digits: Bad[] = [
  ...wrongKinds,
  ...unreadable,
  ['words', 'seven'],
  ['a number below 0', '-1'],
  ['an exponent', '1e3'],
  ['full-width digits', '１２'],
  ['HTML', HTML],
];
const kinds = {
  name: names,
  person: names,
  place: names,
  prose: [
    ...wrongKinds,
    ...unreadable,
    ['a mark that turns the reading', TURNED],
    ['HTML, which is text', HTML, 'kept'],
    ['emoji', 'Reads 🙂 and writes', 'kept'],
    ['right-to-left letters', 'مهندس برمجيات', 'kept'],
  ],
  day: [
    ...wrongKinds,
    ...unreadable,
    ['a day before 1900', '1899-12-31'],
    ['a day after 2100', '2101-01-01'],
    ['a day that is none', '2021-02-30'],
    ['words', 'yesterday'],
    ['another order', '31/12/2020'],
  ],
  number: digits,
  choice: [...wrongKinds, ...unreadable, ['another choice', 'something else'], ['a prototype’s', 'constructor']],
  email: [...wrongKinds, ...unreadable, ['HTML', HTML], ['words', 'me at home'], ['two', 'a@example.in,b@example.in']],
  link: [
    ...wrongKinds,
    ...unreadable,
    ['a script', 'javascript:alert(1)'],
    ['a file', 'file:///etc/passwd'],
    ['HTML', HTML],
  ],
  flag: [
    ['words', 'yes'],
    ['a number', 1],
    ['a list', [true]],
  ],
} satisfies Record<string, Bad[]>;
type Kind = keyof typeof kinds;

/** The kind of each field; a form field that is missing here fails the test. */
const kindOf: Record<string, Kind> = {
  ...Object.fromEntries(['firstName', 'middleName', 'lastName', 'applicantName'].map((name) => [name, 'person'])),
  ...Object.fromEntries(['city', 'district', 'state', 'country'].map((name) => [name, 'place'])),
  ...Object.fromEntries(
    ['addressLine1', 'addressLine2', 'description', 'profileSummary'].map((name) => [name, 'prose']),
  ),
  ...Object.fromEntries(
    ['dateOfBirth', 'periodFrom', 'periodTo', 'startDate', 'endDate', 'noticePeriodServingDate', 'lwd'].map((name) => [
      name,
      'day',
    ]),
  ),
  ...Object.fromEntries(
    ['countryCode', 'number', 'zipCode', 'year', 'month', 'amount', 'lastUsed', 'version', 'gpa'].map((name) => [
      name,
      'number',
    ]),
  ),
  ...Object.fromEntries(
    [...choiceFieldNames, 'noticePeriod', 'negotiableNoticePeriod', 'proficiency'].map((name) => [name, 'choice']),
  ),
  ...Object.fromEntries(['courseCategory', 'courseType'].map((name) => [name, 'choice'])),
  ...Object.fromEntries(
    ['isDisabled', 'isOngoing', 'read', 'write', 'speak', 'relocation'].map((name) => [name, 'flag']),
  ),
  emailAddress: 'email',
  alternateEmailAddress: 'email',
  url: 'link',
  link: 'link',
  desc: 'prose',
  ...Object.fromEntries(
    [
      ...['skill', 'jobTitle', 'employer', 'location', 'institutionName', 'courseName', 'certificationName'],
      ...['organization', 'projectName', 'clientName', 'role', 'name', 'preferredJob', 'preferredLocation'],
    ].map((name) => [name, 'name']),
  ),
};

interface Form {
  name: string;
  good: Record<string, unknown>;
  /** Its own fields are sent as text for every type: only nested values have a kind. */
  isMultipart?: boolean;
  send(values: object): Promise<{ status: number; body: { success: boolean } }>;
}
const multipart = (path: string) => (values: object) =>
  seeker.send('POST', `/api/${path}`, { body: formOf(values, path.includes('preference') ? { resume: cv() } : {}) });
const cv = () => new File(['%PDF-1.7 a resume'], 'cv.pdf');
const optional = {
  experience: { location: 'Pune', description: 'Wrote.' },
  education: { location: 'Pune', description: 'Read.' },
};
const forms: Form[] = [
  {
    name: 'Personals',
    good: { ...goodPersonals, disability: { isDisabled: true, desc: 'Hears on one side' } },
    isMultipart: true,
    send: multipart('update-personal-details'),
  },
  {
    name: 'Careers & Preferences',
    good: { ...goodPreferences, noticePeriod: 'serving', noticePeriodServingDate: '2026-01-01', lwd: '2026-02-01' },
    isMultipart: true,
    send: multipart('update-preference-details'),
  },
  ...listKinds
    .filter(({ type }) => type !== 'skill')
    .map(({ name, type, temp, good }) => ({
      name: type ? `${name} (${type})` : name,
      good: { ...good, ...optional[name as keyof typeof optional] },
      send: (values: object) => seeker.post(`create-${name}`, { ...(type && { type }), [temp]: values }),
    })),
];

/** The paths of a form's fields: `presentAddress.city`, `languages.0.name`. */
const pathsOf = (value: unknown, path: string[] = []): string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => pathsOf(inner, [...path, key]))
    : [path.join('.')];

function withValue(good: object, path: string, value: unknown): object {
  const [key = '', ...rest] = path.split('.');
  const copy = (Array.isArray(good) ? [...good] : { ...good }) as Record<string, unknown>;
  copy[key] = rest.length === 0 ? value : withValue(copy[key] as object, rest.join('.'), value);
  return copy;
}

const fieldOf = (path: string) => path.split('.').findLast((part) => !/^\d+$/.test(part)) ?? '';
const asText = (value: unknown) => typeof value === 'string' && value.isWellFormed();

const cases = forms.flatMap((form) =>
  pathsOf(form.good).flatMap((path) =>
    (kinds[kindOf[fieldOf(path)] as Kind] ?? [])
      .filter(([, value]) => !form.isMultipart || path.includes('.') || asText(value))
      .map(([what, value, kept]): [string, Form, string, unknown, boolean] => [
        `${form.name}, ${path}: ${what} is ${kept ?? 'refused'}`,
        form,
        path,
        value,
        kept === 'kept',
      ]),
  ),
);

it('every field of every form is of a known kind', () => {
  const fields = new Set(forms.flatMap(({ good }) => pathsOf(good).map(fieldOf)));
  expect([...fields].filter((field) => !Object.hasOwn(kindOf, field))).toEqual([]);
});

let stored: unknown;
it.each(cases)('%s', async (_, form, path, value, kept) => {
  stored ??= (await seeker.profile()).candidate;
  const { status, body } = await form.send(withValue(form.good, path, value));
  const after = (await seeker.profile()).candidate;
  if (kept) {
    expect(status).toBe(200);
    expect(JSON.stringify(after)).toContain(JSON.stringify(value));
    stored = after;
  } else {
    expect([status, body.success]).toEqual([400, false]);
    expect(after).toEqual(stored);
  }
});
