import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { formOf, goodPersonals, goodPreferences, signedInSeeker } from '#api/testing/profile-fixture.ts';
import { startTestApi, type TestApi } from '#api/testing/test-api.ts';
import { pdfOfText } from '#mongo/seed/generator/pdf-of-text.ts';

let api: TestApi;
let seeker: Awaited<ReturnType<typeof signedInSeeker>>;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());
beforeEach(async () => {
  seeker = await signedInSeeker(api);
});

const pdf = (text = 'Kafka') => ({ resume: new File([new Uint8Array(pdfOfText(text))], 'cv.pdf') });
const save = (changes: object = {}, files: Record<string, File> = pdf()) =>
  seeker.post('update-preference-details', formOf({ ...goodPreferences, ...changes }, files));
const REQUIRED = 'This field is Required!';

describe('Careers & Preferences', () => {
  it('are saved with a resume, and returned as they were sent', async () => {
    const { status, body } = await save();
    expect(status).toBe(200);
    expect(body.candidate).toMatchObject({
      experience: { year: 5, month: 6 },
      currentCTC: { amount: 9.5, currency: 'INR' },
      expectedCTC: { amount: 14, currency: 'INR' },
      preferredJob: ['Data Analyst'],
      relocation: true,
      resumeAvailable: true,
      newResumeStatus: true,
    });
    const resume = await seeker.send('GET', `/api/resume/${seeker.candidate}?download=1`, {
      headers: { 'sec-fetch-site': 'same-origin' },
    });
    expect(resume.body).toBe(pdfOfText('Kafka').toString('utf8'));
  });

  it('need a resume once: later saves keep it', async () => {
    expect(await save({}, {})).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'resume', message: 'Kindly upload your Resume!' }] },
    });
    await save();
    const { resumeLink } = (await seeker.profile()).candidate;
    expect((await save({ profileSummary: 'Another.' }, {})).status).toBe(200);
    expect((await seeker.profile()).candidate).toMatchObject({ resumeLink, profileSummary: 'Another.' });
  });

  it('with Personals make the profile complete', async () => {
    await seeker.post('update-personal-details', formOf(goodPersonals));
    expect((await seeker.send('GET', '/api/check-profile')).body.success).toBe(false);
    await save();
    expect((await seeker.send('GET', '/api/check-profile')).body).toMatchObject({ success: true, missing: [] });
  });

  it.each<[string, object, string, string]>([
    ['experience year is required', { experience: { year: '', month: '1' } }, 'experience.year', REQUIRED],
    [
      'experience year has 2 digits',
      { experience: { year: '100', month: '1' } },
      'experience.year',
      'Maximum 2 digits allowed!',
    ],
    ['experience month is required', { experience: { year: 1, month: null } }, 'experience.month', REQUIRED],
    [
      'experience month is 0 to 12',
      { experience: { year: 1, month: 13 } },
      'experience.month',
      'Experience month should be between 0 and 12.',
    ],
    [
      'experience month is an integer',
      { experience: { year: 1, month: '1.5' } },
      'experience.month',
      'Experience month should be between 0 and 12.',
    ],
    ['current CTC is required', { currentCTC: { amount: '' } }, 'currentCTC.amount', REQUIRED],
    ['current CTC is a number', { currentCTC: { amount: 'nine' } }, 'currentCTC.amount', 'Only numbers are allowed!'],
    [
      'expected CTC has 2 digits and a decimal',
      { expectedCTC: { amount: '123.45' } },
      'expectedCTC.amount',
      'At most 2 digits and one decimal!',
    ],
    [
      'expected CTC is not negative',
      { expectedCTC: { amount: -5 } },
      'expectedCTC.amount',
      'Only numbers are allowed!',
    ],
    ['hiring mode is required', { hiringMode: '' }, 'hiringMode', REQUIRED],
    ['hiring mode is one of five', { hiringMode: 'constructor' }, 'hiringMode', 'Choose one of the list!'],
    ['notice period is required', { noticePeriod: '' }, 'noticePeriod', REQUIRED],
    ['notice period is one of the options', { noticePeriod: '31' }, 'noticePeriod', 'Choose one of the list!'],
    ['negotiable notice period is required', { negotiableNoticePeriod: '' }, 'negotiableNoticePeriod', REQUIRED],
    [
      'serving notice needs since when',
      { noticePeriod: 'serving', lwd: '2026-12-31' },
      'noticePeriodServingDate',
      REQUIRED,
    ],
    [
      'serving notice needs the last working day',
      { noticePeriod: 'serving', noticePeriodServingDate: '2026-11-01' },
      'lwd',
      REQUIRED,
    ],
    ['the last working day is a day', { lwd: '31/12/2026' }, 'lwd', 'Enter a valid date!'],
    ['a preferred job is required', { preferredJob: [] }, 'preferredJob', REQUIRED],
    [
      'a preferred job is a name',
      { preferredJob: ['Analyst', '<i>x</i>'] },
      'preferredJob.1',
      'Use letters, with digits and + # . & / - ( ) only!',
    ],
    ['a preferred location is required', { preferredLocation: [] }, 'preferredLocation', REQUIRED],
    [
      'a preferred location is alphabetic',
      { preferredLocation: ['Pune 411001'] },
      'preferredLocation.0',
      'Only alphabetic characters are allowed. No numbers or special characters!',
    ],
    ['the summary is required', { profileSummary: ' ' }, 'profileSummary', REQUIRED],
    ['the summary has 3 characters', { profileSummary: 'ab' }, 'profileSummary', 'Enter atleast 3 character!'],
    ['the summary is words', { profileSummary: '12345' }, 'profileSummary', 'Write it in words!'],
  ])('%s', async (_, changes, field, message) => {
    const { status, body } = await save(changes);
    expect(status).toBe(400);
    expect(body.errors).toEqual([{ field, message }]);
    expect((await seeker.profile()).candidate).toMatchObject({ hiringMode: null, resumeAvailable: false });
  });

  it('accept prose as a summary: full stops, digits, emoji, right-to-left and HTML as text', async () => {
    const profileSummary = '5 years of C++ & Node.js. 🙂 שלום <script>alert(1)</script>';
    expect((await save({ profileSummary })).body.candidate.profileSummary).toBe(profileSummary);
  });

  it('require notice dates only while serving notice, and delete them afterwards', async () => {
    const serving = { noticePeriod: 'serving', noticePeriodServingDate: '2026-11-01', lwd: '2026-12-31' };
    expect((await save(serving)).body.candidate.lwd).toBe('2026-12-31T00:00:00.000Z');
    expect((await save({ lwd: '2026-12-31' }, {})).body.candidate).toMatchObject({ lwd: null, noticePeriod: '30' });
  });

  it('that were imported and not edited never block a save', async () => {
    await api.deps.changes.candidates.update(seeker.candidate, {
      $set: { currentCTC: { amount: 21.55, currency: 'INR' }, preferredLocation: ['Pune (411)'] },
    });
    const untouched = { currentCTC: { amount: '21.55' }, preferredLocation: ['Goa', 'Pune (411)'] };
    expect((await save(untouched)).status).toBe(200);
    expect((await save({ ...untouched, currentCTC: { amount: '21.56' } })).status).toBe(400);
  });

  it('saved in two tabs: the second gets 409, and nothing is overwritten', async () => {
    await save();
    const { versions } = await seeker.profile();
    expect((await save({ version: versions.preferences, profileSummary: 'One.' }, {})).status).toBe(200);
    expect((await save({ version: versions.preferences, profileSummary: 'Two.' })).status).toBe(409);
    expect((await seeker.profile()).candidate.profileSummary).toBe('One.');
    expect(await api.deps.mongo.resumes.countDocuments({ candidate: seeker.candidate, deleted: { $ne: true } })).toBe(
      1,
    );
  });

  it.each([
    ['a picture', Buffer.from('GIF89a'), 415, 'Only PDF or DOCX allowed.'],
    ['an old Word document', Buffer.from('d0cf11e0a1b11ae1', 'hex'), 415, 'Only PDF or DOCX allowed.'],
    ['more than 2 MB', Buffer.concat([pdfOfText('a'), Buffer.alloc(2 * 1024 * 1024)]), 413, 'Max size 2MB.'],
  ])('with %s as resume are refused, and nothing is saved', async (_, bytes, status, message) => {
    const resume = new File([new Uint8Array(bytes)], 'cv.pdf');
    expect(await save({}, { resume })).toMatchObject({ status, body: { message } });
    expect((await seeker.profile()).candidate).toMatchObject({ hiringMode: null, resumeAvailable: false });
  });
});
