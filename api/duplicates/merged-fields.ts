import { type MergeField, mergeFields } from '#api/contract/merge-fields.ts';
import type { CandidateRecord } from '#mongo/models/candidate.ts';

type Field = keyof CandidateRecord;

/** The fields of a record that are chosen together; photo and resume are files, and taken over apart. */
const fieldsOf: Partial<Record<MergeField, readonly Field[]>> = {
  name: ['applicantName', 'firstName', 'middleName', 'lastName'],
  notice: ['noticePeriod', 'negotiableNoticePeriod', 'noticePeriodServingDate', 'lwd'],
  photo: [],
  resume: [],
};

interface FieldsUpdate {
  $set: Record<string, unknown>;
  $unset: Record<string, ''>;
}

/** What a record takes over of the other's; a field that the other has not is emptied. */
export function mergedFields(other: CandidateRecord, take: readonly MergeField[]): FieldsUpdate {
  const update: FieldsUpdate = { $set: {}, $unset: {} };
  for (const choice of mergeFields.filter((field) => take.includes(field))) {
    for (const field of fieldsOf[choice] ?? [choice as Field]) {
      if (other[field] === undefined) update.$unset[field] = '';
      else update.$set[field] = other[field];
    }
  }
  return update;
}
