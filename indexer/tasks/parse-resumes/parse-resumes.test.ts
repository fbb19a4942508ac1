import { Types } from 'mongoose';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { workOnTask } from '#indexer/task-runner/work-on-task.ts';
import { docxOf, pdfOf } from '#indexer/testing/resume-files.ts';
import { type TestIndexer, testIndexer } from '#indexer/testing/test-indexer.ts';
import { storeFile } from '#mongo/files/store-file.ts';
import type { CandidateRecord } from '#mongo/models/candidate.ts';
import type { TaskRecord } from '#mongo/models/task.ts';
import { pdfOfText } from '#mongo/seed/generator/pdf-of-text.ts';
import { claimTask } from '#mongo/tasks/claim-task.ts';
import { createTask } from '#mongo/tasks/create-task.ts';
import { run } from './parse-resumes.ts';

const log = pino({ level: 'silent' });
let servers: TestIndexer;
beforeAll(async () => {
  servers = await testIndexer();
});
afterAll(async () => {
  await servers.close();
});

const resume = (name: string, email: string, phone = '', more = '') =>
  pdfOfText(`${name}
Java Developer
${email} | ${phone} | Pune

SUMMARY
Java developer with 5 years of experience.

KEY SKILLS
Java, Spring Boot

WORK EXPERIENCE
Java Developer, Zentrova (Jan 2020 - Present)
${more}
EDUCATION
BCA, Kaveri University, 2019`);

type Sent = [fileName: string, bytes: Buffer];

async function startTask(...sent: Sent[]): Promise<Types.ObjectId> {
  const files = await Promise.all(
    sent.map(async ([fileName, bytes]) => {
      const { _id } = await storeFile(servers.mongo, { name: fileName, contentType: 'x' }, [bytes], new Date());
      return { file: String(_id), fileName };
    }),
  );
  return createTask(
    servers.changes,
    { kind: 'parse-resumes', input: { files, uploadedByName: 'Asha Rao' } },
    new Date(),
  );
}

async function work(id: Types.ObjectId): Promise<TaskRecord> {
  const task = await claimTask(servers.mongo, { owner: 'test', now: new Date() });
  expect(task?._id).toEqual(id);
  await workOnTask({ ...servers, log, now: () => new Date() }, task!, 'test', run, new AbortController().signal);
  return (await servers.mongo.tasks.findById(id).lean<TaskRecord>())!;
}
const parse = async (...sent: Sent[]) => work(await startTask(...sent));
const outcomes = (task: TaskRecord) =>
  task.checkpoint?.outcomes as { outcome: string; reason?: string; applicantID?: string }[];
const byEmail = (emailAddress: string) => servers.mongo.candidates.findOne({ emailAddress }).lean<CandidateRecord>();
const byId = (applicantID: string) => servers.mongo.candidates.findOne({ applicantID }).lean<CandidateRecord>();

describe('the candidate of a resume', () => {
  test('an unknown person becomes a new candidate with the resume’s values', async () => {
    const task = await parse(['a.pdf', resume('Mina Das', 'mina@example.com', '9876500001')]);
    expect(task).toMatchObject({
      state: 'done',
      progress: { processed: 1, total: 1, saved: 1 },
      result: { created: 1 },
    });
    const mina = await byEmail('mina@example.com');
    expect(mina).toMatchObject({
      applicantID: expect.stringMatching(/^SAN-\d{6}$/),
      applicantName: 'Mina Das',
      firstName: 'Mina',
      lastName: 'Das',
      phoneNumber: { countryCode: '91', number: '9876500001' },
      presentAddress: { city: 'Pune', state: 'Maharashtra' },
      experience: { year: 5, month: 0 },
      primarySkills: [{ skill: 'Java' }, { skill: 'Spring Boot' }],
      workExperience: [{ jobTitle: 'Java Developer', employer: 'Zentrova', isOngoing: true }],
      education: [{ courseName: 'BCA', institutionName: 'Kaveri University' }],
      resumeAvailable: true,
    });
    const stored = await servers.mongo.resumes.findById(mina?.resumeId).lean();
    expect(stored).toMatchObject({ candidate: mina?._id, textState: 'done', fileName: 'a.pdf' });
    expect(await servers.mongo.files.countDocuments()).toBe(0);
  });

  test('by the applicant ID in the file’s name, else by email with an agreeing name; a phone alone waits', async () => {
    await parse(['b.pdf', resume('Ravi Nair', 'ravi@example.com', '9876500002')]);
    const ravi = await byEmail('ravi@example.com');
    const task = await parse(
      [`CV ${ravi?.applicantID} new.pdf`, resume('Ravi Nair', 'other@example.com', '9876500099', 'one')],
      ['c.pdf', resume('R Nair', 'ravi@example.com', '9876500098', 'two')],
      ['d.pdf', resume('R Nair', 'third@example.com', '+91 98765 00002', 'three')],
    );
    expect(outcomes(task).map(({ outcome, applicantID }) => [outcome, applicantID])).toEqual([
      ['updated', ravi?.applicantID],
      ['updated', ravi?.applicantID],
      ['skipped', undefined],
    ]);
    expect(outcomes(task)[2]?.reason).toMatch(/same phone number, which alone proves nothing/);
    const after = await byId(ravi?.applicantID ?? '');
    expect(after?.resumeVersions).toHaveLength(3);
    expect(after?.resumeVersions?.at(-1)).toEqual(after?.resumeId);
  });
});

