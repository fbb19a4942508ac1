import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { Types } from 'mongoose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { candidateRecord } from '#indexer/testing/candidate-record.ts';
import { type TestIndexer, testIndexer } from '#indexer/testing/test-indexer.ts';
import { duplicateKeys, pairKey } from '#mongo/identity/duplicate-keys.ts';
import type { CandidateRecord } from '#mongo/models/candidate.ts';
import { MOST_IN_GROUP, SharedKeys } from './find-duplicates.ts';

let servers: TestIndexer;
let number = 0;

beforeAll(async () => {
  servers = await testIndexer();
  await servers.start();
});
afterAll(() => servers.close());
beforeEach(async () => {
  for (const { _id } of await servers.mongo.candidates.find({}, { _id: 1 }).lean())
    await servers.changes.candidates.remove(_id);
});

const job = (employer: string) => ({ _id: new Types.ObjectId(), jobTitle: 'Engineer', employer, isOngoing: true });
/** A person without any similarity to others except the given fields. */
function person(more: Partial<CandidateRecord>): CandidateRecord {
  number += 1;
  const alone = {
    applicantName: `Person ${number}`,
    emailAddress: `person${number}@example.in`,
    alternateEmailAddress: undefined,
    phoneNumber: { countryCode: '91', number: String(7_000_000_000 + number) },
    alternatePhoneNumber: undefined,
    dateOfBirth: undefined,
    workExperience: [],
  };
  return candidateRecord({ applicantID: `SAN-${500_000 + number}`, ...alone, ...more });
}

async function search(people: CandidateRecord[]) {
  await servers.changes.candidates.bulkInsert(people);
  const task = await servers.runTask({ kind: 'find-duplicates' });
  expect(task).toMatchObject({ state: 'done' });
  const groups = await servers.mongo.duplicateGroups.find({}).sort({ place: 1 }).lean();
  const nameOf = new Map(people.map(({ _id, applicantName }) => [String(_id), applicantName]));
  return groups.map(({ candidates, reasons }) => [candidates.map((id) => nameOf.get(String(id))), reasons]);
}

const day = (iso: string) => new Date(`${iso}T00:00:00Z`);
const phone = (digits: string, countryCode = '91') => ({ countryCode, number: digits });

describe('two candidates are suspected to be one person', () => {
  it.each<[string, Partial<CandidateRecord>, Partial<CandidateRecord>, string[]]>([
    ['by the same email', { emailAddress: 'a@x.in' }, { emailAddress: 'a@x.in' }, ['email']],
    [
      'by an email equal to the other’s alternate one',
      { emailAddress: 'a@x.in' },
      { alternateEmailAddress: 'a@x.in' },
      ['email'],
    ],
    ['by the same phone', { phoneNumber: phone('9876543210') }, { phoneNumber: phone('9876543210') }, ['phone']],
    [
      'by the same phone, however written',
      { phoneNumber: phone('98765 43210') },
      { phoneNumber: phone('09876-543210', '') },
      ['phone'],
    ],
    [
      'by a phone equal to the other’s alternate one',
      { phoneNumber: phone('9876543210') },
      { alternatePhoneNumber: phone('9876543210') },
      ['phone'],
    ],
    [
      'by name and birth date',
      { applicantName: 'Asha Rao', dateOfBirth: day('1990-05-05') },
      { applicantName: 'ÁSHA  RAO.', dateOfBirth: day('1990-05-05') },
      ['name and birth date'],
    ],
    [
      'by name and an employer, a former one too',
      { applicantName: 'Asha Rao', workExperience: [job('Infosys')] },
      { applicantName: 'Asha Rao', workExperience: [job('TCS'), job('INFOSYS')] },
      ['name and employer'],
    ],
    [
      'by several reasons, all of them listed',
      { emailAddress: 'a@x.in', phoneNumber: phone('9876543210') },
      { emailAddress: 'a@x.in', phoneNumber: phone('9876543210') },
      ['email', 'phone'],
    ],
  ])('%s', async (_, one, other, reasons) => {
    const people = [person({ applicantName: 'One', ...one }), person({ applicantName: 'Other', ...other }), person({})];
    expect(await search(people)).toEqual([[[people[0]!.applicantName, people[1]!.applicantName], reasons]]);
  });

  it.each<[string, Partial<CandidateRecord>, Partial<CandidateRecord>]>([
    ['only the name', { applicantName: 'Asha Rao' }, { applicantName: 'Asha Rao' }],
    ['only the employer', { workExperience: [job('Infosys')] }, { workExperience: [job('Infosys')] }],
    [
      'name and employer, if birth date, email and phone all differ',
      { applicantName: 'Asha Rao', workExperience: [job('Infosys')], dateOfBirth: day('1990-05-05') },
      { applicantName: 'Asha Rao', workExperience: [job('Infosys')], dateOfBirth: day('1991-06-06') },
    ],
    ['only the birth date', { dateOfBirth: day('1990-05-05') }, { dateOfBirth: day('1990-05-05') }],
    [
      'neither name nor contact',
      {
        applicantName: undefined,
        firstName: undefined,
        lastName: undefined,
        emailAddress: undefined,
        phoneNumber: undefined,
        dateOfBirth: day('1990-05-05'),
      },
      {
        applicantName: undefined,
        firstName: undefined,
        lastName: undefined,
        emailAddress: undefined,
        phoneNumber: undefined,
        dateOfBirth: day('1990-05-05'),
      },
    ],
  ])('not by %s', async (_, one, other) => {
    expect(await search([person(one), person(other)])).toEqual([]);
  });
});

