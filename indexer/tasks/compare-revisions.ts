import type { RecordRevision } from './list-revisions.ts';

export interface Differences {
  /** Records that the index lacks. */
  missing: string[];
  /** The index holds an older revision. */
  stale: string[];
  /** The index holds what is no record any more. */
  orphaned: { id: string; version: number }[];
  /** The index holds a revision that Mongo never had, as after a backup was put back. */
  ahead: { id: string; version: number }[];
}

/** What tells an index (`_id` → version) from the records it is made from. */
export function compareRevisions(
  records: readonly Pick<RecordRevision, 'id' | 'revision' | 'deleted'>[],
  versions: ReadonlyMap<string, number>,
): Differences {
  const differences: Differences = { missing: [], stale: [], orphaned: [], ahead: [] };
  const living = new Set<string>();
  for (const { id, revision, deleted } of records) {
    if (deleted) continue;
    living.add(id);
    const version = versions.get(id);
    if (version === undefined) differences.missing.push(id);
    else if (version < revision) differences.stale.push(id);
    else if (version > revision) differences.ahead.push({ id, version });
  }
  for (const [id, version] of versions) if (!living.has(id)) differences.orphaned.push({ id, version });
  return differences;
}

export const countDifferences = ({ missing, stale, orphaned, ahead }: Differences): number =>
  missing.length + stale.length + orphaned.length + ahead.length;

/** Every id that differs. */
export const differingIds = ({ missing, stale, orphaned, ahead }: Differences): string[] => [
  ...missing,
  ...stale,
  ...[...orphaned, ...ahead].map(({ id }) => id),
];
