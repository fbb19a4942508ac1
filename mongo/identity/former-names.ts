import type { UpdateQuery } from 'mongoose';
import type { CandidateRecord } from '#mongo/models/candidate.ts';

type Named = Pick<CandidateRecord, 'applicantName' | 'firstName' | 'middleName' | 'lastName'>;

/** Maximum number of former names per record: an erasure searches for each. */
export const FORMER_NAMES = 50;

/** The full name, and the one composed of its parts if different. */
export function fullNames({ applicantName, firstName, middleName, lastName }: Named): string[] {
  const parts = [firstName, middleName, lastName].filter(Boolean).join(' ');
  return [...new Set([applicantName ?? '', parts])].filter(Boolean);
}

/** Names that the record no longer has and has not yet remembered. */
export function formerNames(before: Named & { formerNames?: readonly string[] }, after: Named): string[] {
  const names = fullNames(after);
  return fullNames(before).filter((name) => !names.includes(name) && !before.formerNames?.includes(name));
}

/**
 * An update of a candidate that also keeps the replaced names: an erasure finds texts that mention the former names.
 */
export function keepingFormerNames(
  before: Named & { formerNames?: readonly string[] },
  update: UpdateQuery<CandidateRecord>,
): UpdateQuery<CandidateRecord> {
  const { $set = {}, $unset = {} } = update as { $set?: Named; $unset?: object };
  const after: Named = {};
  for (const field of ['applicantName', 'firstName', 'middleName', 'lastName'] as const) {
    const value = field in $unset ? undefined : ($set[field] ?? before[field]);
    if (value) after[field] = value;
  }
  const former = formerNames(before, after);
  if (former.length === 0) return update;
  return { ...update, $push: { ...update.$push, formerNames: { $each: former, $slice: -FORMER_NAMES } } };
}
