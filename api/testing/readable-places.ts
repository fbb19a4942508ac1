import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Client } from '@elastic/elasticsearch';
import { read, utils } from 'xlsx';
import { readableMail } from '#api/erasure/remove-held.ts';
import { extractText } from '#indexer/files/resume-text/extract-text.ts';
import type { Kafka } from '#mongo/changes/kafka.ts';
import { topicsOf } from '#mongo/changes/topics.ts';
import type { Mongo } from '#mongo/connect-mongo.ts';
import { resumeKind } from '#mongo/files/resume-kind.ts';

/** A readable place and its text. */
export interface ReadablePlace {
  /** Such as `mongo comments`, `index …`, `topic …`. */
  place: string;
  text: string;
}

/** Every document of every collection; files' bytes as a reader of the file sees them. */
export async function placesInMongo({ connection }: Mongo): Promise<ReadablePlace[]> {
  const db = connection.db!;
  const places: ReadablePlace[] = [];
  for (const { name } of await db.listCollections().toArray()) {
    for (const document of await db.collection(name).find({}, { promoteBuffers: true }).toArray()) {
      places.push({ place: `mongo ${name}`, text: JSON.stringify(document) });
      const { bytes } = document as { bytes?: unknown };
      if (Buffer.isBuffer(bytes)) places.push({ place: `bytes in ${name}`, text: await textOfBytes(bytes) });
    }
  }
  return places;
}

async function textOfBytes(bytes: Buffer): Promise<string> {
  const raw = bytes.toString('latin1');
  if (resumeKind(bytes)) return `${raw} ${JSON.stringify(await extractText(bytes))}`;
  if (bytes.subarray(0, 2).toString('latin1') !== 'PK') return raw;
  const { Sheets } = read(bytes);
  return `${raw} ${Object.values(Sheets)
    .map((sheet) => utils.sheet_to_csv(sheet))
    .join('\n')}`;
}

/** Every document of every index of the namespace, and every term of its texts that an aggregation would return. */
export async function placesInIndices(elasticsearch: Client, namespace: string): Promise<ReadablePlace[]> {
  await elasticsearch.indices.refresh({ index: `${namespace}-*` });
  const { hits } = await elasticsearch.search({ index: `${namespace}-*`, size: 1_000, query: { match_all: {} } });
  return hits.hits.map((hit) => ({ place: `index ${hit._index}`, text: JSON.stringify(hit) }));
}

/** Every message still in the topics, from the beginning. */
export async function placesInTopics(kafka: Kafka, namespace: string, reader: string): Promise<ReadablePlace[]> {
  const topics = topicsOf(namespace);
  const groupId = `${namespace}-${reader}`;
  const places: ReadablePlace[] = [];
  const consumer = await kafka.consume({
    groupId,
    topics,
    fromBeginning: true,
    async onBatch({ topic, messages, commitThrough }) {
      for (const { key, value } of messages) places.push({ place: `topic ${topic}`, text: `${key} ${value}` });
      const last = messages.at(-1);
      if (last) await commitThrough(last.offset);
    },
  });
  const ends = await Promise.all(topics.map((topic) => kafka.endOffsets(topic)));
  const expected = ends.flat().reduce((sum, { offset }) => sum + Number(offset), 0);
  for (const until = Date.now() + 30_000; places.length < expected && Date.now() < until; ) {
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  await consumer.stop();
  if (places.length < expected) throw new Error(`only ${places.length} of ${expected} messages were read`);
  return places;
}

/** Mails that were written to files. */
export async function placesInMailFiles(dataDir: string): Promise<ReadablePlace[]> {
  const folder = join(dataDir, 'mail');
  const names = await readdir(folder).catch(() => []);
  return Promise.all(
    names.map(async (name) => ({
      place: 'mail files',
      text: readableMail(await readFile(join(folder, name), 'latin1')),
    })),
  );
}
