import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#api/http/contract/client.ts';
import { type ImportColumn, type ImportMapping, importMapping, importPreview } from '#api/imports/contract.ts';

/** A chosen file; `number` distinguishes it from an earlier file with the same name. */
export interface ChosenFile {
  file: File;
  number: number;
}

/**
 * What an import would make of the chosen file, refetched on each change of a column's meaning. `mapping` is the
 * import's parameter: undefined if the columns' names suffice.
 */
export function usePreview(chosen: ChosenFile | null) {
  const [corrected, setCorrected] = useState<{ number: number; mapping: ImportMapping } | null>(null);
  const own = corrected && corrected.number === chosen?.number ? corrected.mapping : null;
  const problem = own ? importMapping.safeParse(own).error?.issues[0]?.message : undefined;
  const query = useQuery({
    queryKey: ['import-preview', chosen?.number, problem ? null : own],
    queryFn: ({ signal }) =>
      call(importPreview, { files: { file: chosen!.file }, body: own ? { mapping: own } : {} }, { signal }),
    enabled: chosen !== null && !problem,
    placeholderData: (before, last) => (last?.queryKey[1] === chosen?.number ? keepPreviousData(before) : undefined),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
  const { data } = query;
  const columns = own?.columns ?? data?.columns.map(({ column }) => column) ?? [];
  const remembered = data?.remembered ? { shape: data.shape, columns } : undefined;
  /** If two columns claim the same meaning, the later one wins. */
  const choose = (at: number, column: ImportColumn | null) => {
    if (!data || !chosen) return;
    const next = columns.map((one, place) => (place === at ? column : one === column ? null : one));
    setCorrected({ number: chosen.number, mapping: { shape: data.shape, columns: next } });
  };
  return { query, columns, problem, choose, mapping: own ?? remembered };
}
