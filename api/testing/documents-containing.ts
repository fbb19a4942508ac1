import type { Mongo } from '#mongo/connect-mongo.ts';

/** Every document of every collection that contains one of the texts; bytes are read as text. */
export async function documentsContaining(mongo: Mongo, texts: readonly string[]): Promise<string[]> {
  const { db } = mongo.connection;
  const found: string[] = [];
  for (const { name } of await db!.listCollections().toArray()) {
    for (const document of await db!.collection(name).find({}, { promoteBuffers: true }).toArray()) {
      const text = JSON.stringify(document, (_, value) =>
        value?.type === 'Buffer' ? Buffer.from(value.data).toString('latin1') : value,
      ).toLowerCase();
      if (texts.some((one) => text.includes(one.toLowerCase()))) found.push(`${name}: ${text.slice(0, 300)}`);
    }
  }
  return found;
}

/** Where MongoDB mentions a person, except in import ledgers, which also contain another person's longer texts. */
export async function saysOf(mongo: Mongo, { name, email, digits }: { name: string; email: string; digits: string }) {
  const found = await documentsContaining(mongo, [name, email, digits]);
  return found.filter((document) => !document.startsWith('importReports'));
}
