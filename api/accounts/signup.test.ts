import { Types } from 'mongoose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { candidateRecord } from '#api/testing/candidate-record.ts';
import { type MailedApi, startMailedApi } from '#api/testing/mailed-api.ts';
import { PASSWORD } from '#api/testing/test-api.ts';
import { withCookies } from '#api/testing/with-cookies.ts';

let api: MailedApi;
let count = 0;
beforeAll(async () => {
  api = await startMailedApi();
});
afterAll(() => api.stop());

const newEmail = () => `seeker${(count += 1)}@example.com`;
const form = (email: string, otp: string) => ({
  selectedRole: 'job seeker',
  firstName: 'Meera',
  lastName: 'Iyer',
  contact: `98765${String(43_210 + count).padStart(5, '0')}`,
  email,
  password: 'Good.Horse7',
  otp,
});
async function codeFor(email: string): Promise<string> {
  const answer = await api.anyone('POST', '/api/send-otp', { body: { email, purpose: 'signup' } });
  expect(answer).toMatchObject({ status: 200, body: { success: true, message: 'Please check your inbox!' } });
  return api.box.waitForOtp(email);
}
const signUp = (body: object) => api.anyone('POST', '/api/signup', { body });
const wrongOtp = { status: 400, body: { success: false, message: expect.stringContaining('Invalid or expired OTP!') } };

