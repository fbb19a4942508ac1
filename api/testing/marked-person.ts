import { Types } from 'mongoose';
import { utils, write } from 'xlsx';
import { addComment } from '#api/candidates/comments.ts';
import { notify } from '#api/notifications/notify.ts';
import { storeResume } from '#api/resumes/store-resume.ts';
import { nameKeyOf } from '#api/saved-searches/own-names.ts';
import { candidateFilter } from '#domain/filters/candidate-filter.ts';
import { storeFilter } from '#domain/filters/stored-filter.ts';
import { storeFile } from '#mongo/files/store-file.ts';
import type { CandidateRecord } from '#mongo/models/candidate.ts';
import { candidateSchema } from '#mongo/models/candidate-schema.ts';
import { UPLOAD_TYPE } from '#mongo/models/file.ts';
import { pdfOfText } from '#mongo/seed/generator/pdf-of-text.ts';
import { createTask } from '#mongo/tasks/create-task.ts';
import { candidateRecord } from './candidate-record.ts';
import { jobRecord } from './job-record.ts';
import type { TestApi } from './test-api.ts';

/** Everything that identifies one person, each text distinct. */
export function identityOf(seed: string) {
  return {
    name: `Zq${seed} Quietwater`,
    formerName: `Xw${seed} Stillpond`,
    accountName: `Vk${seed} Deepwell`,
    formerAccountName: `Jb${seed} Oldbrook`,
    email: `zq${seed}@quietwater.example`,
    formerEmail: `former${seed}@stillpond.example`,
    alternateEmail: `alt${seed}@deepwell.example`,
    phone: `98${seedDigits(seed)}01`,
    alternatePhone: `98${seedDigits(seed)}02`,
    accountPhone: `98${seedDigits(seed)}03`,
  };
}
type MarkedIdentity = ReturnType<typeof identityOf>;

const seedDigits = (seed: string) =>
  [...seed]
    .map((sign) => sign.charCodeAt(0) % 10)
    .join('')
    .padEnd(6, '7')
    .slice(0, 6);

/** A marker in every free text field of a candidate's record, and the markers. */
function markedFields(seed: string) {
  const markers: string[] = [];
  const fields: Record<string, unknown> = {};
  const fixed =
    /^(applicantID|unpublished|profilePicLink|resumeLink|formerNames)$|[Nn]ame$|mail|number|countryCode|zipCode|url|link|currency/;
  for (const [path, type] of Object.entries(candidateSchema.paths)) {
    const own = type as {
      instance: string;
      options: { enum?: unknown };
      schema?: { paths: Record<string, typeof own> };
    };
    if (own.schema || own.instance !== 'String' || own.options.enum || fixed.test(path)) continue;
    const marker = `Mk${markers.length}q${seed}`;
    markers.push(marker);
    const [outer = '', inner] = path.split('.');
    fields[outer] = inner ? { ...(fields[outer] as object), [inner]: marker } : marker;
  }
  const marked = (name: string) => {
    const marker = `Mk${markers.length}q${seed}${name}`;
    markers.push(marker);
    return marker;
  };
  const _id = () => new Types.ObjectId();
  return {
    markers,
    marked,
    fields: {
      ...fields,
      disability: { isDisabled: true, desc: marked('Desc') },
      presentAddress: { addressLine1: marked('Line'), addressLine2: marked('Second'), city: marked('City') },
      permanentAddress: { addressLine1: marked('Home') },
      preferredJob: [marked('Role')],
      preferredLocation: [marked('Place')],
      primarySkills: [{ _id: _id(), skill: marked('Skill'), version: marked('Version') }],
      skills: [{ _id: _id(), skill: marked('Other') }],
      languages: [
        { _id: _id(), name: marked('Tongue'), proficiency: 'beginner', read: true, write: true, speak: true },
      ],
      workExperience: [
        {
          _id: _id(),
          jobTitle: marked('Title'),
          employer: marked('Firm'),
          isOngoing: true,
          location: marked('Site'),
          description: marked('Work'),
        },
      ],
      education: [
        {
          _id: _id(),
          institutionName: marked('School'),
          courseName: marked('Course'),
          isOngoing: false,
          description: marked('Study'),
          gpa: marked('Gpa'),
        },
      ],
      certifications: [
        { _id: _id(), certificationName: marked('Cert'), organization: marked('Org'), description: marked('Proof') },
      ],
      projects: [
        {
          _id: _id(),
          projectName: marked('Project'),
          clientName: marked('Client'),
          role: marked('Part'),
          description: marked('Plan'),
        },
      ],
      socialProfiles: [
        {
          _id: _id(),
          name: marked('Site'),
          url: `https://${marked('url').toLowerCase()}.example`,
          description: marked('About'),
        },
      ],
    } as unknown as Partial<CandidateRecord>,
  };
}

