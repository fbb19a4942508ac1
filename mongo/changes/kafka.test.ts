import { createRequire } from 'node:module';
import { setTimeout as delay } from 'node:timers/promises';
import { KafkaJSConnectionError, KafkaJSNonRetriableError } from 'kafkajs';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { IncomingBatch, RunningConsumer } from './kafka-consumer.ts';
import { openTestChanges, type TestChanges } from './testing/test-changes.ts';
import { PARTITIONS, topicNames, topicOf } from './topics.ts';

interface Broker {
  findGroupCoordinator(): Promise<unknown>;
  joinGroup(): Promise<unknown>;
  fetch(): Promise<unknown>;
}

/** The client's connection to a broker. */
const Broker: { prototype: Broker } = createRequire(import.meta.url)('kafkajs/src/broker');

let opened: TestChanges;
let topic: string;
let group: string;
const running: RunningConsumer[] = [];

beforeAll(async () => {
  opened = await openTestChanges();
  topic = topicOf(opened.namespace, 'jobs');
  group = `${opened.namespace}-group`;
});
afterAll(async () => {
  for (const consumer of running) await consumer.stop();
  await opened.kafka.deleteGroup(group);
  await opened.close();
});

const messages = (from: number, count: number) =>
  Array.from({ length: count }, (_, at) => ({ key: String(from + at), value: `value ${from + at}` }));

test('topics are created with their partitions, once', async () => {
  await opened.kafka.ensureTopics(opened.namespace);
  expect(await opened.kafka.endOffsets(topic)).toHaveLength(PARTITIONS);
});

test('a connection lost while topics are listed is an error that a retry repeats', async () => {
  const lost = () => Promise.reject(new TypeError("Cannot destructure property 'topicMetadata' of null"));
  await expect(topicNames({ listTopics: lost })).rejects.toThrow('The connection to Kafka was lost');
  await expect(topicNames({ listTopics: lost })).rejects.not.toBeInstanceOf(TypeError);
});

test('a group set to the end gets only later messages, and its lag falls to zero', async () => {
  const { kafka } = opened;
  await kafka.send(topic, messages(0, 10));
  await kafka.setOffsetsToEnd(group, [topic]);
  expect(await kafka.lag(group, [topic])).toBe(0);
  await kafka.send(topic, messages(10, 20));
  expect(await kafka.lag(group, [topic])).toBe(20);
  const got: string[] = [];
  const onBatch = async (batch: IncomingBatch) => {
    got.push(...batch.messages.map(({ value }) => value));
    await batch.commitThrough(batch.messages.at(-1)!.offset);
  };
  const consumer = await kafka.consume({ groupId: group, topics: [topic], fromBeginning: true, onBatch });
  await vi.waitFor(() => expect(got).toHaveLength(20), { timeout: 20_000 });
  await vi.waitFor(async () => expect(await kafka.lag(group, [topic])).toBe(0), { timeout: 20_000 });
  expect(got.every((value) => Number(value.split(' ')[1]) >= 10)).toBe(true);
  await consumer.stop();
});

test('a failed batch is redelivered from the last commit', async () => {
  const { kafka } = opened;
  let failures = 0;
  const got = new Set<string>();
  const onBatch = async (batch: IncomingBatch) => {
    if (failures++ === 0) throw new Error('this once');
    for (const { value } of batch.messages) got.add(value);
    await batch.commitThrough(batch.messages.at(-1)!.offset);
  };
  running.push(await kafka.consume({ groupId: group, topics: [topic], fromBeginning: true, onBatch }));
  await kafka.send(topic, messages(100, 5));
  await vi.waitFor(() => expect(got.size).toBe(5), { timeout: 40_000 });
});

test('a group that does not exist can be deleted', async () => {
  await expect(opened.kafka.deleteGroup(`${group}-unused`)).resolves.toBeUndefined();
});

test('an idle connection causes no load', async () => {
  await opened.kafka.ping();
  const timers = vi.spyOn(globalThis, 'setTimeout');
  await new Promise((resolve) => setImmediate(resolve));
  const before = timers.mock.calls.length;
  const begun = performance.now();
  await delay(300);
  // allows heartbeats and fetches of the consumer above; one poll a millisecond would be ten times as many
  expect(timers.mock.calls.length - before).toBeLessThan((performance.now() - begun) / 10);
  timers.mockRestore();
});

