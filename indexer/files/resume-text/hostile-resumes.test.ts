import { existsSync, readdirSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { run } from '#indexer/tasks/parse-resumes/parse-resumes.ts';
import { hostileFiles } from '#indexer/testing/hostile-files/hostile-files.ts';
import { docxOf } from '#indexer/testing/resume-files.ts';
import { type TestIndexer, testIndexer } from '#indexer/testing/test-indexer.ts';
import { storeFile } from '#mongo/files/store-file.ts';
import { createTask } from '#mongo/tasks/create-task.ts';
import { extractText } from './extract-text.ts';

/** A good resume follows after this many hostile ones. */
const GOOD_EVERY = 8;
const READING_MS = 240_000;

let servers: TestIndexer;
let asked = 0;
const server = createServer((_, response) => {
  asked++;
  response.end('root:x:0:0');
});
await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
const cases = hostileFiles(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
const here = () => readdirSync('.').toSorted();
const before = here();
let outcomes: { fileName: string; outcome: string; reason?: string }[];

const good = (at: number) => docxOf(`Good Person ${at} Java Developer good.${at}@example.com KEY SKILLS Java, Kafka`);

beforeAll(async () => {
  servers = await testIndexer();
  const sent = cases.flatMap(([what, bytes], at): [string, Buffer][] => [
    [what, bytes],
    ...(at % GOOD_EVERY === 0 ? [[`good ${at}`, good(at)] as [string, Buffer]] : []),
  ]);
  const files: { file: string; fileName: string }[] = [];
  for (const [fileName, bytes] of sent) {
    const { _id } = await storeFile(servers.mongo, { name: fileName, contentType: 'x' }, [bytes], new Date());
    files.push({ file: String(_id), fileName });
  }
  const input = { files, uploadedByName: 'Asha Rao' };
  const id = await createTask(servers.changes, { kind: 'parse-resumes', input }, new Date());
  let last: Record<string, unknown> = {};
  await run(
    {
      ...servers,
      log: pino({ level: 'silent' }),
      now: () => new Date(),
      signal: new AbortController().signal,
      report: async (_, checkpoint = {}) => {
        last = checkpoint;
      },
      logLine: async () => undefined,
    },
    (await servers.mongo.tasks.findById(id).lean())!,
  );
  outcomes = last.outcomes as typeof outcomes;
}, READING_MS);
afterAll(async () => {
  await servers?.close();
  server.close();
});

describe('a hostile file in a bulk of resumes is refused with its reason', () => {
  test('of sixty and more', () => expect(cases.length).toBeGreaterThanOrEqual(60));

  test.each(cases.map(([what, , reason]) => [what, reason] as const))('%s', (what, reason) => {
    expect(outcomes.find(({ fileName }) => fileName === what)).toMatchObject({
      outcome: 'failed',
      reason: expect.stringMatching(reason),
    });
  });
});

test('the other files are processed, and hostile ones create no candidate', async () => {
  const neighbours = outcomes.filter(({ fileName }) => fileName.startsWith('good '));
  expect(neighbours.length).toBeGreaterThan(7);
  expect(neighbours.every(({ outcome }) => outcome === 'created')).toBe(true);
  expect(await servers.mongo.candidates.countDocuments()).toBe(neighbours.length);
  expect(await servers.mongo.files.countDocuments()).toBe(0);
});

test('nothing was written outside the database, and no file contacted an address', () => {
  expect(here()).toEqual(before);
  expect(existsSync('/tmp/escaped.txt')).toBe(false);
  expect(asked).toBe(0);
});

test('a file of the server stays unread, even if a document’s entities request it', async () => {
  const readers = cases.filter(([what]) => what.includes('XXE'));
  expect(readers.length).toBeGreaterThanOrEqual(3);
  for (const [, bytes] of readers) expect(JSON.stringify(await extractText(bytes))).not.toContain('root:');
});

test('a PDF of 10,000 pages is read up to the limit', async () => {
  const [, bytes] = cases.find(([what]) => what.includes('10,000 pages'))!;
  const read = await extractText(bytes);
  expect('text' in read && read.text.match(/Harmless/g)).toHaveLength(200);
});
