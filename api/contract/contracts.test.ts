import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { openApi } from '#api/docs/open-api.ts';
import { routes } from '#api/routes/routes.ts';
import { contracts } from './contracts.ts';
import { errorsOf } from './errors-of.ts';

describe('every contract', () => {
  it.each(contracts.map((contract) => [contract.name, contract] as const))('%s has one route', (_, contract) => {
    expect(routes.filter((route) => route.contract === contract)).toHaveLength(1);
  });

  it.each(contracts.map((contract) => [contract.name, contract] as const))(
    '%s says who may call it, documents its errors and stands in a file of its name',
    (_, contract) => {
      expect(contract.roles === 'public' || contract.roles === 'signed-in' || contract.roles.length > 0).toBe(true);
      const errors = errorsOf(contract);
      expect(errors[500]).toBeTruthy();
      if (contract.roles !== 'public') expect(errors[401]).toBeTruthy();
      if (contract.body) expect(errors[400]).toBeTruthy();
      expect(readFileSync(`${import.meta.dirname}/${contract.name}.ts`, 'utf8')).toContain(`'${contract.path}'`);
    },
  );

  it('has a name and an address of its own', () => {
    expect(new Set(contracts.map(({ name }) => name)).size).toBe(contracts.length);
    expect(new Set(contracts.map(({ method, path }) => `${method} ${path}`)).size).toBe(contracts.length);
  });

  it('is listed: no file defines one that is not', () => {
    const defining = readdirSync(import.meta.dirname)
      .filter((file) => file.endsWith('.ts') && !file.startsWith('define-') && !file.endsWith('.test.ts'))
      .filter((file) => readFileSync(`${import.meta.dirname}/${file}`, 'utf8').includes('= defineContract('));
    expect(defining.map((file) => file.replace('.ts', '')).toSorted()).toEqual(
      contracts.map(({ name }) => name).toSorted(),
    );
  });

  it('stands in the OpenAPI document', () => {
    const { paths } = openApi(contracts) as { paths: Record<string, Record<string, { operationId: string }>> };
    const described = Object.values(paths).flatMap((path) => Object.values(path).map(({ operationId }) => operationId));
    expect(described.toSorted()).toEqual(contracts.map(({ name }) => name).toSorted());
  });
});
