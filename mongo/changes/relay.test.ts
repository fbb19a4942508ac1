import { Types } from 'mongoose';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { generateCandidates } from '#mongo/seed/generator/generate-candidates.ts';
import type { Kafka } from './kafka.ts';
import { openChanges } from './open-changes.ts';
import { openTestChanges, silentLog, type TestChanges } from './testing/test-changes.ts';
import { clearMarks, newNonce } from './unpublished-marks.ts';
import { permitWrites } from './write-guard.ts';

let opened: TestChanges;
beforeAll(async () => {
  opened = await openTestChanges();
});
afterAll(() => opened.close());

const candidate = (from: number) => {
  const { resumeText: _, ...record } = [...generateCandidates({ seed: 4, count: 1, from })][0]!;
  return record;
};
const marked = () => opened.mongo.candidates.countDocuments({ unpublished: /^/ });

/** A fake Kafka whose `send` fails while `away` is set; it keeps the messages that it accepted. */
function breakableKafka() {
  const state = { away: true, sent: [] as string[] };
  const kafka: Kafka = {
    ...opened.kafka,
    async send(topic, messages) {
      if (state.away) throw new Error('no broker');
      await opened.kafka.send(topic, messages);
      state.sent.push(...messages.map(({ value }) => value));
    },
  };
  return { kafka, state };
}

test('while Kafka is unavailable writes are kept, and a sweep publishes them afterwards', async () => {
  const { kafka, state } = breakableKafka();
  const changes = openChanges({ mongo: opened.mongo, kafka, log: silentLog });
  const record = candidate(1);
  await changes.candidates.insert([record]);
  await changes.candidates.update(record._id, { $set: { ownership: 'X' } });
  await changes.relay.settled();
  expect(await marked()).toBe(1);
  state.away = false;
  expect(await changes.relay.sweep(0)).toBe(1);
  await changes.relay.settled();
  expect(state.sent).toEqual([JSON.stringify({ entity: 'candidates', id: record._id.toHexString(), revision: 2 })]);
  expect(await marked()).toBe(0);
});

test('once started, it sweeps automatically', async () => {
  const { kafka, state } = breakableKafka();
  const writer = openChanges({ mongo: opened.mongo, kafka, log: silentLog });
  await writer.candidates.insert([candidate(2)]);
  await writer.relay.settled();
  state.away = false;
  const other = openChanges({ mongo: opened.mongo, kafka, log: silentLog });
  other.start();
  await vi.waitFor(async () => expect(await marked()).toBe(0), { timeout: 15_000, interval: 100 });
  await other.stop();
});

test('a sweep leaves writes in progress and recent ones', async () => {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const sent: number[] = [];
  const kafka: Kafka = {
    ...opened.kafka,
    async send(_topic, messages) {
      sent.push(messages.length);
      await held;
    },
  };
  const changes = openChanges({ mongo: opened.mongo, kafka, log: silentLog });
  await changes.candidates.insert([candidate(3)]);
  expect(await changes.relay.sweep(0)).toBe(0);
  const stranger = openChanges({ mongo: opened.mongo, kafka, log: silentLog });
  expect(await stranger.relay.sweep(60_000)).toBe(0);
  letGo();
  await changes.relay.settled();
  expect(sent).toEqual([1]);
});

test('a mark of a newer write outlives the publication of an older one', async () => {
  const _id = new Types.ObjectId();
  const [older, newer] = [newNonce(1), newNonce(2)];
  const collection = opened.mongo.connection.collection('candidates');
  await permitWrites(() => collection.insertOne({ _id, revision: 2, unpublished: newer }));
  await clearMarks(opened.mongo, 'candidates', [older]);
  expect(await opened.mongo.candidates.findById(_id).lean()).toMatchObject({ unpublished: newer });
  await clearMarks(opened.mongo, 'candidates', [newer]);
  expect(await opened.mongo.candidates.findById(_id).lean()).not.toHaveProperty('unpublished');
});
