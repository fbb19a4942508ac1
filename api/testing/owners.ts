import { Types } from 'mongoose';
import { todayInIndia } from '#domain/day-in-india.ts';
import { createTask } from '#mongo/tasks/create-task.ts';
import { jobRecord } from './job-record.ts';
import { formOf, goodPersonals, signedInSeeker } from './profile-fixture.ts';
import { listKinds } from './profile-lists.ts';
import type { Send, TestApi } from './test-api.ts';

/** An account with private records of every kind, by name: what others must not reach. */
export interface Owner {
  send: Send;
  ids: Readonly<Record<string, string>>;
}

/** A PNG of one pixel. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
export const aPdf = () => new File(['%PDF-1.7 a resume'], 'cv.pdf');

async function ok(answer: ReturnType<Send>) {
  const { status, body } = await answer;
  if (status !== 200) throw new Error(`The fixture was rejected: ${status} ${JSON.stringify(body)}`);
  return body;
}

/** A ticket and a notification of the account. */
async function makeMessages(api: TestApi, user: string, send: Send) {
  const { mongo } = api.deps;
  const text = 'The page stays white after I press Save.';
  await ok(send('POST', '/api/ticket-raise', { body: { subject: 'A white page', message: text } }));
  const ticket = await mongo.tickets.findOne({ user: new Types.ObjectId(user) }).lean();
  const notification = new Types.ObjectId();
  const notice = { type: 'system-alert', title: 'Hello', description: 'Hello', isRead: false, createdAt: new Date() };
  await mongo.notifications.insertMany([{ ...notice, _id: notification, user: new Types.ObjectId(user) }]);
  return { ticket: String(ticket?._id), notification: String(notification) };
}

/**
 * A job seeker with a photo, a resume, an entry in every list, and two live jobs of `employer`: one saved, one applied
 * to.
 */
export async function makeSeekerOwner(api: TestApi, employer: Types.ObjectId): Promise<Owner> {
  const { id, candidate, send } = await signedInSeeker(api);
  const { changes, mongo } = api.deps;
  const post = (path: string, body: unknown) => ok(send('POST', `/api/${path}`, { body }));
  const photo = { profilePic: new File([new Uint8Array(PNG)], 'me.png') };
  await post('update-personal-details', formOf({ ...goodPersonals, emailAddress: `${id}@example.in` }, photo));
  const ids: Record<string, string> = { user: id, candidate: String(candidate._id) };
  for (const { name, temp, answer, good, type } of listKinds) {
    const entries = (await post(`create-${name}`, { [temp]: good, ...(type && { type }) }))[answer];
    ids[`${name}${type ? `-${type}` : ''}`] = entries[0]._id;
  }
  const resume = { _id: new Types.ObjectId(), candidate: candidate._id, fileName: 'cv.pdf', size: 4, sha256: id };
  const bytes = Buffer.from('%PDF-1.7 a resume');
  const kind = { contentType: 'application/pdf', textState: 'done', text: 'A resume', uploadedAt: new Date() } as const;
  await changes.resumes.insert([{ ...resume, ...kind, bytes }]);
  await changes.candidates.update(candidate._id, { $set: { resumeAvailable: true, resumeId: resume._id } });
  const [saved, applied, open] = [1, 2, 3].map(() => jobRecord({ createdBy: employer }));
  await changes.jobs.insert([saved!, applied!, open!]);
  await post('toggle-save', { jobId: String(saved!._id) });
  await post('apply-job', { jobId: String(applied!._id) });
  const order = {
    kind: 'read-resume',
    createdBy: new Types.ObjectId(id),
    input: { file: String(resume._id) },
  } as const;
  const reading = await createTask(changes, order, new Date());
  const result = { fields: { profileSummary: 'Reads.' } };
  await changes.tasks.update(reading, { $set: { state: 'done', result } });
  await mongo.sessionLogs.create({
    userId: new Types.ObjectId(id),
    status: 'in',
    ipAddress: '::1',
    createdAt: new Date(),
  });
  return {
    send,
    ids: {
      ...ids,
      resume: String(resume._id),
      saved: String(saved!._id),
      applied: String(applied!._id),
      open: String(open!._id),
      reading: String(reading),
      ...(await makeMessages(api, id, send)),
    },
  };
}

/** An employer with a company, a draft, a live job with an application, a saved search and a list. */
export async function makeEmployerOwner(api: TestApi): Promise<Owner> {
  const { _id } = await api.makeUser('employer');
  const send = await api.signIn(_id);
  const { changes } = api.deps;
  const headquarters = { addressLine1: '1', city: 'Pune', state: 'Maharashtra', country: 'India', zipCode: '411001' };
  const company = { companyName: 'Godavari Pay', industry: 'Banking', companySize: '51-200', headquarters };
  const logo = { companyLogo: new File([new Uint8Array(PNG)], 'logo.png') };
  await ok(send('POST', '/api/update-employer', { body: formOf(company, logo) }));
  const [live, draft] = [jobRecord({ createdBy: _id }), jobRecord({ createdBy: _id, status: 'draft' })];
  await changes.jobs.insert([live, draft]);
  const applicant = await signedInSeeker(api);
  await ok(applicant.post('apply-job', { jobId: String(live._id) }));
  const search = await ok(send('POST', '/api/saved-searches', { body: { name: 'Mine', filter: {} } }));
  const list = await ok(send('POST', '/api/shortlists', { body: { name: 'Mine' } }));
  return {
    send,
    ids: {
      user: String(_id),
      live: String(live._id),
      liveNumber: live.id,
      draft: String(draft._id),
      application: `${applicant.id}:${live._id}`,
      search: search.search._id,
      shortlist: list.shortlist._id,
      someone: String(applicant.candidate._id),
      ...(await makeMessages(api, String(_id), send)),
    },
  };
}

/** The input of a job's form. */
export const jobForm = () => ({
  title: 'Java Developer',
  description: 'Builds payment services.',
  skills: ['Java'],
  requirements: ['Patience'],
  experience: { min: 2, max: 5 },
  salary: { min: 6, max: 12 },
  location: { type: 'remote' },
  industry: 'Banking',
  employmentType: 'ft',
  deadline: todayInIndia(new Date()),
  status: 'live',
});
