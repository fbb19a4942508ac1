import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#api/http/contract/client.ts';
import { type ImportColumn, type ImportMapping, importMapping, importPreview } from '#api/imports/preview-contract.ts';
import type { ImportReading } from '#domain/import-reading.ts';
import { withColumn, withCorrection, withoutCorrection, withReading } from './mapping-changes.ts';

/** A chosen file; `number` distinguishes it from an earlier file with the same name. */
export interface ChosenFile {
  file: File;
  number: number;
}

/**
 * What an import would make of the chosen file, refetched on each change of a column's meaning, its reading or a
 * correction. `mapping` is the import's parameter: undefined if the columns' names suffice.
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
  const shown = data && {
    shape: data.shape,
    columns: data.columns.map(({ column }) => column),
    readings: data.columns.map(({ reading, isReadingChosen }) => (isReadingChosen ? reading : null)),
    corrections: data.corrections,
  };
  const mapping = own ?? shown;
  const change = (next: (mapping: ImportMapping) => ImportMapping) => {
    if (mapping && chosen) setCorrected({ number: chosen.number, mapping: next(mapping) });
  };
  return {
    query,
    columns: mapping?.columns ?? [],
    corrections: mapping?.corrections ?? [],
    problem,
    choose: (at: number, column: ImportColumn | null) => change((one) => withColumn(one, at, column)),
    read: (at: number, reading: ImportReading) => change((one) => withReading(one, at, reading)),
    correct: (at: number, text: string, as: string) => change((one) => withCorrection(one, { at, text, as })),
    forget: (at: number, text: string) => change((one) => withoutCorrection(one, at, text)),
    mapping: own ?? (data?.remembered ? shown : undefined),
  };
}
