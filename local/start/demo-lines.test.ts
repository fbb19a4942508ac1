import { describe, expect, it } from 'vitest';
import { demoLines } from './demo-lines.ts';

const env = {
  MONGO_URL: 'mongodb://127.0.0.1:27017/recruitment',
  KAFKA_BROKERS: '127.0.0.1:9092',
  ELASTICSEARCH_URL: 'http://127.0.0.1:9200',
};
const ACCOUNTS = 'admin  admin@demo.local  Demo@2026';

describe('a start prints about demo accounts', () => {
  it.each([
    ['nothing if there are none', '', false, {}, /^$/],
    ['how to sign in if it listens on loopback', ACCOUNTS, true, { HOST: '127.0.0.1' }, /admin@demo\.local/],
    ['that those of an earlier start are refused if others can reach it', '', true, {}, /cannot sign in/],
    ['that those of an earlier start can sign in on the loopback', '', true, { HOST: '::1' }, /can sign in/],
    ['no password behind a proxy', ACCOUNTS, true, { HOST: '127.0.0.1', TRUST_PROXY: '1' }, /cannot/],
  ])('%s', (_, accounts, areThere, given, expected) => {
    const lines = demoLines(accounts, areThere, { ...env, ...given });
    expect(lines).toMatch(expected);
    if (!expected.source.includes('admin')) expect(lines).not.toContain('Demo@2026');
  });
});
