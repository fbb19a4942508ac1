import { createHash } from 'node:crypto';
import { Kafka as KafkaJs, logLevel } from 'kafkajs';
import { Types } from 'mongoose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listIndices } from '#indexer/indices/list-indices.ts';
import type { Indexer } from '#indexer/start-indexer.ts';
import { candidateRecord } from '#indexer/testing/candidate-record.ts';
import { docxOf } from '#indexer/testing/resume-files.ts';
import { ended, type TestIndexer, testIndexer } from '#indexer/testing/test-indexer.ts';
import { topicOf } from '#mongo/changes/topics.ts';
import { aliasOf, groupOf } from './index-names.ts';
import { readLoss } from './wait-for-group.ts';

let servers: TestIndexer;
let indexer: Indexer;
beforeAll(async () => {
  servers = await testIndexer();
  indexer = await servers.start();
});
afterAll(() => servers.close());

/** Removes all messages of the topics, as Kafka does when they are too old. */
async function removeMessages(...entities: ('candidates' | 'resumes')[]): Promise<void> {
  const brokers = servers.environment.KAFKA_BROKERS!.split(',');
  const admin = new KafkaJs({ brokers, logLevel: logLevel.NOTHING }).admin();
  await admin.connect();
  for (const topic of entities.map((entity) => topicOf(servers.namespace, entity))) {
    const ends = await admin.fetchTopicOffsets(topic);
    await admin.deleteTopicRecords({ topic, partitions: ends.map(({ partition, offset }) => ({ partition, offset })) });
  }
  await admin.disconnect();
}

const person = candidateRecord({ applicantID: 'SAN-1' });
const sender = candidateRecord({ applicantID: 'SAN-2', resumeAvailable: true, resumeId: new Types.ObjectId() });
const audits = () => servers.mongo.tasks.find({ kind: 'audit' }).sort({ createdAt: 1 }).lean();
async function indexed({ _id }: { _id: Types.ObjectId }): Promise<object | undefined> {
  const index = aliasOf(servers.namespace, 'candidates');
  return (await servers.elasticsearch.get<object>({ index, id: String(_id) }))._source;
}
async function liveGroup(): Promise<string> {
  const indices = await listIndices(servers.elasticsearch, servers.namespace);
  return groupOf(servers.namespace, indices.find(({ entity, live }) => live && entity === 'candidates')!.name);
}

test('an indexer away for longer than Kafka keeps messages repairs its index by an audit, and reads waiting resumes', async () => {
  const { changes, kafka, namespace } = servers;
  await changes.candidates.insert([candidateRecord({ applicantID: 'SAN-3' })]);
  await indexer.processAll();
  await indexer.stop();
  const bytes = docxOf('Kubernetes and Kafka');
  await changes.resumes.insert([
    {
      _id: sender.resumeId!,
      candidate: sender._id,
      fileName: 'resume',
      contentType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      size: bytes.length,
      sha256: createHash('sha256').update(bytes).digest('hex'),
      bytes,
      textState: 'pending',
      uploadedAt: new Date(),
    },
  ]);
  await changes.candidates.insert([person, sender]);
  await changes.relay.settled();
  await removeMessages('candidates', 'resumes');

  indexer = await servers.start();
  const [audit] = await audits();
  expect(await ended(servers.mongo, audit!._id)).toMatchObject({ state: 'done', result: { entity: 'candidates' } });
  expect(await indexed(person)).toMatchObject({ card: { applicantName: person.applicantName } });
  await indexer.processAll();
  expect(await indexed(sender)).toMatchObject({ resumeText: 'Kubernetes and Kafka' });
  const missed = async () => (await readLoss(kafka, await liveGroup(), topicOf(namespace, 'candidates'))).isPossible;
  await expect.poll(missed).toBe(false);
});

test('the same after Kafka has forgotten what the indexer had processed; a restart without losses starts no audit', async () => {
  const { changes, kafka } = servers;
  await indexer.stop();
  indexer = await servers.start();
  expect(await audits()).toHaveLength(1);
  await indexer.stop();
  await changes.candidates.update(person._id, { $set: { applicantName: 'Asha V. Rao' } });
  await changes.relay.settled();
  await removeMessages('candidates');
  await kafka.deleteGroup(await liveGroup());

  indexer = await servers.start();
  const [, audit] = await audits();
  expect((await ended(servers.mongo, audit!._id)).result).toMatchObject({ stale: 1, repaired: 1 });
  expect(await indexed(person)).toMatchObject({ card: { applicantName: 'Asha V. Rao' } });
});