/** A person with data in every place, next to another person with nearly the same name and contacts. */
export async function makeMarkedPerson(api: TestApi, seed: string, near: MarkedIdentity, { account = true } = {}) {
  const { deps } = api;
  const { mongo, changes } = deps;
  const id = identityOf(seed);
  const { markers, marked, fields } = markedFields(seed);
  const now = new Date();
  const admin = await api.makeUser('admin');
  const employer = await api.makeUser('employer');
  const user = account ? await api.makeUser('job-seeker') : null;
  if (user) {
    const [firstName = '', lastName] = id.accountName.split(' ');
    const set = { firstName, lastName, email: id.email, contact: id.accountPhone, formerNames: [id.formerAccountName] };
    await mongo.users.updateOne({ _id: user._id }, { $set: set });
  }
  const record = candidateRecord({
    ...fields,
    applicantName: id.name,
    formerNames: [id.formerName],
    emailAddress: id.email,
    alternateEmailAddress: id.alternateEmail,
    phoneNumber: { countryCode: '91', number: id.phone },
    alternatePhoneNumber: { countryCode: '91', number: id.alternatePhone },
    ...(user && { user: user._id }),
  });
  const other = candidateRecord({
    applicantName: near.name,
    emailAddress: near.email,
    phoneNumber: { countryCode: '91', number: near.phone },
  });
  await changes.candidates.insert([record, other]);
  const photo = await storeFile(
    mongo,
    { name: 'photo', contentType: 'image/png' },
    [Buffer.from(marked('Photo'))],
    now,
  );
  await changes.candidates.update(record._id, {
    $set: { profilePicLink: `profile-picture/${record._id}?v=${photo._id}` },
  });
  await mongo.candidateContacts.create([
    { _id: `email:${id.email}`, candidate: record._id, from: 'import' },
    { _id: `email:${id.formerEmail}`, candidate: record._id, from: 'import' },
    { _id: `phone:${id.phone}`, candidate: record._id, from: 'import' },
    { _id: `email:${near.email}`, candidate: other._id },
  ]);
  const uploadedBy = { _id: String(admin._id), name: 'Asha' };
  const words = ['Developer of things and more things', marked('Resume')].join('\n');
  const resumeFile = { bytes: pdfOfText(`${id.name}\n${id.email}\n${words}`), fileName: `${marked('File')}.pdf` };
  await storeResume(deps, { candidate: record, ...resumeFile, uploadedBy });

  /** What identifies the person, in another person's text that also names the other one. */
  const said = [
    ...new Set(
      account
        ? Object.values(id)
        : [id.name, id.formerName, id.email, id.formerEmail, id.alternateEmail, id.phone, id.alternatePhone],
    ),
  ];
  const texts = said.map((one) => `Spoke to ${near.name} and ${one} about ${near.email}`);
  const author = { _id: String(employer._id), name: 'Ravi' };
  for (const message of texts) await addComment(deps, { candidate: other._id, message, author, now });
  await addComment(deps, { candidate: record._id, message: marked('Comment'), author, now });
  await notify(deps, {
    user: employer._id,
    type: 'system-alert',
    title: `News of ${id.name}`,
    description: texts.join('. ').slice(0, 1_900),
  });
  await mongo.tickets.create({
    ticketId: `TKT-${seed}`,
    user: employer._id,
    subject: `Who is ${id.name}?`,
    message: texts.join('. '),
    status: 'raised',
    createdAt: now,
  });
  await mongo.rankingVersions.create({
    ...{ _id: (await mongo.rankingVersions.countDocuments()) + 1, weights: {}, by: admin._id, at: now },
    note: texts.join('. ').slice(0, 300),
  });
  const job = jobRecord({
    createdBy: employer._id,
    description: `Not ${near.email}; write to ${id.email} or ${id.phone}`,
  });
  await changes.jobs.insert([job]);
  await mongo.employers.create({
    user: employer._id,
    companyName: 'Firm',
    description: `Ask ${id.alternateEmail}, ${near.email}`,
    updatedAt: now,
  });
  if (user) {
    await notify(deps, { user: user._id, type: 'system-alert', title: marked('News'), description: marked('Told') });
    await mongo.tickets.create({
      ticketId: `TKT-O${seed}`,
      user: user._id,
      subject: `Help me ${marked('Ticket')}`,
      message: `${marked('Trouble')} with my account`,
      status: 'raised',
      createdAt: now,
    });
    await mongo.applications.create({
      _id: `${user._id}:${job._id}`,
      user: user._id,
      candidate: record._id,
      job: job._id,
      employer: employer._id,
      saveStatus: true,
      applicationStatus: true,
      appliedAt: now,
      jobId: job.id,
      jobTitle: 'Engineer',
      companyName: marked('Applied'),
    });
    const expiry = { sentAt: [now], codeExpiresAt: now, expiresAt: new Date(now.getTime() + 600_000) };
    await mongo.otps.create({ _id: `reset:${id.email}`, email: id.email, purpose: 'reset', ...expiry });
    const next = `${marked('next').toLowerCase()}@new.example`;
    markers.push(next);
    await mongo.otps.create({
      _id: `change-email:${user._id}:${next}`,
      email: next,
      purpose: 'change-email',
      ...expiry,
    });
    const device = { fingerPrintId: marked('Print'), browserName: marked('Browser') };
    await mongo.sessionLogs.create({ userId: user._id, status: 'in', ...device, createdAt: now });
  }

  const badge = (keyword: string) => ({ keyword, mandatory: false, exact: false });
  const filter = candidateFilter.parse({
    keyword: {
      badges: [badge(id.name), badge(near.name), badge(id.email)],
      excludeBadges: [badge(`"${id.formerName}"`)],
      inputText: id.phone,
    },
    skills: [id.formerEmail, 'Java'],
    resumeSearch: id.alternateEmail,
  });
  const stored = storeFilter(filter);
  const owner = employer._id;
  const saved = {
    owner,
    filter: stored.filter,
    filterVersion: stored.version,
    sharedWith: user ? [user._id] : [],
    alert: 'off' as const,
    createdAt: now,
    updatedAt: now,
  };
  for (const name of [`Find ${id.name}`, `Find ${id.formerName}`, `Find ${near.name}`]) {
    await mongo.savedSearches.create({ ...saved, name, nameKey: nameKeyOf(String(owner), name) } as never);
  }
  await mongo.searchHistory.create({
    _id: `${owner}:${seed}`,
    user: owner,
    filter: stored.filter,
    filterVersion: stored.version,
    found: 1,
    at: now,
  });
  const listName = `For ${id.name}`;
  await mongo.shortlists.create({
    owner,
    name: listName,
    nameKey: nameKeyOf(String(owner), listName),
    candidates: [other._id, record._id],
    createdAt: now,
    updatedAt: now,
  });

  const header = ['Name', 'Email', 'Phone', 'City'];
  const theirs = [
    [near.name, id.email, '', marked('RowA')],
    [id.name, '', '', marked('RowB')],
    ['', '', `+91-${id.phone}`, marked('RowC')],
    [id.formerName, 'broken@', '', marked('RowD')],
    ['', id.formerEmail.toUpperCase(), '', marked('RowE')],
  ];
  const others = [near.name, near.email, near.phone, 'Kept City'];
  await mongo.importReports.create({
    _id: `${new Types.ObjectId()}:2`,
    task: new Types.ObjectId(),
    firstRow: 2,
    header,
    rows: [...theirs, others].map((cells, at) => ({
      rowNumber: at + 2,
      outcome: 'refused',
      cells,
      problems: [{ column: 'Email', reason: at === 5 ? 'Kept reason' : `${id.email} is known` }],
    })),
  });
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet([header, ...theirs, others]), 'People');
  const bytes = write(book, { type: 'buffer', bookType: 'xlsx', compression: true }) as Buffer;
  const sheet = await storeFile(mongo, { name: `${id.name}.xlsx`, contentType: UPLOAD_TYPE }, [bytes], now);
  const input = { file: String(sheet._id), fileName: `${id.name}.xlsx`, importedByName: 'Asha' };
  const waiting = await createTask(changes, { kind: 'import-candidates', createdBy: admin._id, input }, now);
  await changes.tasks.update(waiting, { $set: { state: 'failed', error: `could not read ${id.email}` } });
  const inbox = await storeFile(
    mongo,
    { name: `${id.name} cv.pdf`, contentType: UPLOAD_TYPE },
    [pdfOfText(`${id.name}\n${id.email}\n${marked('Inbox')} developer of many things`)],
    now,
  );
  await mongo.inboxResumes.create({
    _id: inbox._id,
    fileName: `${id.name} cv.pdf`,
    size: 1,
    task: waiting,
    addedAt: now,
    addedByName: 'Asha',
  });
  const run = await createTask(
    changes,
    {
      kind: 'parse-resumes',
      createdBy: admin._id,
      input: {
        files: [
          { file: '1', fileName: `${near.name}.pdf` },
          { file: '2', fileName: `${marked('Parsed')}.pdf` },
        ],
        uploadedByName: 'Asha',
      },
    },
    now,
  );
  const outcomes = [
    { fileName: `${near.name}.pdf`, outcome: 'failed' },
    { fileName: `${markers.at(-1)}.pdf`, outcome: 'created', applicantID: record.applicantID },
  ];
  await changes.tasks.update(run, { $set: { state: 'done', checkpoint: { outcomes } } });
  const preview = await createTask(
    changes,
    { kind: 'preview-import', createdBy: admin._id, input: { file: '3', fileName: 'people.xlsx' } },
    now,
  );
  const cell = (raw: string) => ({ raw, read: raw, problem: null });
  const firstRows = [others, theirs[0]!].map((cells, at) => ({
    rowNumber: at + 2,
    problem: null,
    cells: cells.map(cell),
  }));
  await changes.tasks.update(preview, { $set: { state: 'done', result: { rows: 2, firstRows } } });
  for (const [recordId, reason] of [
    [String(record._id), marked('Letter')],
    [String(other._id), `near ${id.email}, ${near.email}`],
  ] as const) {
    await mongo.deadLetters.create({
      _id: `i/candidates/${recordId}`,
      index: 'i',
      entity: 'candidates',
      recordId,
      reason,
      failedAt: now,
    });
  }
  deps.mailer.send(id.email, {
    subject: `Hello ${id.accountName}`,
    text: `Dear ${id.name}`,
    html: `<p>Dear ${id.name}</p>`,
  });
  deps.mailer.send(employer.email, {
    subject: 'News',
    text: `New: ${id.name} – नया`,
    html: `<p>New: ${id.name} – नया</p>`,
  });
  deps.mailer.send(employer.email, { subject: 'News', text: `New: ${near.name}`, html: `<p>${near.name}</p>` });
  return { ...record, id, user, other, admin, markers: [...markers, ...said] };
}
