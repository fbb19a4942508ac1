import { expect, it } from 'vitest';
import { readApiConfig } from './config.ts';

const good = {
  MONGO_URL: 'mongodb://127.0.0.1:27017/recruitment',
  KAFKA_BROKERS: '127.0.0.1:9092',
  ELASTICSEARCH_URL: 'http://127.0.0.1:9200',
};

it('uses defaults for absent and empty variables', () => {
  expect(readApiConfig({ ...good, PORT: '' })).toMatchObject({ PORT: 8080, NODE_ENV: 'development', TRUST_PROXY: 0 });
});

it('lists every problem at once, by name', () => {
  const bad = { NODE_ENV: 'production', PORT: '70000', ELASTICSEARCH_URL: 'nowhere', MONGO_URL: good.MONGO_URL };
  for (const name of [
    '6 problem',
    'MAIL_URL is required',
    'PUBLIC_URL is required',
    'PORT',
    'ELASTICSEARCH_URL must be',
    'KAFKA_BROKERS is not set',
    'SESSION_SECRET',
  ]) {
    expect(() => readApiConfig(bad)).toThrow(name);
  }
});

it('requires its own session secret in production', () => {
  expect(() => readApiConfig({ ...good, NODE_ENV: 'production' })).toThrow('SESSION_SECRET is required in production');
  const production = {
    ...good,
    NODE_ENV: 'production',
    MAIL_URL: 'smtp://mail.example:587',
    PUBLIC_URL: 'https://jobs.example',
  };
  expect(readApiConfig({ ...production, SESSION_SECRET: 'x'.repeat(32) }).NODE_ENV).toBe('production');
  expect(() => readApiConfig({ ...production, SESSION_SECRET: 'x'.repeat(31) })).toThrow('at least 32 characters');
});

it('accepts a former session secret only beside another current one', () => {
  const [current, former] = ['x'.repeat(32), 'y'.repeat(32)];
  const config = (secrets: Record<string, string>) => readApiConfig({ ...good, ...secrets });
  expect(config({ SESSION_SECRET: current, SESSION_SECRET_FORMER: former }).SESSION_SECRET_FORMER).toBe(former);
  expect(() => config({ SESSION_SECRET_FORMER: former })).toThrow('requires SESSION_SECRET');
  expect(() => config({ SESSION_SECRET: current, SESSION_SECRET_FORMER: current })).toThrow('must differ');
  expect(() => config({ SESSION_SECRET: current, SESSION_SECRET_FORMER: 'short' })).toThrow('at least 32 characters');
});

it('requires the address of a mail server in production', () => {
  const production = { ...good, NODE_ENV: 'production', SESSION_SECRET: 'x'.repeat(32) };
  expect(() => readApiConfig(production)).toThrow('MAIL_URL is required in production');
  expect(() => readApiConfig({ ...production, MAIL_URL: 'mail.example:25' })).toThrow('MAIL_URL must be an smtp://');
});

it('requires the product’s own address in production, for the links in mails', () => {
  const production = { ...good, NODE_ENV: 'production', SESSION_SECRET: 'x'.repeat(32), MAIL_URL: 'smtp://a.example' };
  expect(() => readApiConfig(production)).toThrow('PUBLIC_URL is required in production');
  expect(() => readApiConfig({ ...production, PUBLIC_URL: 'jobs.example' })).toThrow('PUBLIC_URL must be an http://');
});

it('requires the first admin’s email and password together', () => {
  expect(() => readApiConfig({ ...good, ADMIN_EMAIL: 'a@example.com' })).toThrow('ADMIN_PASSWORD');
});

it('accepts roles that must have a second factor', () => {
  const of = (roles: string) =>
    readApiConfig({ ...good, SECOND_FACTOR_REQUIRED_FOR: roles }).SECOND_FACTOR_REQUIRED_FOR;
  expect([of(''), of('admin'), of('admin, employer')]).toEqual([[], ['admin'], ['admin', 'employer']]);
  expect(() => of('root')).toThrow('SECOND_FACTOR_REQUIRED_FOR must name roles: ');
});
