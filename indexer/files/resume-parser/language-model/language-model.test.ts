import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { type ResumeValues, valuesOf } from '#domain/parsed-resume.ts';
import { parseResume } from '#indexer/files/resume-parser/parse-resume.ts';
import { readFields } from '#indexer/tasks/parse-resumes/resume-file.ts';
import { mergeModelFacts } from './merge-model-facts.ts';

const TODAY = new Date('2026-06-01');
const TEXT = `Profile of a candidate
About Asha Rao, who lives in Pune
asha@example.com
Since 2020 with Quillmint as a builder of ledgers. Before that she studied at Kaveri Institute.
KEY SKILLS
Java, Git
She has also used Kafka.`;

const rules = parseResume(TEXT, TODAY);
const said: ResumeValues = {
  ...valuesOf(rules),
  name: 'asha  rao',
  city: 'Pune',
  skills: ['Java', 'Kafka', 'COBOL'],
  jobs: [{ title: 'builder of ledgers', employer: 'Quillmint', from: { year: 2020 }, isOngoing: true }],
  education: [{ institution: 'Kaveri Institute' }],
  certifications: ['Nobel Prize'],
};

let server: Server | null = null;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
  server = null;
});

interface Heard {
  url: string | undefined;
  authorization: string | undefined;
  body: Record<string, unknown>;
}

/** A server of this protocol on its own port, and the requests it received. */
async function serve(answer: RequestListener): Promise<{ url: string; heard: Heard[] }> {
  const heard: Heard[] = [];
  server = createServer(async (request, response) => {
    const { url, headers } = request;
    heard.push({ url, authorization: headers.authorization, body: JSON.parse(await bodyOf(request)) });
    answer(request, response);
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`, heard };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const part of request.setEncoding('utf8')) text += part;
  return text;
}

const saying =
  (content: string): RequestListener =>
  (_, response) => {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ choices: [{ message: { role: 'assistant', content } }] }));
  };

const refine = (url: string, more: object = {}, signal = new AbortController().signal) =>
  readFields(
    { now: () => TODAY, signal, languageModel: { url, model: 'small', ...more } },
    { kind: 'pdf', text: TEXT },
  );

test('a correct answer refines the reading: each fact with its position in the text', async () => {
  const { url, heard } = await serve(saying(JSON.stringify(said)));
  const { parsed, notes } = await refine(url, { apiKey: 'secret' });
  expect(notes).toEqual([]);
  const at = (place: { start: number; end: number } | undefined) => TEXT.slice(place?.start, place?.end);
  expect(at(parsed.name?.at)).toBe('Asha Rao');
  expect(at(parsed.city?.at)).toBe('Pune');
  expect(parsed.jobs[0]?.value).toMatchObject({ title: 'builder of ledgers', employer: 'Quillmint' });
  expect(at(parsed.jobs[0]?.at)).toBe('Quillmint as a builder of ledgers');
  expect(parsed.education.map(({ value }) => value)).toEqual([{ institution: 'Kaveri Institute' }]);
  expect(parsed.emails).toEqual(rules.emails);
  expect(heard).toMatchObject([
    {
      url: '/v1/chat/completions',
      authorization: 'Bearer secret',
      body: {
        model: 'small',
        response_format: { type: 'json_schema', json_schema: { schema: { additionalProperties: false } } },
      },
    },
  ]);
  expect(JSON.stringify(heard[0]?.body.messages)).toContain('Asha Rao');
});

test('facts that are not in the text are ignored', async () => {
  const { url } = await serve(saying(JSON.stringify(said)));
  const { parsed } = await refine(url);
  expect(parsed.skills.map(({ value }) => value)).toEqual(['Java', 'Git', 'Kafka']);
  expect(parsed.certifications).toEqual([]);
});

test('a contact under References is not the person’s', () => {
  const text = 'Asha Rao\nBuilder\n\nKEY SKILLS\nJava\n\nREFERENCES\nAnil Mehta, Manager\nanil@ref.in, 98765 33301';
  const parsed = parseResume(text, TODAY);
  const contacts = { emails: ['anil@ref.in'], phones: [{ countryCode: '91', number: '9876533301' }] };
  const merged = mergeModelFacts(parsed, { ...valuesOf(parsed), ...contacts }, text);
  expect([merged.emails, merged.phones]).toEqual([[], []]);
  const own = text.replace('Builder', 'Builder, reach me: anil@ref.in');
  const { emails } = mergeModelFacts({ ...parsed, emails: [] }, { ...valuesOf(parsed), ...contacts }, own);
  expect(emails.map(({ at }) => own.slice(at.start, at.end))).toEqual(['anil@ref.in']);
});

test('without a model everything works', async () => {
  const signal = new AbortController().signal;
  expect(await readFields({ now: () => TODAY, signal, languageModel: undefined }, { kind: 'pdf', text: TEXT })).toEqual(
    {
      parsed: rules,
      notes: [],
    },
  );
});

describe('its failure is a note, and the rules’ result is used', () => {
  const never: RequestListener = () => undefined;
  const status =
    (code: number, headers = {}): RequestListener =>
    (_, response) =>
      response.writeHead(code, headers).end('no');
  const endless: RequestListener = (_, response) => {
    const write = (): void => {
      while (response.write('x'.repeat(100_000)));
      response.once('drain', write);
    };
    write();
  };
  const broken: RequestListener = (_, response) => {
    response.write('{"choices":');
    response.destroy();
  };
  test.each<[string, RequestListener, RegExp]>([
    ['no answer in time', never, /took longer than 0\.4 seconds/],
    ['500', status(500), /returned 500/],
    ['401', status(401), /returned 401/],
    ['another schema', saying(JSON.stringify({ ...said, isAdmin: true })), /could not be used/],
    ['a fact of the wrong type', saying(JSON.stringify({ ...said, name: { $ne: null } })), /could not be used/],
    ['a fact missing', saying(JSON.stringify({ name: 'Asha Rao' })), /could not be used/],
    ['words in place of JSON', saying('Here is the resume: Asha Rao'), /could not be used/],
    ['no choices', (_, response) => response.end('{"choices":[]}'), /could not be used/],
    ['garbage', (_, response) => response.end('\u0000\ufffd<html>'), /could not be used/],
    ['a megabyte and more', endless, /could not be used|took longer/],
    ['a broken connection', broken, /could not be reached/],
    ['a way to another address', status(302, { location: 'http://127.0.0.1:1/' }), /could not be reached/],
  ])('%s', async (_, answer, note) => {
    const { url } = await serve(answer);
    const { parsed, notes } = await refine(url, { timeoutMs: answer === never ? 400 : 5_000 });
    expect(parsed).toEqual(rules);
    expect(notes).toEqual([expect.stringMatching(note)]);
  });

  test('no server', async () => {
    const { notes } = await refine('http://127.0.0.1:1/v1');
    expect(notes).toEqual([expect.stringMatching(/could not be reached/)]);
  });
});

test('a task that must end does not wait for the model', async () => {
  const ending = new AbortController();
  const { url } = await serve(() => ending.abort(new Error('The indexer is stopping')));
  await expect(refine(url, {}, ending.signal)).rejects.toThrow('The indexer is stopping');
});