test('a consumer that can’t continue reports it', async () => {
  const { kafka, namespace } = opened;
  const crashes: Error[] = [];
  const groupId = `${namespace}-crashing`;
  const consumer = await kafka.consume({
    groupId,
    topics: [topic],
    fromBeginning: true,
    onBatch: async () => {
      throw new KafkaJSNonRetriableError('the group is gone');
    },
    onCrash: (error) => crashes.push(error),
  });
  await kafka.send(topic, messages(200, 1));
  await vi.waitFor(() => expect(crashes).toEqual([expect.objectContaining({ message: 'the group is gone' })]), {
    timeout: 30_000,
  });
  await consumer.stop();
  await kafka.deleteGroup(groupId);
});

test('offsets set only if the group is idle: not while a process consumes, then they are', async () => {
  const { kafka } = opened;
  const committed = async () => (await kafka.committedOffsets(group, topic)).find(({ partition }) => partition === 0);
  const before = await committed();
  const wanted = { partition: 0, offset: String(Number(before!.offset) + 1) };
  await kafka.setOffsetsIfIdle(group, topic, [wanted]);
  expect(await committed()).toEqual(before);
  for (const consumer of running.splice(0)) await consumer.stop();
  await kafka.setOffsetsIfIdle(group, topic, [wanted]);
  expect((await committed())?.offset).toBe(wanted.offset);
});

test.each([
  ['findGroupCoordinator', new KafkaJSConnectionError('Closed connection')],
  ['fetch', new KafkaJSNonRetriableError('Broker not connected')],
] as const)(
  'a consumer whose client gave up in %s for a reason that passes is replaced',
  async (call, error) => {
    const { kafka, namespace } = opened;
    const failing = vi.spyOn(Broker.prototype, call).mockRejectedValueOnce(error);
    const groupId = `${namespace}-${call}`;
    const crashes: Error[] = [];
    const received = new Set<string>();
    const onBatch = async (batch: IncomingBatch) => {
      for (const { value } of batch.messages) received.add(value);
    };
    const onCrash = (crash: Error) => crashes.push(crash);
    const consumer = await kafka.consume({ groupId, topics: [topic], fromBeginning: true, onBatch, onCrash });
    await kafka.send(topic, [{ key: call, value: call }]);
    await vi.waitFor(() => expect(received).toContain(call), { timeout: 30_000 });
    expect(failing.mock.results.length).toBeGreaterThan(1);
    expect(crashes).toEqual([]);
    failing.mockRestore();
    await consumer.stop();
    await kafka.deleteGroup(groupId);
  },
  60_000,
);

test('a consumer that is stopped after its client gave up is not replaced', async () => {
  const { kafka, namespace } = opened;
  const failing = vi
    .spyOn(Broker.prototype, 'fetch')
    .mockRejectedValue(new KafkaJSNonRetriableError('Broker not connected'));
  const groupId = `${namespace}-stopped`;
  const crashes: Error[] = [];
  const onCrash = (crash: Error) => crashes.push(crash);
  const consumer = await kafka.consume({
    groupId,
    topics: [topic],
    fromBeginning: true,
    onBatch: async () => {},
    onCrash,
  });
  await vi.waitFor(() => expect(failing).toHaveBeenCalled(), { timeout: 30_000 });
  await consumer.stop();
  failing.mockRestore();
  await delay(2_000);
  expect(crashes).toEqual([]);
  await kafka.deleteGroup(groupId);
});

test('setting offsets fails if the connection is lost meanwhile, and works afterwards', async () => {
  const { kafka, namespace } = opened;
  const groupId = `${namespace}-set`;
  const lost = new KafkaJSNonRetriableError('Broker not connected');
  const failing = vi.spyOn(Broker.prototype, 'joinGroup').mockRejectedValueOnce(lost);
  await expect(kafka.setOffsetsToEnd(groupId, [topic])).rejects.toThrow('Broker not connected');
  failing.mockRestore();
  await kafka.setOffsetsToEnd(groupId, [topic]);
  expect(await kafka.lag(groupId, [topic])).toBe(0);
  await kafka.deleteGroup(groupId);
});
