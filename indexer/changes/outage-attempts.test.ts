import { errors } from '@elastic/elasticsearch';
import { Types } from 'mongoose';
import { beforeEach, expect, test } from 'vitest';
import type { IndexerContext } from '#indexer/indexer-context.ts';
import { candidateRecord } from '#indexer/testing/candidate-record.ts';
import { indexChanges } from './index-changes.ts';

const ATTEMPTS_OF_AN_OUTAGE = 12;
const id = new Types.ObjectId();
const target = { entity: 'candidates', index: 'candidates-1' } as const;
const events = [{ entity: 'candidates', id: String(id), revision: 2 }] as const;

let versions: number[];
let letters: string[];
let reads: number;

beforeEach(() => {
  versions = [];
  letters = [];
  reads = 0;
});

const recordOf = (revision: number) => ({ ...candidateRecord({ applicantID: 'SAN-100001' }), _id: id, revision });

interface Servers {
  /** The revision that MongoDB answers with, or an error. */
  read(attempt: number): number;
  /** The status of the bulk request's item, or an error. */
  write(attempt: number): number;
}

/** An indexer whose servers answer each attempt as told. */
function contextOf({ read, write }: Servers): IndexerContext {
  let writes = 0;
  const candidates = { find: () => ({ toArray: async () => [recordOf(read((reads += 1)))] }) };
  const deadLetters = {
    bulkWrite: async (operations: { updateOne: { filter: { _id: string } } }[]) => {
      letters.push(...operations.map(({ updateOne }) => String(updateOne.filter._id)));
    },
  };
  const elasticsearch = {
    bulk: async ({ operations }: { operations: string[] }) => {
      const status = write((writes += 1));
      if (status < 300) versions.push(JSON.parse(operations[0]!).index.version);
      return { items: [{ index: { status, error: status < 300 ? undefined : { type: 'failed' } } }] };
    },
  };
  const log = { warn: () => undefined, error: () => undefined };
  return {
    now: () => new Date(),
    log,
    elasticsearch,
    mongo: { candidates: { collection: candidates }, deadLetters },
  } as unknown as IndexerContext;
}

const mongoIsAway = (attempt: number): void => {
  if (attempt <= ATTEMPTS_OF_AN_OUTAGE) throw new Error('connection refused');
};
const indexIsAway = (attempt: number): void => {
  if (attempt <= ATTEMPTS_OF_AN_OUTAGE) throw new errors.ConnectionError('connection refused');
};
const withoutPause = () => Promise.resolve();
const change = (servers: Servers) =>
  indexChanges(contextOf(servers), target, events, new AbortController().signal, withoutPause);

test.each<[string, Servers]>([
  [
    'MongoDB',
    {
      read: (attempt) => {
        mongoIsAway(attempt);
        return attempt < ATTEMPTS_OF_AN_OUTAGE + 4 ? 1 : 2;
      },
      write: () => 200,
    },
  ],
  [
    'Elasticsearch',
    {
      read: (attempt) => (attempt > ATTEMPTS_OF_AN_OUTAGE && attempt < ATTEMPTS_OF_AN_OUTAGE + 4 ? 1 : 2),
      write: (attempt) => {
        indexIsAway(attempt);
        return 200;
      },
    },
  ],
])('after a long outage of %s, a record older than its change is still read again', async (_, servers) => {
  expect(await change(servers)).toMatchObject({ indexed: 1, 'dead-lettered': 0 });
  expect(versions).toEqual([2]);
});

test('after a long outage, an item that fails once more is no dead letter', async () => {
  const servers: Servers = {
    read: (attempt) => {
      mongoIsAway(attempt);
      return 2;
    },
    write: (attempt) => (attempt < 3 ? 500 : 200),
  };
  expect(await change(servers)).toMatchObject({ indexed: 1, retried: 2, 'dead-lettered': 0 });
});

test('an item that fails eight times while both servers answer is a dead letter', async () => {
  expect(await change({ read: () => 2, write: () => 500 })).toMatchObject({ retried: 7, 'dead-lettered': 1 });
  expect(reads).toBe(8);
  expect(letters).toHaveLength(1);
});

test('a record that stays older than its change is indexed as it is at the eighth attempt', async () => {
  expect(await change({ read: () => 1, write: () => 200 })).toMatchObject({ indexed: 1, retried: 7 });
  expect(versions).toEqual([1]);
});
