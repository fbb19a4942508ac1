import { pino } from 'pino';
import { sweepOrphans } from '#indexer/orphans/sweep-orphans.ts';
import { removeOldUploads } from '#indexer/retention/retention.ts';
import type { Kafka } from '#mongo/changes/kafka.ts';
import { openChanges } from '#mongo/changes/open-changes.ts';
import type { Mongo } from '#mongo/connect-mongo.ts';
import { UPLOAD_DAYS } from '#mongo/models/file.ts';
import { files } from '../pairs/invariants.ts';
import { takeSnapshot } from '../pairs/snapshot.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;

/** Files that an interrupted request left behind and that neither the sweep nor retention removes, in words. */
export async function leftFiles(mongo: Mongo, kafka: Kafka): Promise<string[]> {
  const now = () => new Date(Date.now() + (UPLOAD_DAYS + 1) * DAY_MS);
  const changes = openChanges({ mongo, kafka, log: pino({ level: 'silent' }) });
  await sweepOrphans({ mongo, changes, now }, new AbortController().signal);
  await removeOldUploads(mongo, now());
  await changes.stop();
  return files(await takeSnapshot(mongo.connection.db!));
}
