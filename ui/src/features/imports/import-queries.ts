import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { CallError, call } from '#api/http/contract/client.ts';
import {
  type ImportEntry,
  importCandidateCancel,
  importCandidateStatus,
  importCandidateUndo,
  imports,
} from '#api/imports/contract.ts';
import { isUnderWay } from '#ui/lib/is-under-way.ts';
import { usePopup } from '#ui/lib/popup.tsx';

/** Poll interval while an import runs. */
const POLL_MS = 2_000;

export const IMPORTS_KEY = ['imports'] as const;

/** The import itself or its undo. */
const isOpen = (entry: ImportEntry): boolean => isUnderWay(entry) || (entry.undo !== null && isUnderWay(entry.undo));

/** A page of the ledger, polled while an import on it runs. */
export const importsPage = (page: number) =>
  queryOptions({
    queryKey: [...IMPORTS_KEY, page],
    queryFn: ({ signal }) => call(imports, { query: { page } }, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.imports.some(isOpen) ? POLL_MS : false),
  });

/** An import with a page of the rows left out. */
export const importRows = (jobId: string, page: number) =>
  queryOptions({
    queryKey: ['import-rows', jobId, page],
    queryFn: ({ signal }) => call(importCandidateStatus, { params: { jobId }, query: { page } }, { signal }),
    placeholderData: keepPreviousData,
  });

/** Cancels an import after a confirmation. */
export function useCancel() {
  const client = useQueryClient();
  const popup = usePopup();
  return async (jobId: string) => {
    if (!(await popup.confirm('Cancel this import? What it has saved so far stays.', 'Cancel the import'))) return;
    try {
      await call(importCandidateCancel, { params: { jobId } });
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      await popup.alert(error.message);
    }
    await client.invalidateQueries({ queryKey: IMPORTS_KEY });
  };
}

/** Undoes an import, after a confirmation, by removing its candidates; the ledger follows the progress. */
export function useUndo() {
  const client = useQueryClient();
  const popup = usePopup();
  const { mutate, isPending } = useMutation({
    mutationFn: (jobId: string) => call(importCandidateUndo, { params: { jobId } }),
    onError: (error) => void popup.alert(error.message),
    onSettled: () => client.invalidateQueries({ queryKey: IMPORTS_KEY }),
  });
  const undo = async ({ jobId, fileName, saved }: ImportEntry) => {
    const what = saved === 1 ? 'The candidate' : `The ${saved.toLocaleString('en-IN')} candidates`;
    const question = `${what} from “${fileName}” will be removed, except those that someone has since changed, commented on or otherwise used. This cannot be undone.`;
    if (await popup.confirm(question, 'Undo the import')) mutate(jobId);
  };
  return { undo, isPending };
}
