import { BSON } from 'mongodb';
import { BOOKKEEPING } from '../pairs/driver-writes.ts';
import { breaches } from '../pairs/invariants.ts';
import type { Snapshot, Stored } from '../pairs/snapshot.ts';
import type { Operation, Seen } from './operation.ts';

/** What a kill broke, in words: the change is there as a whole or not at all, and no other records changed. */
export function judge(operation: Operation, seen: Seen): { isDone: boolean; broken: string[] } {
  const { before, after, world } = seen;
  const isDone = operation.isDone(seen);
  const broken = [
    ...breaches(after, world, new Set(isDone ? operation.gone : [])),
    ...(isDone
      ? [...operation.defects(seen), ...gains(operation, seen), ...changedBystanders(operation, seen)]
      : differences(before, after)),
  ];
  return { isDone, broken: [...new Set(broken)] };
}

const textOf = (record: Stored): string => BSON.EJSON.stringify(record);
/** A process that starts sweeps for orphans, and notes what it found. */
const ignored = new Set([...BOOKKEEPING, 'orphanSweeps', 'nearTitles', 'nearTitleRuns']);
/** The daily search for near titles, which an indexer may order at any time. */
const isDaily = ({ kind }: Stored) => kind === 'near-titles';
const compared = (snapshot: Snapshot) =>
  [...snapshot.collections]
    .filter(([name]) => !ignored.has(name))
    .map(([name, records]) => [name, records.filter((record) => !isDaily(record))] as const);

function differences(before: Snapshot, after: Snapshot): string[] {
  const names = new Set([...compared(before), ...compared(after)].map(([name]) => name));
  const texts = (snapshot: Snapshot, name: string) =>
    snapshot
      .all(name)
      .filter((record) => !isDaily(record))
      .map(textOf)
      .toSorted()
      .join('\n');
  return [...names].filter((name) => texts(before, name) !== texts(after, name)).map((name) => `${name} half changed`);
}

function gains(operation: Operation, { before, after }: Seen): string[] {
  return compared(after).flatMap(([name, records]) => {
    const known = new Set(before.all(name).map(({ _id }) => String(_id)));
    const gained = records.filter(({ _id }) => !known.has(String(_id))).length;
    const wanted = operation.creates[name] ?? 0;
    return gained === wanted ? [] : [`${name} gained ${gained} records instead of ${wanted}`];
  });
}

/** Records that name neither the people concerned nor what belongs to them. */
function changedBystanders(operation: Operation, { before, after, world }: Seen): string[] {
  const named = operation.about(world).map((each) => String(each).toLowerCase());
  const concerns = (text: string) => named.some((each) => text.toLowerCase().includes(each));
  return compared(before).flatMap(([name, records]) => {
    const left = new Map(after.all(name).map((record) => [String(record._id), textOf(record)]));
    const bystanders = records.filter((record) => !concerns(textOf(record)));
    const changed = bystanders.filter((record) => left.get(String(record._id)) !== textOf(record));
    return changed.length === 0 ? [] : [`${name} of others changed or lost: ${changed.length}`];
  });
}
