import { Types } from 'mongoose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Send } from '#api/testing/test-api.ts';
import { startTwoApis, type TwoApis } from '#api/testing/two-apis.ts';
import type { UserRecord } from '#mongo/models/user.ts';
import { fillListed } from './fill-listed.ts';
import { TOO_MANY_MESSAGE } from './find-accounts.ts';

const ACCOUNTS = 300;
const PER_PAGE = 50;

let apis: TwoApis;
let admins: [Send, Send];

const users = () => apis.first.deps.mongo.users;

/** Accounts of one list, found by `list` in their email. First names repeat, so that `_id` decides as well. */
async function makeList(list: string, count: number, name = (at: number) => `Name ${at % 40}`): Promise<UserRecord[]> {
  const now = new Date();
  const made = Array.from({ length: count }, (_, at) => {
    const _id = new Types.ObjectId();
    const person = { firstName: name(at), lastName: 'Kept', email: `${_id}@${list}.example`, contact: '9800000000' };
    const times = { passwordChangedAt: now, createdAt: now, updatedAt: now };
    return { _id, id: `USR-T${_id}`, ...person, ...times, role: 'employer', passwordHash: 'none', emailVerified: true };
  });
  await users().insertMany(made);
  return made as unknown as UserRecord[];
}

beforeAll(async () => {
  apis = await startTwoApis();
  admins = await apis.signInToBoth((await apis.first.makeUser('admin'))._id);
});
afterAll(() => apis.stop());

const accountsOf = ({ body }: { body: { users: { _id: string }[] } }) => body.users.map(({ _id }) => _id);

describe('while two processes create, delete and change accounts, pages that follow each other', () => {
  const cases = [
    ['firstName', 'asc'],
    ['firstName', 'desc'],
    ['email', 'asc'],
    ['_id', 'desc'],
    ['role', 'asc'],
  ] as const;
  it.each(cases)('by %s %s contain every account that existed throughout, once', async (sortField, sortOrder) => {
    const list = `${sortField.toLowerCase().replace('_', '')}-${sortOrder}`;
    const kept = await makeList(list, ACCOUNTS);
    const doomed = await makeList(list, 50, (at) => `Name ${at}`);

    /** One round of a process: at both ends of the list accounts come and go; others change in other fields. */
    const disturb = async (send: Send, round: number, process: number) => {
      await makeList(list, 2, (at) => (at === 0 ? 'Aaa' : 'Zzz'));
      const gone = [...doomed.splice(0, 1), ...doomed.splice(-1)].map(({ _id }) =>
        send('DELETE', `/api/admin/users/${_id}`),
      );
      const { _id, firstName, email } = kept[(round * 2 + process) % ACCOUNTS]!;
      const details = { firstName, lastName: `Changed ${round}`, contact: '9811111111', email };
      const changed = send('POST', `/api/update-EmployerPassword/${_id}`, { body: details });
      const answers = await Promise.all([...gone, changed]);
      expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
    };

    const seen: string[] = [];
    let after: string | null = '';
    for (let page = 1; after !== null; page += 1) {
      const query = `search=${list}.example&perPage=${PER_PAGE}&page=${page}&sortField=${sortField}&sortOrder=${sortOrder}`;
      const path: string = `/api/admin/users?${query}${after && `&after=${encodeURIComponent(after)}`}`;
      const [answer] = await Promise.all([
        admins[page % 2]!('GET', path),
        disturb(admins[0], page, 0),
        disturb(admins[1], page, 1),
      ]);
      expect(answer.status).toBe(200);
      seen.push(...accountsOf(answer));
      after = answer.body.next;
    }
    expect(new Set(seen).size).toBe(seen.length);
    expect(kept.filter(({ _id }) => !seen.includes(String(_id)))).toEqual([]);
  });
});

it('an account is found by its new name and email, and no longer by the old ones', async () => {
  const [account] = await makeList('renamed', 1, () => 'Before');
  const body = { firstName: 'Afterwards', lastName: 'Kept', contact: '', email: 'moved@elsewhere.example' };
  const edited = await admins[0]('POST', `/api/update-EmployerPassword/${account!._id}`, { body });
  expect(edited.body.message).toBe('User updated successfully!');
  for (const search of ['afterwards', 'moved@elsewhere', 'WARDS kept']) {
    expect(accountsOf(await admins[1]('GET', `/api/admin/users?search=${search}`))).toEqual([String(account!._id)]);
  }
  for (const search of ['before', 'renamed.example']) {
    expect(accountsOf(await admins[1]('GET', `/api/admin/users?search=${search}`))).toEqual([]);
  }
});

it('accounts from an earlier release are found and in order after a start, also if two processes start', async () => {
  const made = await makeList('earlier', 30, (at) => `Earlier ${30 - at}`);
  const ids = made.map(({ _id }) => _id);
  await users().collection.updateMany({ _id: { $in: ids } }, { $unset: { listed: 1, seenAt: 1 } });
  await Promise.all([fillListed(apis.first.deps.mongo), fillListed(apis.first.deps.mongo)]);
  const answer = await admins[0]('GET', '/api/admin/users?search=earlier&perPage=50');
  expect(accountsOf(answer)).toEqual(ids.map(String).toReversed());
  expect(await users().countDocuments({ seenAt: null })).toBe(0);
});

it.each(['x', `${'0'.repeat(23)}:Asha`, 'asha:'])('%s is not the end of a page', async (after) => {
  expect((await admins[0]('GET', `/api/admin/users?after=${after}`)).status).toBe(400);
});

it('a search of the session history that matches more accounts than a filter takes asks for more of the name', async () => {
  await makeList('crowd', 1_001, () => 'Crowd');
  const answer = await admins[0]('POST', '/api/session-history', { body: { search: 'crowd' } });
  expect(answer).toMatchObject({ status: 400, body: { message: TOO_MANY_MESSAGE } });
});
