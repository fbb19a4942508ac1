import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '#api/http/contract/client.ts';
import { type ImportEntry, importCandidateStatus, imports } from '#api/imports/contract.ts';
import { isUnderWay } from '#ui/lib/is-under-way.ts';

/** While one of them goes on. */
const LOOK_EVERY_MS = 2_000;

export const IMPORTS_KEY = ['imports'] as const;

/** Its own work, or its undo's. */
const isOpen = (entry: ImportEntry): boolean => isUnderWay(entry) || (entry.undo !== null && isUnderWay(entry.undo));

/** A page of the ledger, looked at anew while something on it goes on. */
export const importsPage = (page: number) =>
  queryOptions({
    queryKey: [...IMPORTS_KEY, page],
    queryFn: ({ signal }) => call(imports, { query: { page } }, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.imports.some(isOpen) ? LOOK_EVERY_MS : false),
  });

/** An import with a page of the rows that did not go in. */
export const importRows = (jobId: string, page: number) =>
  queryOptions({
    queryKey: ['import-rows', jobId, page],
    queryFn: ({ signal }) => call(importCandidateStatus, { params: { jobId }, query: { page } }, { signal }),
    placeholderData: keepPreviousData,
  });
