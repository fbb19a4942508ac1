import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Types } from 'mongoose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Killable, killable } from '#indexer/testing/killable-process.ts';
import { docxOf } from '#indexer/testing/resume-files.ts';
import { ended, type TestIndexer, testIndexer } from '#indexer/testing/test-indexer.ts';
import { startChild } from '#local/servers/child-process.ts';
import { storeFile } from '#mongo/files/store-file.ts';
import type { TaskRecord } from '#mongo/models/task.ts';
import { pdfOfText } from '#mongo/seed/generator/pdf-of-text.ts';
import { createTask } from '#mongo/tasks/create-task.ts';

const FILES = 200;
const PEOPLE = 60;
/** A task whose worker was killed is resumed when its lease has expired. */
const TIMEOUT = { timeout: 300_000, interval: 20 };

const logs = mkdtempSync(join(tmpdir(), 'talent-search-bulk-kill-'));
let servers: TestIndexer;
let indexer: Killable;

beforeAll(async () => {
  servers = await testIndexer();
  servers.changes.start();
  const env = { ...process.env, ...servers.environment };
  const script = fileURLToPath(new URL('../../main.ts', import.meta.url));
  const logFile = join(logs, 'indexer.log');
  indexer = killable(startChild({ name: 'indexer', file: process.execPath, args: [script], env, logFile }), env);
});
afterAll(async () => {
  await indexer?.stop();
  await servers?.close();
  rmSync(logs, { recursive: true, force: true });
});

const name = (at: number) =>
  `Person ${String.fromCharCode(65 + (at % 26))}${String.fromCharCode(97 + Math.floor(at / 26))}li`;
const text = (at: number) => `${name(at)} Java Developer person.${at}@example.com KEY SKILLS Java, Spring Boot, Kafka`;

/** Resumes of as many people, copies of them, and other files, alternating. */
function bytesOf(place: number): Buffer {
  const person = Math.floor(place / 10) * 3 + (place % 10);
  if (place % 20 === 0) return pdfOfText(text(person).replace(/ (?=Java Developer|person\.|KEY)/g, '\n'));
  if (place % 10 < 3) return docxOf(text(person));
  if (place % 10 < 6) return bytesOf(place - 3);
  return Buffer.from(`GIF89a ${place}`);
}

async function startTask(by: 'bulk-parse-resumes' | 'process-resumes'): Promise<Types.ObjectId> {
  const addedBy = { task: new Types.ObjectId(), addedByName: 'Asha Rao' };
  const files: { file: string; fileName: string }[] = [];
  for (let place = 0; place < FILES; place++) {
    const fileName = `${place}.pdf`;
    const { _id } = await storeFile(servers.mongo, { name: fileName, contentType: 'x' }, [bytesOf(place)], new Date());
    files.push({ file: String(_id), fileName });
    if (by === 'process-resumes') {
      await servers.mongo.inboxResumes.create({ _id, fileName, size: 1, addedAt: new Date(), ...addedBy });
    }
  }
  const input = { files, uploadedByName: 'Asha Rao', by };
  return createTask(servers.changes, { kind: 'parse-resumes', input, total: FILES }, new Date());
}
const read = async (id: Types.ObjectId) => (await servers.mongo.tasks.findById(id).lean<TaskRecord>())!;
const outcomes = ({ checkpoint }: TaskRecord) => checkpoint?.outcomes as { fileName: string; outcome: string }[];

async function expectEachOnce(): Promise<void> {
  const candidates = await servers.mongo.candidates.find({}, { emailAddress: 1 }).lean();
  expect(new Set(candidates.map(({ emailAddress }) => emailAddress)).size).toBe(PEOPLE);
  expect(candidates).toHaveLength(PEOPLE);
  expect(await servers.mongo.resumes.countDocuments()).toBe(PEOPLE);
  expect(await servers.mongo.files.countDocuments()).toBe(0);
  expect(await servers.mongo.filePieces.countDocuments()).toBe(0);
}

test('kill -9 during a bulk parse of 200 files: it resumes, and every file is processed once', async () => {
  const id = await startTask('bulk-parse-resumes');
  await expect.poll(async () => (await read(id)).progress.processed, TIMEOUT).toBeGreaterThan(20);
  await indexer.killAndRestart();
  const stopped = outcomes(await read(id));
  expect(stopped.length).toBeGreaterThan(20);
  expect(stopped.length).toBeLessThan(FILES);
  const task = await ended(servers.mongo, id);
  expect(task).toMatchObject({ state: 'done', progress: { processed: FILES, total: FILES, saved: PEOPLE } });
  expect(task).toMatchObject({ attempts: 2, processDeaths: 1 });
  expect(outcomes(task).slice(0, stopped.length)).toEqual(stopped);
  expect(outcomes(task).map(({ fileName }) => fileName)).toEqual(Array.from({ length: FILES }, (_, at) => `${at}.pdf`));
  expect(task.result).toEqual({ created: PEOPLE, updated: 0, skipped: 60, failed: 80 });
  await expectEachOnce();
}, 400_000);

test('the same 200 files again, through the inbox: nothing is doubled, and the inbox is empty', async () => {
  const task = await ended(servers.mongo, await startTask('process-resumes'));
  expect(task.result).toEqual({ created: 0, updated: 0, skipped: 120, failed: 80 });
  await expectEachOnce();
  expect(await servers.mongo.inboxResumes.countDocuments()).toBe(0);
});
