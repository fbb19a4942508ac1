import { useQueryClient } from '@tanstack/react-query';
import { call } from '#api/contract/call.ts';
import { CallError } from '#api/contract/call-error.ts';
import { importCandidateCancel } from '#api/contract/import-candidate-cancel.ts';
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
