import { Types } from 'mongoose';
import { addComment } from '#api/candidates/comments.ts';
import { countView } from '#api/candidates/count-view.ts';
import { notify } from '#api/notifications/notify.ts';
import { storePicture } from '#api/profile/side-effects.ts';
import { storeResume } from '#api/resumes/store-resume.ts';
import { pdfOfText } from '#mongo/seed/generator/pdf-of-text.ts';
import { createTask } from '#mongo/tasks/create-task.ts';
import { candidateRecord } from './candidate-record.ts';
import { jobRecord } from './job-record.ts';
import type { TestApi } from './test-api.ts';

const LETTER_A = 97;
let made = 0;

/** A person with a record of each kind, each with name, email or number, and another person's next to each. */
export async function makeErasablePerson(api: TestApi, adminId: Types.ObjectId, { account = true } = {}) {
  const { deps } = api;
  const { mongo, changes } = deps;
  made += 1;
  const at = made;
  // only letters, any number: a name with other characters is not recognised in texts
  const word = [...String(at)].map((digit) => String.fromCharCode(LETTER_A + Number(digit))).join('');
  const name = `Zarina${word} Quietwater`;
  const email = `zarina.${at}@quietwater.example`;
  const digits = `98${String(10_000_000 + at)}`;
  const user = account ? await api.makeUser('job-seeker') : null;
  if (user)
    await mongo.users.updateOne(
      { _id: user._id },
      { $set: { email, firstName: name.split(' ')[0], lastName: 'Quietwater', contact: digits } },
    );
  const employer = await api.makeUser('employer');
  const applicantID = `SAN-8${String(at).padStart(5, '0')}`;
  const phoneNumber = { countryCode: '91', number: digits };
  const record = candidateRecord({
    applicantID,
    applicantName: name,
    emailAddress: email,
    phoneNumber,
    ...(user && { user: user._id }),
  });
  const other = candidateRecord({ applicantID: `SAN-9${String(at).padStart(5, '0')}`, applicantName: 'Somebody Else' });
  await changes.candidates.insert([record, other]);
  const candidate = record._id;
  const uploadedBy = { _id: String(adminId), name: 'Asha' };
  const first = await storeResume(deps, {
    candidate: record,
    bytes: pdfOfText(name),
    fileName: `${name}.pdf`,
    uploadedBy,
  });
  await changes.resumes.update(first, { $set: { text: `${name} ${email}` } });
  const second = await storeResume(deps, {
    candidate: { ...record, resumeId: first },
    bytes: pdfOfText(`${name} 2`),
    fileName: `${name} 2.pdf`,
    uploadedBy,
  });
  const profilePicLink = await storePicture(deps, {
    candidate,
    picture: { bytes: Buffer.from('89504e470d0a1a0a', 'hex'), mediaType: 'image/png' },
    by: String(adminId),
  });
  await changes.candidates.update(candidate, { $set: { profilePicLink } });
  await mongo.candidateContacts.create([
    { _id: `email:${email}`, candidate, from: 'import' },
    { _id: `phone:${digits}`, candidate, from: 'import' },
    { _id: `email:former.${email}`, candidate, from: 'import' },
    { _id: `email:else${at}@else.example`, candidate: other._id },
  ]);
  const author = { _id: String(employer._id), name: 'Ravi' };
  for (const one of [candidate, other._id]) {
    await addComment(deps, {
      candidate: one,
      message: `Called ${one === candidate ? name : 'them'}`,
      author,
      now: new Date(),
    });
    await countView(mongo, { kind: 'profile-view', candidate: one, employer: String(employer._id), now: new Date() });
  }
  const job = jobRecord({ createdBy: employer._id });
  await changes.jobs.insert([job]);
  if (user) {
    await mongo.applications.create({
      _id: `${user._id}:${job._id}`,
      user: user._id,
      candidate,
      job: job._id,
      employer: employer._id,
      saveStatus: true,
      applicationStatus: true,
      appliedAt: new Date(),
      jobId: job.id,
      jobTitle: job.title,
    });
    await notify(deps, {
      user: employer._id,
      type: 'job-application',
      title: 'New application',
      description: `${name} applied for Engineer (JOB-1).`,
    });
    await notify(deps, { user: user._id, type: 'system-alert', title: `Hello ${name}`, description: 'Hello' });
    await notify(deps, {
      user: adminId,
      type: 'system-alert',
      title: 'New ticket',
      description: `${name} raised a ticket: help`,
      link: `/tickets/TKT-8${at}`,
    });
    await mongo.tickets.create({
      ticketId: `TKT-8${at}`,
      user: user._id,
      subject: `Help ${name}`,
      message: `I am ${name}, and cannot sign in.`,
      status: 'raised',
      createdAt: new Date(),
    });
    await mongo.otps.create({
      _id: `reset:${email}`,
      email,
      purpose: 'reset',
      sentAt: [new Date()],
      codeExpiresAt: new Date(),
      expiresAt: new Date(Date.now() + 60_000),
    });
  }
  await notify(deps, {
    user: employer._id,
    type: 'system-alert',
    title: '2 new candidates',
    description: `New in your search “Java”: ${name}, Somebody Else.`,
    link: '/pro-search?saved=1',
  });
  const now = new Date();
  await mongo.shortlists.create({
    owner: employer._id,
    name: 'Good',
    nameKey: `${employer._id}:good`,
    candidates: [other._id, candidate],
    createdAt: now,
    updatedAt: now,
  });
  await mongo.searchWatches.create({
    _id: new Types.ObjectId(),
    known: [candidate, other._id],
    news: { notification: new Types.ObjectId(), candidates: [candidate] },
  });
  await mongo.importReports.create({
    _id: `${new Types.ObjectId()}:2`,
    task: new Types.ObjectId(),
    firstRow: 2,
    header: ['Name', 'Email', 'Phone'],
    rows: [
      {
        rowNumber: 2,
        outcome: 'duplicate',
        cells: [name, email.toUpperCase(), ''],
        problems: [{ column: 'Email', reason: `${email} is known` }],
      },
      {
        rowNumber: 3,
        outcome: 'refused',
        cells: [name, '', `+91 ${digits.slice(0, 5)}-${digits.slice(5)}`],
        problems: [{ column: 'Email', reason: 'Wrong' }],
      },
      { rowNumber: 4, outcome: 'refused', cells: [name, `FORMER.${email}`, ''], problems: [] },
      {
        rowNumber: 5,
        outcome: 'refused',
        cells: ['Somebody Else', `x${email}`, `${digits}0`],
        problems: [{ column: '', reason: 'Kept' }],
      },
    ],
  });
  const task = await createTask(
    changes,
    {
      kind: 'parse-resumes',
      createdBy: adminId,
      input: {
        files: [
          { file: '1', fileName: 'else.pdf' },
          { file: '2', fileName: `${name}.pdf` },
        ],
        uploadedByName: 'Asha',
      },
    },
    now,
  );
  await changes.tasks.update(task, {
    $set: {
      state: 'done',
      checkpoint: {
        outcomes: [
          { fileName: 'else.pdf', outcome: 'failed' },
          { fileName: `${name}.pdf`, outcome: 'created', applicantID },
        ],
      },
    },
  });
  const preview = await createTask(
    changes,
    { kind: 'preview-import', createdBy: adminId, input: { file: '3', fileName: 'people.xlsx' } },
    now,
  );
  const firstRows = [
    { number: 2, cells: ['Somebody Else', '1990'] },
    { number: 3, cells: [name, email] },
  ];
  await changes.tasks.update(preview, { $set: { state: 'done', result: { rows: 2, at: now, firstRows } } });
  await mongo.deadLetters.create({
    _id: `i/candidates/${candidate}`,
    index: 'i',
    entity: 'candidates',
    recordId: String(candidate),
    reason: `cannot read ${name}`,
    failedAt: now,
  });
  return {
    name,
    email,
    digits,
    applicantID,
    user,
    employer,
    candidate,
    other: other._id,
    resumes: [first, second],
    task,
    preview,
  };
}
