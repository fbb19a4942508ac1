import { createHash } from 'node:crypto';
import { Types } from 'mongoose';
import { hashOfUndoToken } from '#api/accounts/email-change.ts';
import { codeHash, type OtpSubject, otpKey } from '#api/sessions/otp.ts';
import { sealTotpSecret } from '#api/sessions/second-factor.ts';
import { stepAt, totpCode } from '#api/sessions/totp.ts';
import { rankingWeights } from '#domain/ranking/ranking-kinds.ts';
import { HELD_READING, HELD_RESUME } from '#mongo/models/review-result.ts';
import { pdfOfText } from '#mongo/seed/generator/pdf-of-text.ts';
import { type AccountKey, secrets, type World } from './world.ts';
import { fileOf, heldTask, type Records, taskRecord } from './world-tasks.ts';

/** Data that only some actions need. */
export type Extra =
  | 'signup code'
  | 'reset code'
  | 'reset grant'
  | 'email code'
  | 'email change'
  | 'question'
  | 'hundred searches'
  | 'review'
  | 'reading'
  | 'inbox'
  | 'open tasks'
  | 'ranking version'
  | 'second factor'
  | 'second factor set-up';

export const CODE = '246813';
export const QUESTION = 'pairs:3';
export const QUESTION_CITY = 'Nagpur';
export const RESET_TOKEN = 'reset-token-of-the-pairs-bench';
export const UNDO_TOKEN = 'undo-token-of-the-pairs-bench'.padEnd(43, '0');

/** The email of the seeker's account before its change. */
export const formerEmail = ({ accounts }: World): string => `former.${accounts.S.email}`;

const file = (_id: Types.ObjectId, name: string, type: string, bytes: Buffer, now: Date): Records => ({
  files: [fileOf(_id, name, type, bytes, now)],
  filePieces: [{ _id: `${_id}:0`, bytes }],
});

/** Of E2's second factor and of E's set-up. */
export const TOTP_SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';

/** The code that both sides have; valid for the round, since a code of the last step is accepted. */
export const totpCodeOf = ({ now }: World): string => totpCode(TOTP_SECRET, stepAt(now));

/** What an extra adds to an account's record. */
export function accountExtras(key: AccountKey, { accounts, now }: World, extras: ReadonlySet<Extra>): object {
  const sealedSecret = () => sealTotpSecret({ secrets }, accounts[key]._id, TOTP_SECRET);
  if (key === 'E' && extras.has('second factor set-up')) {
    return { secondFactorSetUp: { sealedSecret: sealedSecret(), startedAt: now } };
  }
  if (key !== 'E2' || !extras.has('second factor')) return {};
  const recoveryCodes = { salt: 'c2FsdHNhbHRzYWx0c2FsdA', hashes: [] };
  return { secondFactor: { sealedSecret: sealedSecret(), since: now, lastStep: 0, recoveryCodes } };
}