describe('a search for duplicates', () => {
  it('puts the most certain first and replaces the former one', async () => {
    const first = await search([person({ emailAddress: 'old@x.in' }), person({ emailAddress: 'old@x.in' })]);
    expect(first).toHaveLength(1);
    for (const { _id } of await servers.mongo.candidates.find({}, { _id: 1 }).lean())
      await servers.changes.candidates.remove(_id);
    const found = await search([
      person({ applicantName: 'A B', workExperience: [job('Infosys')] }),
      person({ applicantName: 'A B', workExperience: [job('Infosys')] }),
      person({ emailAddress: 'new@x.in' }),
      person({ emailAddress: 'new@x.in' }),
    ]);
    expect(found.map(([, reasons]) => reasons)).toEqual([['email'], ['name and employer']]);
  });

  it('skips removed candidates', async () => {
    const [one, other] = [person({ emailAddress: 'a@x.in' }), person({ emailAddress: 'a@x.in' })];
    await search([one, other]);
    await servers.changes.candidates.remove(one._id);
    expect((await servers.runTask({ kind: 'find-duplicates' })).result).toMatchObject({ candidates: 1, found: 0 });
  });

  it('finds no group of candidates that an admin marked as different', async () => {
    const people = ['a@x.in', 'a@x.in', 'b@x.in', 'b@x.in', 'b@x.in'].map((emailAddress) => person({ emailAddress }));
    const [one, other, third, fourth, fifth] = people.map(({ _id }) => _id) as Types.ObjectId[];
    const by = new Types.ObjectId();
    for (const candidates of [
      [one!, other!],
      [third!, fourth!],
    ]) {
      const pair = { _id: pairKey(candidates[0]!, candidates[1]!), candidates, by, at: new Date() };
      await servers.mongo.distinctPairs.create(pair);
    }
    await search(people);
    const groups = await servers.mongo.duplicateGroups.find({}).lean();
    const settledOf = (id: Types.ObjectId) =>
      groups.find(({ candidates }) => candidates.some((each) => each.equals(id)))?.settled;
    // the fifth may still be either of the two
    expect([one!, fifth!].map(settledOf)).toEqual([true, false]);
  });

  it(`shows at most ${MOST_IN_GROUP} who share one value`, async () => {
    const found = await search(
      Array.from({ length: MOST_IN_GROUP + 5 }, () => person({ emailAddress: 'test@test.in' })),
    );
    expect(found).toHaveLength(1);
    expect(found[0]![0]).toHaveLength(MOST_IN_GROUP);
  });

  it('keeps only numbers of a million candidates: below 100 MB, and in ten times the time of a tenth', () => {
    setFlagsFromString('--expose-gc');
    const collectGarbage = runInNewContext('gc') as () => void;
    const kept = () => {
      collectGarbage();
      const { heapUsed, external } = process.memoryUsage();
      return heapUsed + external;
    };
    const compareAll = (count: number) => {
      const before = kept();
      const begun = process.cpuUsage();
      const shared = new SharedKeys();
      for (let at = 0; at < count; at += 1) {
        const twin = at % 1_000 === 1 ? at - 1 : at;
        shared.add(
          at,
          duplicateKeys({ emailAddress: `p${twin}@x.in`, phoneNumber: phone(String(6_000_000_000 + twin)) }),
        );
      }
      expect(shared.suspicions()).toHaveLength(count / 1_000);
      // processor time: waiting on a busy machine doesn't count
      const cpuMs = process.cpuUsage(begun).user / 1_000;
      return { cpuMs, bytes: kept() - before, shared };
    };
    const tenth = compareAll(100_000);
    const whole = compareAll(1_000_000);
    expect(whole.cpuMs).toBeLessThan(3 * 10 * tenth.cpuMs);
    expect(whole.bytes).toBeLessThan(100 * 1024 * 1024);
  });
});
