import { pino } from 'pino';
import { connectKafka } from '#mongo/changes/kafka.ts';
import { openChanges } from '#mongo/changes/open-changes.ts';
import { connectMongo } from '#mongo/connect-mongo.ts';
import { candidateRecord } from './candidate-record.ts';

/**
 * Runs as a separate process: writes candidates concurrently as the API does, and prints the id of each acknowledged
 * one. Takes `<writes> <first number>`; it never sweeps, so other processes must publish what a kill leaves.
 */
const [writes, firstNumber] = process.argv.slice(2).map(Number) as [number, number];
const AT_ONCE = 8;

const log = pino({ level: 'silent' });
const mongo = await connectMongo(process.env.MONGO_URL as string);
const kafka = connectKafka({ brokers: (process.env.KAFKA_BROKERS as string).split(','), clientId: 'writer', log });
const changes = openChanges({ mongo, kafka, log });

let next = 0;
async function writeOn(): Promise<void> {
  while (next < writes) {
    const number = firstNumber + next++;
    const record = candidateRecord({ applicantID: `SAN-${number}` });
    await changes.candidates.insert([record]);
    await changes.candidates.update(record._id, { $set: { applicantName: `Writer ${number}` } });
    process.stdout.write(`${record._id.toHexString()}\n`);
  }
}
await Promise.all(Array.from({ length: AT_ONCE }, writeOn));
await changes.stop();
process.exit(0);
