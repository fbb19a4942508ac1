import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type Role, roles } from '#domain/roles.ts';
import { contracts } from './calls.ts';
import type { Contract } from './http/contract.ts';
import { type Send, startTestApi, type TestApi } from './testing/test-api.ts';

/** Generated from the contracts, so that new calls are tested automatically. */
let api: TestApi;
const senders = new Map<Role, Send>();

beforeAll(async () => {
  api = await startTestApi();
  await api.index([]);
  for (const role of roles) senders.set(role, await api.as(role));
});
afterAll(() => api.stop());

interface JsonSchema {
  type?: string;
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  allOf?: JsonSchema[];
}

/** Every path of a text in a body: `keyword.badges.0.keyword`. */
function textFields(schema: JsonSchema, path: readonly string[] = []): string[] {
  if (schema.type === 'string') return [path.join('.')];
  const parts = [...(schema.anyOf ?? []), ...(schema.allOf ?? [])].flatMap((part) => textFields(part, path));
  const inner = Object.entries(schema.properties ?? {}).flatMap(([name, part]) => textFields(part, [...path, name]));
  return [...new Set([...parts, ...inner, ...(schema.items ? textFields(schema.items, [...path, '0']) : [])])];
}

function bodyWith(field: string, value: unknown): unknown {
  return field.split('.').reduceRight((inner, name) => (name === '0' ? [inner] : { [name]: inner }), value);
}

const sendAs = ({ roles: allowed }: Contract): Send => {
  const role = roles.find((each) => typeof allowed === 'string' || allowed.includes(each)) as Role;
  return senders.get(role) as Send;
};
const address = (contract: Contract, id = '0123456789abcdef01234567') =>
  `/api${contract.path.replaceAll(/\{\w+\}/g, id)}`;
const headers = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' };

const texts = contracts.flatMap((contract) => {
  if (!contract.body || contract.files) return [];
  const schema = z.toJSONSchema(contract.body, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
  return textFields(schema).map((field) => [`${contract.method} ${contract.path}: ${field}`, contract, field] as const);
});

const formFields = contracts.flatMap((contract) => {
  if (!contract.body || !contract.files) return [];
  const names = Object.keys((contract.body as z.ZodObject).shape);
  return names.map((name) => [`${contract.method} ${contract.path}: ${name}`, contract, name] as const);
});

describe('a field of a form with files', () => {
  it.each(formFields)('%s refuses null characters and half surrogate pairs', async (_, contract, name) => {
    const send = (text: string) => {
      const body = new FormData();
      body.append(name, text);
      return sendAs(contract)(contract.method, address(contract), {
        body,
        headers: { 'sec-fetch-site': 'same-origin' },
      });
    };
    const noNull = { status: 400, body: { success: false, message: 'Null characters are not allowed.' } };
    expect(await send('a\0b')).toMatchObject(noNull);
    expect(await send('{"city":"a\\u0000b"}')).toMatchObject(noNull);
    expect(await send('[{"\\ud83dx":1}]')).toMatchObject({
      status: 400,
      body: { message: 'Text must be valid Unicode.' },
    });
    // text that only looks like an escape is ordinary text
    expect((await send('C:\\users\\d800')).body.message).not.toMatch(/Unicode|Null/);
  });
});

describe('a text in a body', () => {
  it.each(texts)('%s refuses operator objects', async (_, contract, field) => {
    for (const value of [{ $ne: null }, { $gt: '' }, { $where: '1' }]) {
      const body = JSON.stringify(bodyWith(field, value));
      const answer = await sendAs(contract)(contract.method, address(contract), { body, headers });
      expect(answer).toMatchObject({ status: 400, body: { success: false, errors: expect.any(Array) } });
      const named = answer.body.errors.map((error: { field: string }) => error.field);
      expect(named.some((name: string) => name.startsWith(field) || field.startsWith(name))).toBe(true);
    }
  });

  it.each(texts)('%s is limited: 1,000,000 characters are refused', async (_, contract, field) => {
    const body = JSON.stringify(bodyWith(field, 'x'.repeat(1_000_000)));
    const answer = await sendAs(contract)(contract.method, address(contract), { body, headers });
    expect(answer).toMatchObject({ status: 400, body: { success: false } });
    const named = answer.body.errors.map((error: { field: string }) => error.field);
    expect(named.some((name: string) => name.startsWith(field) || field.startsWith(name))).toBe(true);
    expect(answer.body.message.length).toBeLessThan(2_000);
  });

  it.each(texts)('%s refuses null characters and half surrogate pairs', async (_, contract, field) => {
    for (const bad of ['a\\u0000b', 'a\\ud800', '\\udfffb']) {
      const body = JSON.stringify(bodyWith(field, '#')).replace('#', bad);
      const answer = await sendAs(contract)(contract.method, address(contract), { body, headers });
      expect(answer).toMatchObject({ status: 400, body: { success: false } });
      expect(answer.body.message).toMatch(/^(Null characters|Text must be valid Unicode)/);
    }
  });
});

const withBody = contracts
  .filter((contract) => contract.body && !contract.files)
  .map((contract) => [`${contract.method} ${contract.path}`, contract] as const);

describe('a body', () => {
  it.each(withBody)('of %s with prototype keys gets 400 and changes no prototype', async (_, contract) => {
    for (const body of ['{"__proto__":{"admin":true}}', '{"constructor":{"prototype":{"admin":true}}}']) {
      const answer = await sendAs(contract)(contract.method, address(contract), { body, headers });
      expect(answer).toMatchObject({ status: 400, body: { success: false } });
      expect(answer.body.message).toMatch(/Unknown field|required|Required|Field/);
    }
    expect(({} as { admin?: boolean }).admin).toBeUndefined();
  });

  it.each(withBody)('of %s 100,000 levels deep, of another shape or type is refused', async (_, contract) => {
    const send = (body: string, type = 'application/json') =>
      sendAs(contract)(contract.method, address(contract), { body, headers: { ...headers, 'content-type': type } });
    for (const body of [`${'['.repeat(100_000)}${']'.repeat(100_000)}`, '[]', 'null', '"x"', '1', '{"a":']) {
      expect((await send(body)).status).toBe(400);
    }
    expect((await send('a=b', 'application/x-www-form-urlencoded')).status).toBe(415);
  });
});

describe('an address', () => {
  it.each(contracts.map((contract) => [`${contract.method} ${contract.path}`, contract] as const))(
    '%s with an unknown query gets 400',
    async (_, contract) => {
      if (contract.files) return;
      for (const query of ['__proto__=1', 'a[$ne]=1', '%00=1', 'constructor=x']) {
        const path = `${address(contract)}?${query}`;
        const body = contract.method === 'GET' ? {} : { body: '{}' };
        const answer = await sendAs(contract)(contract.method, path, { ...body, headers });
        expect([400, 404]).toContain(answer.status);
      }
    },
  );

  it.each(contracts.filter(({ params }) => params).map((contract) => [contract.path, contract] as const))(
    '%s with an id of another kind gets 400 or 404',
    async (_, contract) => {
      const long = 'a'.repeat(5_000);
      for (const id of ['x', '%00', '{"$ne":1}', '%F0%9F%98%80', '%E0%A4%A', '..%2F..%2Fetc%2Fpasswd', '-1', long]) {
        const body = contract.method === 'GET' || contract.files ? {} : { body: '{}' };
        const answer = await sendAs(contract)(contract.method, address(contract, id), { ...body, headers });
        expect([400, 404, 415]).toContain(answer.status);
      }
    },
  );
});
