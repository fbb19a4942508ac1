import { expect, test } from 'vitest';
import { EnvironmentProblems } from '#mongo/configuration/read-environment.ts';
import { readIndexerConfig } from './config.ts';

const whole = {
  MONGO_URL: 'mongodb://127.0.0.1:27017/recruitment',
  KAFKA_BROKERS: 'one:9092, two:9092',
  ELASTICSEARCH_URL: 'http://127.0.0.1:9200',
};

test('reads the environment, treating an empty variable as absent', () => {
  expect(readIndexerConfig({ ...whole, ELASTICSEARCH_CA: '', LOG_LEVEL: '' })).toMatchObject({
    KAFKA_BROKERS: ['one:9092', 'two:9092'],
    LOG_LEVEL: 'info',
  });
});

test('a language model is optional and requires only its address', () => {
  expect(readIndexerConfig({ ...whole, LLM_URL: '' }).LLM_URL).toBeUndefined();
  expect(readIndexerConfig({ ...whole, LLM_URL: 'https://llm.example/v1' })).toMatchObject({
    LLM_URL: 'https://llm.example/v1',
    LLM_MODEL: 'default',
  });
  expect(() => readIndexerConfig({ ...whole, LLM_URL: 'llm.example' })).toThrow(/LLM_URL must be/);
});

test('names every problem at once, and no value', () => {
  const parse = () =>
    readIndexerConfig({
      MONGO_URL: 'postgres://u:secret@host/db',
      ELASTICSEARCH_URL: 'u:secret@host',
      LOG_LEVEL: 'loud',
    });
  expect(parse).toThrow(EnvironmentProblems);
  expect(parse).toThrow(
    /4 problems.*\n.*MONGO_URL must .*\n.*KAFKA_BROKERS is not set\n.*ELASTICSEARCH_URL must .*\n.*LOG_LEVEL /,
  );
  expect(parse).not.toThrow(/secret/);
});
