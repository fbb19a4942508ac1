import { hash } from 'node:crypto';
import type { estypes } from '@elastic/elasticsearch';

const KEYS = 2 ** 31;

/**
 * A candidate's place in a fixed random order: 0 to 2^31 - 1. The index is sorted by it
 * (mapping.ts), so that a fair sample is one stretch of each segment, read from its beginning; candidates drawn here and
 * there took three times as long.
 */
export const sampleKeyOf = (id: string): number => hash('sha256', id, 'buffer').readUInt32BE() >>> 1;

/** Selects this share of all candidates, above 0 and at most 1. */
export const sampleOf = (share: number): estypes.QueryDslQueryContainer => ({
  range: { sampleKey: { lt: Math.ceil(share * KEYS) } },
});
