import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Role, roles } from '#domain/roles.ts';
import { contracts } from './calls.ts';
import type { Contract } from './http/contract.ts';
import { type Send, startTestApi, type TestApi } from './testing/test-api.ts';

let api: TestApi;
const signedIn = new Map<Role, Send>();

beforeAll(async () => {
  api = await startTestApi();
  await api.index([]);
});
afterAll(() => api.stop());

const OWN = { 'sec-fetch-site': 'same-origin' };

/** A request that passes the access check fails with the call's own 404 or 400. */
function address(contract: Contract): string {
  return `/api${contract.path.replaceAll(/\{\w+\}/g, '0123456789abcdef01234567')}`;
}
function request(contract: Contract, headers: Record<string, string> = OWN) {
  if (contract.files) return { headers, body: new FormData() };
  return { headers, ...(contract.method !== 'GET' && { body: { noSuchField: 1 } }) };
}
/** One account per role: nothing in these tests ends its session. */
async function as(role: Role): Promise<Send> {
  const send = signedIn.get(role) ?? (await api.as(role));
  signedIn.set(role, send);
  return send;
}
const may = ({ roles: allowed }: Contract, role: Role) => typeof allowed === 'string' || allowed.includes(role);
const titled = (list: readonly Contract[]) =>
  list.map((contract) => [`${contract.method} ${contract.path}`, contract] as const);
const closed = contracts.filter(({ roles: allowed }) => allowed !== 'public');
const changing = contracts.filter(({ method, ownPagesOnly }) => method !== 'GET' || ownPagesOnly);

describe('without a session', () => {
  it.each(titled(closed))('%s answers 401', async (_, contract) => {
    const { status, body } = await api.anyone(contract.method, address(contract), request(contract));
    expect(status).toBe(401);
    expect(body).toEqual({ success: false, message: expect.any(String) });
  });

  it.each(titled(contracts.filter((contract) => !closed.includes(contract))))('%s is open', async (_, contract) => {
    const { status } = await api.anyone(contract.method, address(contract), request(contract));
    expect([200, 400, 404]).toContain(status);
  });
});

describe.each(roles)('as %s', (role) => {
  it.each(titled(contracts.filter(({ name }) => name !== 'logout')))(
    '%s is open or answers 403, as its contract says',
    async (_, contract) => {
      const send = await as(role);
      const leave = contract.stream !== undefined && may(contract, role);
      const { status, body } = await send(contract.method, address(contract), { ...request(contract), leave });
      if (may(contract, role)) expect([200, 400, 404]).toContain(status);
      else {
        expect(status).toBe(403);
        expect(body).toEqual({ success: false, message: "You don't have permission to do this." });
      }
    },
  );
});

describe('from a page of another site', () => {
  it.each(titled(changing))('%s, which changes something, answers 403, signed in or not', async (_, contract) => {
    for (const send of [api.anyone, await as('admin'), await as('employer'), await as('job-seeker')]) {
      const { status, body } = await send(
        contract.method,
        address(contract),
        request(contract, { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }),
      );
      expect(status).toBe(403);
      expect(body).toEqual({ success: false, message: 'This request did not come from our own pages.' });
    }
  });
});

describe('an ended session', () => {
  it.each(titled(closed))('no longer opens %s', async (_, contract) => {
    const role = roles.find((each) => may(contract, each)) as Role;
    const cookie = await api.cookieFor((await api.makeUser(role))._id);
    await api.anyone('GET', '/api/logout', { headers: { ...OWN, cookie } });
    const { status } = await api.anyone(contract.method, address(contract), request(contract, { ...OWN, cookie }));
    expect(status).toBe(401);
  });
});
