import type { ImportColumn, ImportMapping } from '#api/imports/preview-contract.ts';
import type { ImportReading } from '#domain/import-reading.ts';

type Correction = NonNullable<ImportMapping['corrections']>[number];

const without = (mapping: ImportMapping, at: number) => ({
  readings: (mapping.readings ?? []).map((reading, place) => (place === at ? null : reading)),
  corrections: (mapping.corrections ?? []).filter((one) => one.at !== at),
});

/**
 * Gives a column a meaning. If two claim the same, the later one wins; readings and corrections belong to the former
 * meaning.
 */
export function withColumn(mapping: ImportMapping, at: number, column: ImportColumn | null): ImportMapping {
  const columns = mapping.columns.map((one, place) => (place === at ? column : one === column ? null : one));
  return { ...mapping, ...without(mapping, at), columns };
}

export function withReading(mapping: ImportMapping, at: number, reading: ImportReading): ImportMapping {
  const readings = mapping.columns.map((_, place) => (place === at ? reading : (mapping.readings?.[place] ?? null)));
  return { ...mapping, readings };
}

/** Adds or replaces the correction of a column's cells with this text. */
export const withCorrection = (mapping: ImportMapping, correction: Correction): ImportMapping => ({
  ...mapping,
  corrections: [...(withoutCorrection(mapping, correction.at, correction.text).corrections ?? []), correction],
});

export const withoutCorrection = (mapping: ImportMapping, at: number, text: string): ImportMapping => ({
  ...mapping,
  corrections: (mapping.corrections ?? []).filter((one) => one.at !== at || one.text !== text),
});
