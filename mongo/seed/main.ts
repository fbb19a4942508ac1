import { hash } from '@node-rs/argon2';
import { z } from 'zod';
import { connectKafka } from '#mongo/changes/kafka.ts';
import { openChanges } from '#mongo/changes/open-changes.ts';
import { connectionsConfig, kafkaAddress } from '#mongo/configuration/connections-config.ts';
import { readEnvironment } from '#mongo/configuration/read-environment.ts';
import { connectMongo } from '#mongo/connect-mongo.ts';
import type { Log } from '#mongo/log.ts';
import { PASSWORD_COST } from '#mongo/models/user.ts';
import { demoAccounts } from './demo/demo-accounts.ts';
import { seedDemoData } from './demo/demo-data.ts';

const quiet: Log = { debug() {}, info() {}, warn: report, error: report };

function report(detail: object, message: string): void {
  console.error(message, 'err' in detail ? String(detail.err) : '');
}

/**
 * Loads demo data into an empty database (`MONGO_URL`, `KAFKA_BROKERS`) and prints the demo accounts if they exist.
 * Leaves other data alone, also with exit code 0.
 */
async function main(): Promise<void> {
  if (process.env.NODE_ENV === 'production') throw new Error('Demo data is not allowed in production');
  const config = readEnvironment(z.object(connectionsConfig), process.env);
  const mongo = await connectMongo(config.MONGO_URL);
  const kafka = connectKafka({ ...kafkaAddress(config), clientId: 'demo-data', log: quiet });
  const changes = openChanges({ mongo, kafka, log: quiet });
  await mongo.ensureIndexes();
  await seedDemoData(mongo, changes, {
    hashPassword: (password) => hash(password, PASSWORD_COST),
    now: new Date(),
  });
  const there = await mongo.users.findOne({ email: demoAccounts[0]?.email }).lean();
  if (there)
    for (const { role, email, password } of demoAccounts) console.log(`${role.padEnd(10)}  ${email}  ${password}`);
  await changes.stop();
  await kafka.close();
  await mongo.close();
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(`Loading demo data failed: ${error instanceof Error ? error.message : String(error)}`);
    process.exit(1);
  },
);
