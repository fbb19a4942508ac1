import { useQueryClient } from '@tanstack/react-query';
import { CallError, call } from '#api/http/contract/client.ts';
import { importCandidateCancel } from '#api/imports/contract.ts';
import { usePopup } from '#ui/components/popup.tsx';
import { IMPORTS_KEY } from './import-queries.ts';

/** Ends an import before its time, once that is confirmed. */
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
