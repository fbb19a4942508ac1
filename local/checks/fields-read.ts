import { candidateRecord } from '#api/testing/candidate-record.ts';
import { candidateFields } from '#domain/candidate-fields.ts';
import type { CandidateRecord } from '#mongo/models/candidate.ts';

/** The candidate fields that a function reads of a record, sorted. */
export function fieldsRead(read: (record: CandidateRecord) => void): string[] {
  const found = new Set<string>();
  const record = new Proxy(candidateRecord({}) as unknown as CandidateRecord, {
    get: (target, field) => {
      if (field in candidateFields) found.add(String(field));
      return Reflect.get(target, field);
    },
  });
  read(record);
  return [...found].toSorted();
}
