import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { urlOf } from '#api/http/contract/client.ts';
import { candidatesExport, EXPORTED_AT_ONCE } from '#api/search/contract.ts';
import { DAILY_USAGE_KEY } from '#ui/lib/daily-usage-queries.ts';
import { failureMessage } from '#ui/lib/failure-message.ts';
import { fetchFile, saveFile } from '#ui/lib/fetch-file.ts';
import { Allowed } from './allowed.tsx';
import { useToast } from './toasts.tsx';
import { UsesLeft } from './uses-left.tsx';

/** Downloads these candidates as a spreadsheet; nothing for accounts that may not. */
export function ExportButton({ ids }: { ids: readonly string[] }) {
  return (
    <Allowed to="candidates.export">
      <UsesLeft use="export" needed={Math.min(ids.length, EXPORTED_AT_ONCE)} />
      <Export ids={ids} />
    </Allowed>
  );
}

/** Above the limit, only the first ones are downloaded. */
function Export({ ids }: { ids: readonly string[] }) {
  const toast = useToast();
  const queries = useQueryClient();
  const exporting = useMutation({
    mutationFn: () => fetchFile(urlOf(candidatesExport, {}), { ids: ids.slice(0, EXPORTED_AT_ONCE) }),
    onSuccess: (file) => {
      saveFile(file, 'candidates.xlsx');
      if (ids.length > EXPORTED_AT_ONCE) {
        toast(`The first ${EXPORTED_AT_ONCE.toLocaleString('en-IN')} candidates were exported.`);
      }
    },
    onSettled: () => queries.invalidateQueries({ queryKey: DAILY_USAGE_KEY }),
    onError: (error) => toast(failureMessage(error, 'Could not export. Please try again.'), 'error'),
  });
  return (
    <Button
      size="xs"
      leftSection={<IconDownload size={14} />}
      loading={exporting.isPending}
      onClick={() => exporting.mutate()}
    >
      Export
    </Button>
  );
}
