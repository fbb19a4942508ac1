import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { StartProblem } from '#local/start-problem.ts';
import { readStartConfig } from './config.ts';

describe('the environment of npm start', () => {
  it('has a default for everything', () => {
    expect(readStartConfig({})).toEqual({ port: 8080, dataDir: resolve('var'), demo: true, admin: null });
  });

  it('treats an empty variable as absent', () => {
    expect(readStartConfig({ PORT: '', DEMO: '' })).toMatchObject({ port: 8080, demo: true });
  });

  it.each([
    ['PORT', { PORT: 'eighty' }],
    ['PORT', { PORT: '0' }],
    ['PORT', { PORT: '65536' }],
    ['DEMO', { DEMO: 'yes' }],
    ['ADMIN_EMAIL', { ADMIN_EMAIL: 'stranger', ADMIN_PASSWORD: 'long enough' }],
    ['ADMIN_EMAIL', { ADMIN_PASSWORD: 'long enough' }],
    ['ADMIN_PASSWORD', { ADMIN_EMAIL: 'a@b.example', ADMIN_PASSWORD: 'short' }],
    ['MONGO_URL', { MONGO_URL: 'localhost:27017' }],
    ['KAFKA_BROKERS', { KAFKA_BROKERS: 'kafka' }],
    ['KAFKA_CA', { KAFKA_CA: '/no/such/file' }],
    ['ELASTICSEARCH_URL', { ELASTICSEARCH_URL: 'ftp://search' }],
    ['ELASTICSEARCH_CA', { ELASTICSEARCH_CA: '/no/such/file' }],
  ])('refuses a wrong %s: %o', (name, env) => {
    expect(() => readStartConfig(env)).toThrow(StartProblem);
    expect(() => readStartConfig(env)).toThrow(name);
  });

  it('lists every problem at once, and no value', () => {
    const env = { PORT: 'x', DEMO: 'x', MONGO_URL: 'secret-word' };
    expect(() => readStartConfig(env)).toThrow(/3 problems:\n.*PORT.*\n.*DEMO.*\n.*MONGO_URL/);
    expect(() => readStartConfig(env)).not.toThrow(/secret-word/);
  });

  it.each([
    ['a MongoDB of one’s own', { MONGO_URL: 'mongodb://db.example/recruitment' }],
    ['production', { NODE_ENV: 'production' }],
    ['DEMO=0', { DEMO: '0' }],
  ])('loads no demo data into %s', (_where, env) => {
    expect(readStartConfig(env).demo).toBe(false);
  });
});
