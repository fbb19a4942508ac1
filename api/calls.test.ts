import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contracts, routes } from './calls.ts';
import { errorsOf } from './http/contract.ts';
import { openApi } from './http/open-api.ts';

/** The source of each contract, by name. */
const defined = new Map(
  readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
    .filter((file) => /contracts?\.ts$/.test(file))
    .flatMap((file) =>
      readFileSync(`${import.meta.dirname}/${file}`, 'utf8')
        .split('= defineContract({')
        .slice(1),
    )
    .map((source) => [/name: '([^']+)'/.exec(source)?.[1] ?? '', source] as const),
);

describe('every contract', () => {
  it.each(contracts.map((contract) => [contract.name, contract] as const))('%s has one route', (_, contract) => {
    expect(routes.filter((route) => route.contract === contract)).toHaveLength(1);
  });

  it.each(contracts.map((contract) => [contract.name, contract] as const))(
    '%s says who may call it, documents its errors and is in a contract file',
    (_, contract) => {
      expect(contract.roles === 'public' || contract.roles === 'signed-in' || contract.roles.length > 0).toBe(true);
      const errors = errorsOf(contract);
      expect(errors[500]).toBeTruthy();
      if (contract.roles !== 'public') expect(errors[401]).toBeTruthy();
      if (contract.body) expect(errors[400]).toBeTruthy();
      expect(defined.get(contract.name)).toContain(`'${contract.path}'`);
    },
  );

  it('has a name and an address of its own', () => {
    expect(new Set(contracts.map(({ name }) => name)).size).toBe(contracts.length);
    expect(new Set(contracts.map(({ method, path }) => `${method} ${path}`)).size).toBe(contracts.length);
  });

  it('has a route: no file defines one that has none', () => {
    expect([...defined.keys()].toSorted()).toEqual(contracts.map(({ name }) => name).toSorted());
  });

  it('is in the OpenAPI document', () => {
    const { paths } = openApi(contracts) as { paths: Record<string, Record<string, { operationId: string }>> };
    const described = Object.values(paths).flatMap((path) => Object.values(path).map(({ operationId }) => operationId));
    expect(described.toSorted()).toEqual(contracts.map(({ name }) => name).toSorted());
  });
});
