import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contracts, routes } from './calls.ts';
import { type Contract, errorsOf } from './http/contract.ts';
import { openApi } from './http/open-api.ts';

/** Every contract that a contract file exports, alone or in a group. */
const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' });
const modules = await Promise.all(
  files
    .filter((file) => /contract(\.ts|\/.*(?<!\.test)\.ts)$/.test(file))
    .map((file) => import(`./${file}`) as Promise<object>),
);
const isContract = (value: unknown): value is Contract =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'roles' in value;
const values = modules.flatMap((module) => Object.values(module) as object[]);
const exported = [...new Set(values.flatMap((value) => [value, ...Object.values(value ?? {})]).filter(isContract))];

describe('every contract', () => {
  it.each(contracts.map((contract) => [contract.name, contract] as const))('%s has one route', (_, contract) => {
    expect(routes.filter((route) => route.contract === contract)).toHaveLength(1);
  });

  it.each(contracts.map((contract) => [contract.name, contract] as const))(
    '%s says who may call it, documents its errors and is exported by a contract file',
    (_, contract) => {
      expect(contract.roles === 'public' || contract.roles === 'signed-in' || contract.roles.length > 0).toBe(true);
      const errors = errorsOf(contract);
      expect(errors[500]).toBeTruthy();
      if (contract.roles !== 'public') expect(errors[401]).toBeTruthy();
      if (contract.body) expect(errors[400]).toBeTruthy();
      expect(exported.filter((each) => each === contract)).toHaveLength(1);
    },
  );

  it('has a unique name and address', () => {
    expect(new Set(contracts.map(({ name }) => name)).size).toBe(contracts.length);
    expect(new Set(contracts.map(({ method, path }) => `${method} ${path}`)).size).toBe(contracts.length);
  });

  it('has a route: no file defines a contract without one', () => {
    expect(exported.map(({ name }) => name).toSorted()).toEqual(contracts.map(({ name }) => name).toSorted());
  });

  it('is in the OpenAPI document', () => {
    const { paths } = openApi(contracts) as { paths: Record<string, Record<string, { operationId: string }>> };
    const described = Object.values(paths).flatMap((path) => Object.values(path).map(({ operationId }) => operationId));
    expect(described.toSorted()).toEqual(contracts.map(({ name }) => name).toSorted());
  });
});
