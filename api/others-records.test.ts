import { Types } from 'mongoose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Role } from '#domain/roles.ts';
import { contracts } from './calls.ts';
import type { Contract } from './http/contract.ts';
import { type Case, othersTable } from './testing/others-table.ts';
import { makeEmployerOwner, makeSeekerOwner, type Owner } from './testing/owners.ts';
import { startTestApi, type TestApi } from './testing/test-api.ts';

/** Generated from the contracts: every call that takes an id × record owner × caller. Admins may see all. */
let api: TestApi;
type Kind = Case['of'];
const victims = {} as Record<Kind, Owner>;
const callers = {} as Record<Kind, Owner>;

beforeAll(async () => {
  api = await startTestApi();
  await api.index([]);
  for (const owners of [victims, callers]) {
    owners.employer = await makeEmployerOwner(api);
    owners['job-seeker'] = await makeSeekerOwner(api, new Types.ObjectId(owners.employer.ids.user));
  }
});
afterAll(() => api?.stop());

const ID = /(^|_)ids?$|Ids?$/;

/** Where a call's input names a record. */
function idsIn(contract: Contract): string[] {
  const found: string[] = [...contract.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => `{${name}}`);
  const visit = (schema: unknown, name: string): void => {
    if (typeof schema !== 'object' || schema === null) return;
    const { type, pattern, properties = {}, ...rest } = schema as Record<string, unknown>;
    const isText = type === 'string' && (ID.test(name) || String(pattern).includes('[0-9a-f]{24}'));
    if (isText) found.push(name);
    for (const [inner, part] of Object.entries(properties as object)) visit(part, inner);
    for (const part of [rest.anyOf, rest.oneOf, rest.allOf, rest.items].flat()) visit(part, name);
  };
  for (const part of [contract.query, contract.body]) {
    if (part) visit(z.toJSONSchema(part, { io: 'input', unrepresentable: 'any' }), '');
  }
  return found;
}

const may = ({ roles: allowed }: Contract, role: Role) => typeof allowed === 'string' || allowed.includes(role);
const withIds = contracts.filter(
  (contract) => idsIn(contract).length > 0 && (may(contract, 'job-seeker') || may(contract, 'employer')),
);

it('every call of job seekers and employers that takes an id is in the table, and no other', () => {
  expect(Object.keys(othersTable).toSorted()).toEqual(withIds.map(({ name }) => name).toSorted());
});

const cases = withIds.flatMap((contract) => {
  const entry = othersTable[contract.name];
  if (!entry || 'open' in entry) return [];
  return (['job-seeker', 'employer'] as const).map(
    (role) => [`${contract.name} as ${role}`, contract, entry, role] as const,
  );
});

function send(caller: Owner, { method, path }: Contract, entry: Case, { ids }: Owner) {
  const { id = '', query = '', body } = entry.ask(ids);
  const headers = { 'sec-fetch-site': 'same-origin' };
  const at = `/api${path.replace(/\{\w+\}/, id)}${query}`;
  return caller.send(method, at, { headers, ...(body !== undefined && { body }) });
}

/** Collections that calls only write as a side effect: sessions, and counters of views. */
const NOT_RECORDS = /^(sessions|auditEntries|candidateCounters|viewHistory)$/;

/** All stored records of an owner, in any collection. */
async function recordsOf({ ids }: Owner): Promise<string[]> {
  await api.deps.changes.relay.settled();
  const names = (await api.deps.mongo.connection.listCollections()).map(({ name }) => name);
  const all = names
    .filter((name) => !NOT_RECORDS.test(name))
    .map(async (name) => {
      const found = await api.deps.mongo.connection
        .collection(name)
        .find({}, { projection: { unpublished: 0 } })
        .toArray();
      return found.map((record) => `${name} ${JSON.stringify(record)}`);
    });
  const own = Object.values(ids);
  return (await Promise.all(all))
    .flat()
    .filter((record) => own.some((id) => record.includes(id)))
    .toSorted();
}

describe("another's record", () => {
  it.each(cases)('%s: refused as decided, and unchanged', async (_, contract, entry, role) => {
    const victim = victims[entry.of];
    const before = await recordsOf(victim);
    const { status, body } = await send(callers[role], contract, entry, victim);
    expect(status).toBe(may(contract, role) ? (entry.others?.[role] ?? 404) : 403);
    if (status !== 200) expect(body).toEqual({ success: false, message: expect.any(String) });
    expect(await recordsOf(victim)).toEqual(before);
  });
});

const deletesLast = (name: string) => (name.includes('delete') ? 1 : 0);
const own = cases
  .filter(([, contract, { of }, role]) => of === role && may(contract, role))
  .toSorted(([one], [other]) => deletesLast(one) - deletesLast(other));

describe("one's own record", () => {
  it.each(own)('%s: found', async (_, contract, entry, role) => {
    const { status } = await send(callers[role], contract, entry, callers[role]);
    // 409: the version sent along is outdated, which only the owner learns
    expect([200, 409]).toContain(status);
  });
});
