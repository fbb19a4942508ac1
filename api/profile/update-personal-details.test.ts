import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { formOf, goodPersonals, signedInSeeker } from '#api/testing/profile-fixture.ts';
import { startTestApi, type TestApi } from '#api/testing/test-api.ts';

let api: TestApi;
let seeker: Awaited<ReturnType<typeof signedInSeeker>>;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());
beforeEach(async () => {
  seeker = await signedInSeeker(api);
});

const save = (changes: object = {}, files: Record<string, File> = {}) =>
  seeker.post('update-personal-details', formOf({ ...goodPersonals, ...changes }, files));
const problemsOf = async (changes: object) => {
  const { status, body } = await save(changes);
  return { status, errors: body.errors as { field: string; message: string }[] };
};
const address = goodPersonals.presentAddress;
const REQUIRED = 'This field is Required!';
const WORDS = 'Only alphabetic characters are allowed. No numbers or special characters!';

describe('Personals', () => {
  it('are saved and returned as they were sent', async () => {
    const { status, body } = await save({
      middleName: 'Devi',
      alternatePhoneNumber: { countryCode: '44', number: '2079460000' },
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      success: true,
      candidate: {
        middleName: 'Devi',
        dateOfBirth: '1995-04-02T00:00:00.000Z',
        phoneNumber: { countryCode: '91', number: '9876543210' },
        alternatePhoneNumber: { countryCode: '44', number: '2079460000' },
        presentAddress: { city: 'Pune', zipCode: '411001', addressLine2: null },
        languages: [{ name: 'Kannada', proficiency: 'advanced', read: true }],
        updatedBy: 'Asha Rao',
      },
    });
    expect((await seeker.profile()).candidate).toEqual(body.candidate);
    await save({ middleName: '', languages: [] });
    expect((await seeker.profile()).candidate).toMatchObject({ middleName: null, languages: [] });
  });

  it.each<[string, object, string, string]>([
    ['first name is required', { firstName: ' ' }, 'firstName', REQUIRED],
    ['first name has 3 characters', { firstName: 'Jo' }, 'firstName', 'Enter atleast 3 character!'],
    ['first name has no markup', { firstName: '<b>Asha</b>' }, 'firstName', 'Only letters are allowed in a name!'],
    ['last name is required', { lastName: '' }, 'lastName', REQUIRED],
    ['full name is required', { applicantName: '' }, 'applicantName', REQUIRED],
    ['full name has 3 characters', { applicantName: 'AR' }, 'applicantName', 'Enter atleast 3 character!'],
    ['no mark turns the reading', { lastName: 'Rao\u202ecba' }, 'lastName', 'Only letters are allowed in a name!'],
    ['no name is an emoji', { lastName: '🙂🙂' }, 'lastName', 'Only letters are allowed in a name!'],
    ['email is required', { emailAddress: '' }, 'emailAddress', 'Enter Email Address.'],
    ['email is checked', { emailAddress: 'asha@example' }, 'emailAddress', 'Invalid email format!'],
    [
      'another email differs',
      { alternateEmailAddress: 'Asha.Rao@example.in' },
      'alternateEmailAddress',
      'Kindly provide a different mail Id.',
    ],
    [
      'country code is required',
      { phoneNumber: { countryCode: '', number: '9876543210' } },
      'phoneNumber.countryCode',
      REQUIRED,
    ],
    [
      'country code is a number',
      { phoneNumber: { countryCode: '+91', number: '9876543210' } },
      'phoneNumber.countryCode',
      'Only numbers are allowed!',
    ],
    [
      'country code has 3 digits',
      { phoneNumber: { countryCode: '9191', number: '9876543210' } },
      'phoneNumber.countryCode',
      'At most 3 digits!',
    ],
    ['phone is required', { phoneNumber: { countryCode: '91', number: '' } }, 'phoneNumber.number', REQUIRED],
    [
      'phone is a number',
      { phoneNumber: { countryCode: '91', number: '98765x3210' } },
      'phoneNumber.number',
      'Only numbers are allowed!',
    ],
    [
      'phone has 10 digits',
      { phoneNumber: { countryCode: '91', number: '987654321' } },
      'phoneNumber.number',
      'Phone must be 10 digits',
    ],
    [
      'another phone differs',
      { alternatePhoneNumber: { countryCode: '91', number: '9876543210' } },
      'alternatePhoneNumber.number',
      'Kindly provide a different phone number.',
    ],
    ['date of birth is required', { dateOfBirth: '' }, 'dateOfBirth', REQUIRED],
    ['the minimum age is 18', { dateOfBirth: '2015-01-01' }, 'dateOfBirth', 'Age under 18 are not allowed.'],
    ['date of birth is a day', { dateOfBirth: '1995-02-30' }, 'dateOfBirth', 'Enter a valid date!'],
    ['date of birth not before 1900', { dateOfBirth: '1899-12-31' }, 'dateOfBirth', 'Enter a valid date!'],
    ['date of birth not after 2100', { dateOfBirth: '2101-01-01' }, 'dateOfBirth', 'Enter a valid date!'],
    ['gender is required', { gender: '' }, 'gender', REQUIRED],
    ['gender is one of three', { gender: 'robot' }, 'gender', 'Choose one of the list!'],
    ['marital status is required', { maritalStatus: '' }, 'maritalStatus', REQUIRED],
    [
      'a disability is described',
      { disability: { isDisabled: true, desc: '' } },
      'disability.desc',
      'Kindly describe the disabilty!',
    ],
    [
      'a disability in 3 characters',
      { disability: { isDisabled: true, desc: 'ab' } },
      'disability.desc',
      'Enter atleast 3 character!',
    ],
    [
      'address line 1 is required',
      { presentAddress: { ...address, addressLine1: '' } },
      'presentAddress.addressLine1',
      REQUIRED,
    ],
    ['city is required', { permanentAddress: { ...address, city: '' } }, 'permanentAddress.city', REQUIRED],
    [
      'city has 3 characters',
      { presentAddress: { ...address, city: 'Pu' } },
      'presentAddress.city',
      'Enter atleast 3 character!',
    ],
    ['city is alphabetic', { presentAddress: { ...address, city: 'Pune 41' } }, 'presentAddress.city', WORDS],
    [
      'district is alphabetic',
      { presentAddress: { ...address, district: 'Area 51' } },
      'presentAddress.district',
      WORDS,
    ],
    ['state is required', { presentAddress: { ...address, state: '' } }, 'presentAddress.state', REQUIRED],
    ['country is alphabetic', { presentAddress: { ...address, country: 'India1' } }, 'presentAddress.country', WORDS],
    ['zip code is required', { presentAddress: { ...address, zipCode: '' } }, 'presentAddress.zipCode', REQUIRED],
    [
      'zip code is a number',
      { presentAddress: { ...address, zipCode: '41A001' } },
      'presentAddress.zipCode',
      'Only numbers are allowed!',
    ],
    [
      'zip code has 6 digits',
      { presentAddress: { ...address, zipCode: '4110011' } },
      'presentAddress.zipCode',
      'Maximum 6 digits allowed!',
    ],
    [
      'a language has a name',
      { languages: [{ name: '', proficiency: 'beginner' }] },
      'languages.0.name',
      'This field is required!',
    ],
    [
      'a language is alphabetic',
      { languages: [{ name: 'C++ 11', proficiency: 'beginner' }] },
      'languages.0.name',
      WORDS,
    ],
    [
      'a language has 3 characters',
      { languages: [{ name: 'Hi', proficiency: 'beginner' }] },
      'languages.0.name',
      'Enter atleast 3 characters long!',
    ],
    [
      'a language has a proficiency',
      { languages: [{ name: 'Hindi', proficiency: '' }] },
      'languages.0.proficiency',
      'This field is required!',
    ],
  ])('%s', async (_, changes, field, message) => {
    const { status, errors } = await problemsOf(changes);
    expect(status).toBe(400);
    expect(errors).toEqual([{ field, message }]);
    expect((await seeker.profile()).candidate.dateOfBirth).toBeNull();
  });

  it('accept districts whose name has a number, zip codes as numbers, and names of any script', async () => {
    const kolkata = { ...address, district: 'North 24 Parganas', state: 'West Bengal', zipCode: 700124 };
    expect((await save({ presentAddress: kolkata, firstName: 'ಆಶಾರಾಣಿ' })).status).toBe(200);
  });

  it.each<[string, object]>([
    ['an unknown field', { admin: 'true' }],
    ['an unknown field further in', { presentAddress: { ...address, $set: 1 } }],
    ['an operator object', { presentAddress: { ...address, city: { $ne: '' } } }],
    ['a part that is not JSON', { languages: '[{' }],
    ['a part of another shape', { disability: 'null' }],
    ['prototype keys', { disability: '{"__proto__": {"isDisabled": true}}' }],
    ['a null character', { presentAddress: { ...address, addressLine1: 'a\0b' } }],
    ['half a character', { disability: '{"isDisabled":false,"desc":"a\\ud800"}' }],
    ['51 languages', { languages: Array(51).fill(goodPersonals.languages[0]) }],
    ['a name of 100,000 characters', { firstName: 'a'.repeat(100_000) }],
  ])('with %s get 400, and nothing is changed', async (_, changes) => {
    expect(await save(changes)).toMatchObject({ status: 400, body: { success: false } });
    expect((await seeker.profile()).candidate.dateOfBirth).toBeNull();
  });

  it('that were imported and not edited never block a save; edited and missing ones do', async () => {
    const city = 'Bengaluru-560';
    await api.deps.changes.candidates.update(seeker.candidate, {
      $set: { firstName: 'R2', presentAddress: { city }, phoneNumber: { countryCode: '91', number: '080-2222' } },
    });
    const touched = { firstName: 'R2', phoneNumber: { countryCode: '91', number: '080-2222' } };
    expect((await save({ ...touched, presentAddress: { ...address, city } })).status).toBe(200);
    const { errors } = await problemsOf({
      ...touched,
      firstName: 'R3',
      presentAddress: { ...address, city, state: '' },
    });
    expect(errors.map(({ field }) => field)).toEqual(['firstName', 'presentAddress.state']);
  });

  it('saved in two tabs: the second gets 409, and nothing is overwritten', async () => {
    await save();
    const { versions } = await seeker.profile();
    expect((await save({ version: versions.personals, middleName: 'One' })).status).toBe(200);
    const second = await save({ version: versions.personals, middleName: 'Two' });
    expect(second).toMatchObject({ status: 409, body: { message: expect.stringContaining('Nothing was saved') } });
    expect((await seeker.profile()).candidate.middleName).toBe('One');
  });

  it('saved in two tabs at the same time: one is stored, the other gets 409', async () => {
    await save();
    const { versions } = await seeker.profile();
    const both = await Promise.all(
      ['One', 'Two'].map((middleName) => save({ version: versions.personals, middleName })),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const winner = both.find(({ status }) => status === 200);
    expect((await seeker.profile()).candidate.middleName).toBe(winner?.body.candidate.middleName);
  });

  it('of another account stay unchanged, whatever userId is sent; an admin names the owner', async () => {
    const other = await signedInSeeker(api);
    expect((await save({ userId: other.id, middleName: 'Mine' })).status).toBe(200);
    expect((await seeker.profile()).candidate.middleName).toBe('Mine');
    expect((await other.profile()).candidate.middleName).toBeNull();
    const admin = await api.as('admin');
    const body = () => formOf({ ...goodPersonals, userId: other.id, middleName: 'Byadmin' });
    expect((await admin('POST', '/api/update-personal-details', { body: body() })).status).toBe(200);
    expect((await other.profile()).candidate.middleName).toBe('Byadmin');
    const employer = await api.as('employer');
    expect((await employer('POST', '/api/update-personal-details', { body: body() })).status).toBe(403);
  });

  it('update the index after a change', async () => {
    const before = await api.deps.mongo.candidates.findOne({ _id: seeker.candidate }).lean();
    await save();
    const after = await api.deps.mongo.candidates.findOne({ _id: seeker.candidate }).lean();
    expect(after?.revision).toBe((before?.revision ?? 0) + 1);
  });
});
