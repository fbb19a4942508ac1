import type { Types } from 'mongoose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PICTURE_KIND_MESSAGE } from '#api/profile/contract.ts';
import { jobRecord } from '#api/testing/job-record.ts';
import { type Send, startTestApi, type TestApi } from '#api/testing/test-api.ts';

const headquarters = {
  addressLine1: '12 MG Road',
  addressLine2: '',
  city: 'Pune',
  state: 'Maharashtra',
  country: 'India',
  zipCode: '411001',
};
const fields = {
  companyName: 'Godavari Pay',
  companyWebsite: 'https://godavari.example',
  industry: 'Banking',
  companySize: '51-200',
  headquarters,
  description: 'Payments.',
};
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

let api: TestApi;
let owner: Types.ObjectId;
let employer: Send;
let seeker: Send;

beforeAll(async () => {
  api = await startTestApi();
  seeker = await api.as('job-seeker');
});
afterAll(() => api?.stop());
beforeEach(async () => {
  owner = (await api.makeUser('employer'))._id;
  employer = await api.signIn(owner);
});

function update(more: object = {}, logo?: Buffer, by = employer) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...fields, ...more })) {
    if (value !== undefined) form.append(name, typeof value === 'string' ? value : JSON.stringify(value));
  }
  if (logo) form.append('companyLogo', new File([new Uint8Array(logo)], 'logo.png'));
  return by('POST', '/api/update-employer', { body: form });
}
const fetchCompany = (by = seeker, id = String(owner)) => by('GET', `/api/fetch-company/${id}`);

describe('company details', () => {
  it('are stored, changed, and public to every signed-in user', async () => {
    const { status, body } = await update();
    expect(status).toBe(200);
    const employerNow = { ...fields, companyLogo: '', user: String(owner) };
    expect(body).toEqual({
      success: true,
      message: 'Company details updated successfully!',
      employer: employerNow,
    });
    for (const by of [employer, seeker, await api.as('admin'), await api.as('employer')]) {
      expect((await fetchCompany(by)).body.company).toEqual(employerNow);
    }
    await update({ companyWebsite: '', description: '' });
    expect((await fetchCompany()).body.company).toMatchObject({ companyWebsite: '', description: '' });
    expect((await fetchCompany(api.anyone)).status).toBe(401);
  });

  it('that are not entered yet are null for the employer and 404 for all others', async () => {
    expect((await fetchCompany(employer)).body).toMatchObject({ success: true, company: null });
    expect(await fetchCompany(seeker)).toMatchObject({ status: 404, body: { message: 'Company not found.' } });
    expect((await fetchCompany(seeker, 'x')).status).toBe(400);
    expect((await fetchCompany(seeker, '%7B%22$ne%22%3A1%7D')).status).toBe(400);
  });

  it('exist once per employer, also after concurrent writes, and never change another’s', async () => {
    await Promise.all([update(), update(), update()]);
    expect(await api.deps.mongo.employers.countDocuments({ user: owner })).toBe(1);
    const other = await api.as('employer');
    await update({ companyName: 'Krishna Bank' }, undefined, other);
    expect((await fetchCompany()).body.company.companyName).toBe('Godavari Pay');
    expect((await update({ user: String(owner) }, undefined, other)).body.message).toBe("Unknown field 'user'.");
    expect((await update({}, undefined, seeker)).status).toBe(403);
    expect((await update({}, undefined, await api.as('admin'))).status).toBe(403);
  });

  it('set the company name of the employer’s jobs', async () => {
    const job = jobRecord({ createdBy: owner, companyName: 'Old' });
    const theirs = jobRecord({ companyName: 'Old' });
    await api.deps.changes.jobs.insert([job, theirs]);
    await update();
    const nameOf = async (_id: Types.ObjectId) => (await api.deps.mongo.jobs.findOne({ _id }).lean())?.companyName;
    expect(await nameOf(job._id)).toBe('Godavari Pay');
    expect(await nameOf(theirs._id)).toBe('Old');
  });

  it.each<[string, object, string]>([
    ['no name', { companyName: ' ' }, 'Company Name is required!'],
    ['no industry', { industry: '' }, 'Industry is required!'],
    ['another size', { companySize: '7' }, 'Select one'],
    ['an invalid website', { companyWebsite: 'godavari' }, 'Valid URL required'],
    ['a website that runs', { companyWebsite: 'javascript:alert(1)' }, 'Valid URL required'],
    ['no address', { headquarters: { ...headquarters, addressLine1: '' } }, 'Address Line 1 is required!'],
    ['no city', { headquarters: { ...headquarters, city: ' ' } }, 'City is required!'],
    ['no state', { headquarters: { ...headquarters, state: '' } }, 'State is required!'],
    ['no country', { headquarters: { ...headquarters, country: '' } }, 'Country is required!'],
    ['a zip of 2 digits', { headquarters: { ...headquarters, zipCode: '12' } }, '3–10 digit zip required'],
    ['a zip of letters', { headquarters: { ...headquarters, zipCode: 'abcde' } }, '3–10 digit zip required'],
    ['no headquarters', { headquarters: undefined }, 'Address Line 1 is required!'],
    ['headquarters that are not JSON', { headquarters: '{' }, 'Address Line 1 is required!'],
    ['an operator object', { headquarters: { ...headquarters, $where: '1' } }, "Unknown field 'headquarters.$where'."],
    ['an unknown field', { rank: '1' }, "Unknown field 'rank'."],
    ['a description too long', { description: 'd'.repeat(20_001) }, 'At most 20,000 characters!'],
  ])('%s is refused', async (_, more, message) => {
    const { status, body } = await update(more);
    expect(status).toBe(400);
    expect(body).toMatchObject({ success: false, message: expect.stringContaining(message) });
    expect((await fetchCompany(employer)).body.company).toBeNull();
  });
});

describe('the logo', () => {
  it('is stored, served as a picture to every signed-in user, and replaced by a new one', async () => {
    const { companyLogo } = (await update({}, PNG)).body.employer;
    expect(companyLogo).toMatch(/^\/api\/company-logo\/[0-9a-f]{24}\?version=[0-9a-f]{24}$/);
    const { status, headers } = await seeker('GET', companyLogo);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('image/png');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect((await api.anyone('GET', companyLogo)).status).toBe(401);
    expect((await update()).body.employer.companyLogo).toBe(companyLogo);
    expect((await update({}, PNG)).body.employer.companyLogo).not.toBe(companyLogo);
    expect(await api.deps.mongo.files.countDocuments({ createdBy: owner })).toBe(1);
  });

  it('of another type than PNG, JPEG or WebP is 415, one above 2 MB 413, and nothing changes', async () => {
    await update();
    expect(await update({ industry: 'Other' }, Buffer.from('<svg onload="alert(1)"/>'))).toMatchObject({
      status: 415,
      body: { message: PICTURE_KIND_MESSAGE },
    });
    expect(await update({ industry: 'Other' }, Buffer.alloc(2 * 1024 * 1024 + 1))).toMatchObject({
      status: 413,
      body: { message: 'Max size 2MB.' },
    });
    expect((await fetchCompany()).body.company).toMatchObject({ industry: 'Banking', companyLogo: '' });
    expect((await seeker('GET', `/api/company-logo/${owner}`)).status).toBe(404);
  });
});