describe('sign-up', () => {
  it('creates a job seeker’s account with a candidate record, and signs in', async () => {
    const email = newEmail();
    const browser = withCookies(api.anyone);
    const body = form(` ${email.toUpperCase()} `, await codeFor(email));
    const answer = await browser('POST', '/api/signup', { body });
    expect(answer).toMatchObject({
      status: 200,
      body: { success: true, user: { email, firstName: 'Meera', role: 'job-seeker', contact: body.contact } },
    });
    const { _id, id } = answer.body.user;
    expect(id).toMatch(/^USR-\d{6}$/);
    expect((await browser('GET', '/api/checkauth')).body.user._id).toBe(_id);
    const candidate = await api.deps.mongo.candidates.findOne({ user: new Types.ObjectId(_id as string) }).lean();
    expect(candidate).toMatchObject({
      applicantID: expect.stringMatching(/^SAN-\d{6}$/),
      applicantName: 'Meera Iyer',
      emailAddress: email,
      phoneNumber: { countryCode: '91', number: body.contact },
      resumeAvailable: false,
    });
    expect(await api.deps.mongo.candidateContacts.findOne({ _id: `email:${email}` }).lean()).toMatchObject({
      candidate: candidate?._id,
    });
  });

  it('that broke off before the candidate record is completed by the first sign-in', async () => {
    const { _id, email } = await api.makeUser('job-seeker');
    const candidates = () => api.deps.mongo.candidates.find({ user: _id }).lean();
    expect(await candidates()).toEqual([]);
    expect((await api.anyone('POST', '/api/signin', { body: { email, password: PASSWORD } })).status).toBe(200);
    expect(await candidates()).toMatchObject([{ emailAddress: email }]);
  });

  it('takes over an imported candidate with the verified email and an agreeing name, keeping its values', async () => {
    const email = newEmail();
    const _id = new Types.ObjectId();
    const none = { languages: [], preferredJob: [], preferredLocation: [], skills: [], workExperience: [] };
    const empty = { ...none, education: [], certifications: [], projects: [], socialProfiles: [] };
    const at = { createdOn: new Date(), updatedOn: new Date() };
    const skill = { _id: new Types.ObjectId(), skill: 'Kafka' };
    await api.deps.changes.candidates.insert([
      { _id, applicantID: 'SAN-900001', emailAddress: email, applicantName: 'M. Iyer', primarySkills: [skill], resumeAvailable: false, ...empty, ...at }, // biome-ignore format: one record
    ]);
    await api.deps.mongo.candidateContacts.insertMany([{ _id: `email:${email}`, candidate: _id }]);
    const { body } = await signUp(form(email, await codeFor(email)));
    const record = await api.deps.mongo.candidates.findOne({ _id }).lean();
    expect(record).toMatchObject({ applicantName: 'M. Iyer', firstName: 'Meera', revision: 2 });
    expect(record?.primarySkills).toHaveLength(1);
    expect(String(record?.user)).toBe(body.user._id);
    expect(await api.deps.mongo.candidates.countDocuments({ emailAddress: email })).toBe(1);
  });

  it('never takes over a candidate that has an account, nor one with only the same phone', async () => {
    const first = newEmail();
    const body = form(first, await codeFor(first));
    const { body: one } = await signUp(body);
    const second = newEmail();
    const { body: other } = await signUp({ ...form(second, await codeFor(second)), contact: body.contact });
    const ids = await api.deps.mongo.candidates
      .find({ user: { $in: [one.user._id, other.user._id].map((id: string) => new Types.ObjectId(id)) } })
      .lean();
    expect(new Set(ids.map(({ user }) => String(user))).size).toBe(2);
    // a phone number typed at sign-up is not stored as a contact key
    expect(await api.deps.mongo.candidateContacts.exists({ _id: `phone:${body.contact}` })).toBeNull();
  });

  it('creates a new record if the imported name disagrees: the key moves, both are listed as duplicates', async () => {
    const { mongo, changes } = api.deps;
    const email = newEmail();
    const imported = candidateRecord({ emailAddress: email, applicantName: 'Anil Mehta' });
    await changes.candidates.insert([imported]);
    await mongo.candidateContacts.insertMany([{ _id: `email:${email}`, candidate: imported._id, from: 'import' }]);
    const { body } = await signUp(form(email, await codeFor(email)));
    const own = await mongo.candidates.findOne({ user: new Types.ObjectId(body.user._id as string) }).lean();
    expect(own?._id.equals(imported._id)).toBe(false);
    expect(await mongo.candidates.findOne({ _id: imported._id }).lean()).toMatchObject({ revision: 1 });
    expect((await mongo.candidateContacts.findOne({ _id: `email:${email}` }).lean())?.candidate).toEqual(own?._id);
    const admin = await api.as('admin');
    const { body: listed } = await admin('GET', '/api/duplicates');
    const pair = listed.groups.find(({ candidates }: { candidates: { emailAddress: string }[] }) =>
      candidates.some(({ emailAddress }) => emailAddress === email),
    );
    expect(pair).toMatchObject({ reasons: ['email'] });
    expect(pair.candidates.map(({ name }: { name: string }) => name).toSorted()).toEqual(['Anil Mehta', 'Meera Iyer']);
  });

  it('several concurrent sign-ins create one candidate, and none fails', async () => {
    for (const kind of ['unknown', 'agreeing', 'disagreeing', 'removed', 'begun'] as const) {
      const { _id: user, email } = await api.makeUser('job-seeker');
      const account = await api.deps.mongo.users.findOne({ _id: user }).lean();
      const imported = candidateRecord({
        emailAddress: email,
        applicantName: kind === 'agreeing' ? [account?.firstName, account?.lastName].join(' ') : 'Anil Mehta',
      });
      if (kind !== 'unknown')
        await api.deps.mongo.candidateContacts.insertMany([{ _id: `email:${email}`, candidate: imported._id }]);
      if (kind !== 'unknown' && kind !== 'begun') await api.deps.changes.candidates.insert([imported]);
      if (kind === 'removed') await api.deps.changes.candidates.remove(imported._id);
      const five = await Promise.all(
        Array.from({ length: 5 }, () =>
          api.anyone('POST', '/api/signin', { body: { email, password: 'Good.Horse7' } }),
        ),
      );
      expect(five.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
      const own = await api.deps.mongo.candidates.find({ user }).lean();
      expect([kind, own.length]).toEqual([kind, 1]);
      expect((await api.deps.mongo.candidateContacts.findOne({ _id: `email:${email}` }).lean())?.candidate).toEqual(
        own[0]?._id,
      );
    }
  });

  it('the key follows a changed email at the next sign-in', async () => {
    const { mongo } = api.deps;
    const { _id: user, email } = await api.makeUser('job-seeker');
    const signIn = (at: string) => api.anyone('POST', '/api/signin', { body: { email: at, password: 'Good.Horse7' } });
    await signIn(email);
    const changed = newEmail();
    await mongo.users.updateOne({ _id: user }, { $set: { email: changed } });
    expect((await signIn(changed)).status).toBe(200);
    const own = await mongo.candidates.findOne({ user }).lean();
    expect((await mongo.candidateContacts.findOne({ _id: `email:${changed}` }).lean())?.candidate).toEqual(own?._id);
  });

  it('a candidate record that a crash prevented is created at the next sign-in', async () => {
    const { _id, email } = await api.makeUser('job-seeker');
    await api.anyone('POST', '/api/signin', { body: { email, password: 'Good.Horse7' } });
    expect(await api.deps.mongo.candidates.countDocuments({ user: _id })).toBe(1);
    await api.anyone('POST', '/api/signin', { body: { email, password: 'Good.Horse7' } });
    expect(await api.deps.mongo.candidates.countDocuments({ user: _id })).toBe(1);
  });

  it('reuses the _id chosen for the email before a crash, but never that of a removed candidate', async () => {
    const [crashed, removed] = [newEmail(), newEmail()];
    const chosen = new Types.ObjectId();
    await api.deps.mongo.candidateContacts.insertMany([{ _id: `email:${crashed}`, candidate: chosen }]);
    const { body } = await signUp(form(crashed, await codeFor(crashed)));
    const record = await api.deps.mongo.candidates.findOne({ _id: chosen }).lean();
    expect(String(record?.user)).toBe(body.user._id);
    const stub = chosen;
    await api.deps.changes.candidates.remove(stub);
    await api.deps.mongo.candidateContacts.insertMany([{ _id: `email:${removed}`, candidate: stub }]);
    const second = await signUp(form(removed, await codeFor(removed)));
    const recreated = await api.deps.mongo.candidates
      .findOne({ user: new Types.ObjectId(second.body.user._id as string) })
      .lean();
    expect(recreated?._id.equals(stub)).toBe(false);
    expect((await api.deps.mongo.candidateContacts.findOne({ _id: `email:${removed}` }).lean())?.candidate).toEqual(
      recreated?._id,
    );
  });

  it('requires the OTP even if everything else is valid', async () => {
    const email = newEmail();
    expect(await signUp(form(email, '000000'))).toMatchObject(wrongOtp);
    const { otp: _, ...without } = form(email, '');
    expect((await signUp(without)).body.message).toBe('Please enter the OTP, click Send OTP if not done yet!');
    expect(await api.deps.mongo.users.countDocuments({ email })).toBe(0);
  });

  it('creates only job seekers, whatever role is sent', async () => {
    for (const selectedRole of ['admin', 'employer', { $ne: 'job-seeker' }]) {
      const answer = await signUp({ ...form(newEmail(), '000000'), selectedRole });
      expect(answer).toMatchObject({ status: 400, body: { message: 'Only job seekers can sign up here.' } });
    }
    for (const extra of [{ role: 'admin' }, { emailVerified: true }, { _id: 'x' }]) {
      expect((await signUp({ ...form(newEmail(), '000000'), ...extra })).status).toBe(400);
    }
  });

  it('answers each wrong field with its own message', async () => {
    const answer = await signUp({ ...form(newEmail(), '12'), firstName: 'Jo', contact: '12345', password: 'short' });
    expect(answer.body.errors.map(({ message }: { message: string }) => message)).toEqual([
      'Enter Atleast 3 Characters long!',
      'Contact should be a valid 10 digit Number!',
      'Minimum 8 characters.',
      'At least 1 uppercase letter.',
      'At least 1 number.',
      'At least 1 special character (@$!%*#?&.).',
      'Please Enter 6 digit OTP!',
    ]);
  });

  it('with an existing account’s email mails that fact, gets the usual answer, and creates nothing', async () => {
    const { email } = await api.makeUser('employer');
    const answer = await api.anyone('POST', '/api/send-otp', { body: { email, purpose: 'signup' } });
    expect(answer).toMatchObject({ status: 200, body: { message: 'Please check your inbox!' } });
    expect((await api.box.waitForMail(email)).subject).toBe('You already have an account · Talent');
    expect(await signUp(form(email, '000000'))).toMatchObject(wrongOtp);
  });

  it('twice concurrently with one code creates one account', async () => {
    const email = newEmail();
    const body = form(email, await codeFor(email));
    const answers = await Promise.all([signUp(body), signUp(body), signUp(body)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400]);
    expect(await api.deps.mongo.users.countDocuments({ email })).toBe(1);
  });
});
