import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contracts } from '#api/contract/contracts.ts';
import { type Contract, type Role, roles } from '#api/contract/define-contract.ts';
import { startTestApi, type TestApi } from '#api/testing/test-api.ts';

let api: TestApi;

beforeAll(async () => {
  api = await startTestApi();
  await api.index([]);
});
afterAll(() => api.stop());

/** A request that reaches the access check, and no further than its own 404 or 400 where it is allowed. */
function address(contract: Contract): string {
  return `/api${contract.path.replaceAll(/\{\w+\}/g, '0123456789abcdef01234567')}`;
}
function request(contract: Contract) {
  const headers = { 'sec-fetch-site': 'same-origin' };
  if (contract.files) return { headers, body: new FormData() };
  return { headers, ...(contract.method !== 'GET' && { body: { noSuchField: 1 } }) };
}
const may = ({ roles: allowed }: Contract, role: Role) => typeof allowed === 'string' || allowed.includes(role);
const closed = contracts.filter(({ roles: allowed }) => allowed !== 'public');

describe('without a session', () => {
  it.each(closed.map((contract) => [`${contract.method} ${contract.path}`, contract] as const))(
    '%s answers 401',
    async (_, contract) => {
      const { status, body } = await api.anyone(contract.method, address(contract), request(contract));
      expect(status).toBe(401);
      expect(body).toEqual({ success: false, message: expect.any(String) });
    },
  );
});

describe.each(roles)('as %s', (role) => {
  it.each(contracts.map((contract) => [`${contract.method} ${contract.path}`, contract] as const))(
    '%s is open or answers 403, as its contract says',
    async (_, contract) => {
      const send = await api.as(role);
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
