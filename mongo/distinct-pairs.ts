import type { Types } from 'mongoose';

type Id = Types.ObjectId | string;

/** The same for two candidates whichever comes first. */
export const pairKey = (one: Id, other: Id): string => [String(one), String(other)].toSorted().join(':');

/** Those of a group that may still be the same person as another of it; `distinct` holds keys of pairs that are not. */
export function stillSuspected<T extends { _id: Id }>(group: readonly T[], distinct: ReadonlySet<string>): T[] {
  if (distinct.size === 0) return [...group];
  return group.filter((one) => group.some((other) => other !== one && !distinct.has(pairKey(one._id, other._id))));
}