export const extraRecords: Record<Extra, (world: World) => Records> = {
  'signup code': (world) => codeFor(world, { purpose: 'signup', email: world.newcomer.email }),
  'reset code': (world) => codeFor(world, { purpose: 'reset', email: world.accounts.S2.email }),
  'reset grant': (world) => {
    const { otps = [] } = codeFor(world, { purpose: 'reset', email: world.accounts.S.email });
    const grant = { browserTokenHash: hashOfToken(), verifiedAt: world.now, codeHash: undefined };
    return { otps: otps.map((otp) => ({ ...otp, ...grant })) };
  },
  'email code': ({ newcomer, accounts, now }) => {
    const account = String(accounts.S._id);
    return codeFor({ now }, { purpose: 'change-email', email: newcomer.email, account });
  },
  'email change': (world) => {
    const { _id, email } = world.accounts.S;
    const change = { user: _id, from: formerEmail(world), to: email, version: 0, at: world.now, state: 'open' };
    const expiresAt = new Date(world.now.getTime() + 600_000);
    return { emailChanges: [{ _id: hashOfUndoToken(UNDO_TOKEN), ...change, expiresAt }] };
  },
  question: ({ ids, people, now }) => ({
    identityQuestions: [
      {
        ...{ _id: QUESTION, kind: 'row', cause: 'phone', candidate: people.B._id, task: ids.importTask, place: 3 },
        ...{ askedAt: now, askedByName: 'Pairs', source: 'row 4', state: 'open' },
        fields: { presentAddress: { city: QUESTION_CITY } },
      },
    ],
  }),
  'hundred searches': ({ accounts, now }) => ({
    savedSearches: Array.from({ length: 99 }, (_, at) => ({
      ...{ _id: new Types.ObjectId(), owner: accounts.E2._id, name: `Search ${at}`, filter: {}, filterVersion: 1 },
      ...{ nameKey: `${accounts.E2._id}:search ${at}`, sharedWith: [], alert: 'off', createdAt: now, updatedAt: now },
    })),
  }),
  review: reviewRecords,
  reading: (world) => {
    const task = taskRecord(world, 'reading', 'read-resume', { file: String(world.people.S.resume) });
    const result = { fields: { profileSummary: `Reads ${world.people.S.marker}.` } };
    return { tasks: [{ ...task, createdBy: world.accounts.S._id, result }] };
  },
  inbox: ({ ids, newcomer, now }) => ({
    ...file(ids.inboxFile, 'inbox.pdf', HELD_RESUME, newcomerResume(newcomer), now),
    inboxResumes: [
      { _id: ids.inboxFile, fileName: 'inbox.pdf', size: 1, task: ids.importTask, addedAt: now, addedByName: 'Pairs' },
    ],
  }),
  'ranking version': ({ accounts, now }) => ({
    rankingVersions: [{ _id: 1, weights: { ...rankingWeights, title: 3 }, note: '', by: accounts.admin._id, at: now }],
  }),
  'second factor': () => ({}),
  'second factor set-up': () => ({}),
  'open tasks': (world) => ({
    tasks: [
      heldTask(world, 'openImport', 'import-candidate-info', {
        file: '0',
        fileName: 'x.xlsx',
        importedByName: 'Pairs',
      }),
      heldTask(world, 'openParsing', 'parse-resumes', { files: [], uploadedByName: 'Pairs', by: 'bulk-parse-resumes' }),
      heldTask(world, 'openReplay', 'replay-dead-letters', {}),
    ],
  }),
};

export const newcomerResume = ({ name, email, phone }: World['newcomer']): Buffer =>
  pdfOfText(`Name: ${name}\n${email}\n+91 ${phone}\n\nSkills\nJava, Spring\n`);

function reviewRecords(world: World): Records {
  const { ids, newcomer, now } = world;
  const parsed = {
    ...{ name: null, emails: [], phones: [], city: null, experience: null, skills: [], jobs: [], education: [] },
    ...{ certifications: [], languages: [], summary: null },
  };
  const reading = Buffer.from(JSON.stringify({ text: newcomer.name, parsed, notes: [], owner: null }));
  const input = { file: String(ids.reviewFile), fileName: 'review.pdf', uploadedByName: 'Pairs' };
  const resume = file(ids.reviewFile, 'review.pdf', HELD_RESUME, newcomerResume(newcomer), now);
  const held = file(ids.reviewReading, 'reading', HELD_READING, reading, now);
  const result = { outcome: 'read', reading: String(ids.reviewReading) };
  return {
    files: [...(resume.files ?? []), ...(held.files ?? [])],
    filePieces: [...(resume.filePieces ?? []), ...(held.filePieces ?? [])],
    tasks: [{ ...taskRecord(world, 'review', 'review-resume', input), result }],
  };
}

/** When a code was mailed that the world begins with. */
export const codeSentAt = (now: Date) => new Date(now.getTime() - 120_000);

function codeFor({ now }: Pick<World, 'now'>, subject: OtpSubject): Records {
  const _id = otpKey(subject);
  const later = new Date(now.getTime() + 600_000);
  const { email, purpose } = subject;
  const sent = { tries: 0, sentAt: [codeSentAt(now)], codeExpiresAt: later, expiresAt: later };
  return { otps: [{ _id, email, purpose, codeHash: codeHash(secrets.current, _id, CODE), ...sent }] };
}

const hashOfToken = () => createHash('sha256').update(RESET_TOKEN).digest('base64url');