test('typed values are never overwritten; missing ones are filled in', async () => {
  await parse(['e.pdf', resume('Asif Khan', 'asif@example.com')]);
  const asif = await byEmail('asif@example.com');
  await servers.changes.candidates.update(asif!._id, {
    $set: { applicantName: 'Asif A. Khan', primarySkills: [{ _id: new Types.ObjectId(), skill: 'COBOL' }] },
    $unset: { profileSummary: 1 },
  });
  await parse(['f.pdf', resume('Asif Khan', 'asif@example.com', '9876500003', 'again')]);
  expect(await byEmail('asif@example.com')).toMatchObject({
    applicantName: 'Asif A. Khan',
    primarySkills: [{ skill: 'COBOL' }],
    profileSummary: expect.stringContaining('5 years'),
  });
});

test('a second copy of the same bytes is skipped with that reason', async () => {
  const bytes = resume('Uma Rao', 'uma@example.com');
  const task = await parse(['g.pdf', bytes], ['copy of g.pdf', bytes]);
  expect(outcomes(task)).toMatchObject([
    { outcome: 'created' },
    { outcome: 'skipped', reason: expect.stringMatching(/same file is SAN-\d+’s already/) },
  ]);
  expect(await servers.mongo.candidates.countDocuments({ emailAddress: 'uma@example.com' })).toBe(1);
});

test('a bad file gets its reason and affects no other', async () => {
  const task = await parse(
    ['a.pdf', Buffer.from('MZ')],
    ['empty.pdf', Buffer.alloc(0)],
    ['scan.pdf', pdfOf('')],
    ['locked.pdf', pdfOf('Java', { locked: true })],
    ['bomb.docx', docxOf('x'.repeat(400 * 1024 * 1024))],
    ['../../etc/passwd', Buffer.from('%PDF-1.4 nothing')],
    ['letter.pdf', pdfOfText('we are looking for many people who like to work with us every day and night')],
    ['good.pdf', resume('Good One', 'good@example.com')],
  );
  expect(task.state).toBe('done');
  expect(outcomes(task).map(({ outcome, reason }) => [outcome, reason])).toEqual([
    ['failed', expect.stringMatching(/neither PDF, DOCX nor DOC/)],
    ['failed', 'It is empty.'],
    ['failed', expect.stringMatching(/empty: neither text nor a picture/)],
    ['failed', expect.stringMatching(/password/)],
    ['failed', expect.stringMatching(/memory|damaged/)],
    ['failed', expect.stringMatching(/damaged/)],
    ['failed', expect.stringMatching(/neither a person nor/)],
    ['created', undefined],
  ]);
});

test('a task interrupted at any write resumes without duplicates', async () => {
  const people = Array.from(
    { length: 3 },
    (_, n): Sent => [`p${n}.pdf`, resume(`Person ${'ABC'[n]}`, `p${n}@example.com`)],
  );
  const id = await startTask(...people);
  let checkpoint: Record<string, unknown> | undefined;
  for (let writes = 1; ; writes++) {
    const task = (await servers.mongo.tasks.findById(id).lean<TaskRecord>())!;
    let left = writes;
    // the state after a killed process: the writes before the cut exist, the checkpoint is the last one reported
    const breaking = <T extends object>(target: T): T =>
      new Proxy(target, {
        get(held, name) {
          const value: unknown = Reflect.get(held, name);
          if (typeof value !== 'function') return value;
          return (...args: unknown[]) => {
            if (/^(?:bulkInsert|update)$/.test(String(name)) && left-- <= 0) throw new Error('killed');
            return value.apply(held, args) as unknown;
          };
        },
      });
    const changes = {
      ...servers.changes,
      resumes: breaking(servers.changes.resumes),
      candidates: breaking(servers.changes.candidates),
    };
    const context = {
      ...servers,
      changes,
      log,
      now: () => new Date(),
      signal: new AbortController().signal,
      report: async (_: unknown, at?: Record<string, unknown>) => {
        checkpoint = structuredClone(at);
      },
      logLine: async () => undefined,
    };
    try {
      const result = await run(context, { ...task, ...(checkpoint && { checkpoint }) });
      expect(result).toMatchObject({ created: 3, updated: 0, failed: 0 });
      break;
    } catch (error) {
      expect((error as Error).message).toBe('killed');
    }
  }
  for (const n of [0, 1, 2]) {
    expect(await servers.mongo.candidates.countDocuments({ emailAddress: `p${n}@example.com` })).toBe(1);
  }
  expect(await servers.mongo.resumes.countDocuments({ fileName: /^p\d\.pdf$/ })).toBe(3);
});
