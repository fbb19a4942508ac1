import { errors } from '@elastic/elasticsearch';
import mongoose, { Schema } from 'mongoose';
import { expect, it } from 'vitest';
import { createLog } from './log.ts';

const SECRET = 'meera.nair@example.com';

/** The log line of a process for this error. */
function logged(error: unknown): string {
  let written = '';
  const log = createLog('indexer', 'info', { write: (line) => void (written += line) });
  log.error({ err: error, cause: error }, 'failed');
  return written;
}

const person = mongoose.model('logged', new Schema({ email: { type: String, maxlength: 5 }, at: Date }));
const validation = await new person({ email: SECRET, at: SECRET }).validate().catch((error: unknown) => error);
const duplicate = Object.assign(
  new Error(`E11000 duplicate key error index: email_1 dup key: { email: "${SECRET}" }`),
  { code: 11000, keyValue: { email: SECRET }, writeErrors: [{ op: { email: SECRET } }] },
);
const refused = new errors.ResponseError({
  body: { error: { type: 'document_parsing_exception', reason: `Preview of field's value: '${SECRET}'` } },
  statusCode: 400,
  headers: {},
  warnings: null,
  meta: { request: { params: { body: SECRET } } } as never,
});

it.each([
  ['a duplicate key', duplicate],
  ['a record that fails validation', validation],
  ['a document that the search engine refuses', refused],
  ['something that is not an error', { email: SECRET }],
])('logs nothing about a person when it reports %s', (_what, error) => {
  const line = logged(error);
  expect(JSON.parse(line)).toMatchObject({ process: 'indexer', msg: 'failed', err: { message: expect.any(String) } });
  expect(line).not.toContain(SECRET);
});

it('logs the kind of the error and its position', () => {
  expect(JSON.parse(logged(duplicate)).err).toMatchObject({
    code: 11000,
    message: expect.stringMatching(/^E11000 .* dup key$/),
    stack: expect.stringContaining('log.test.ts'),
  });
});
