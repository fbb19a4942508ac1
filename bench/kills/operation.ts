import type { Types } from 'mongoose';
import type { Answer, Side } from '../pairs/action.ts';
import type { Snapshot } from '../pairs/snapshot.ts';
import type { PersonKey, World } from '../pairs/world.ts';
import type { Records } from '../pairs/world-tasks.ts';

/** The criteria for a round of kills. */
export interface Seen {
  world: World;
  before: Snapshot;
  after: Snapshot;
}

/** A change of several records whose process is killed before each of its writes. */
export interface Operation {
  name: 'merge' | 'erase' | 'undo' | 'import';
  /** The process that performs it and is killed. */
  dies: 'api' | 'indexer';
  /** The initial world, made from that of `bench/pairs`. */
  records(world: World, usual: Records): Records;
  send(side: Side): Promise<Answer>;
  /** False if the database is as if it had never been sent; an accepted task is always completed. */
  isDone(seen: Seen): boolean;
  /** The people whom it removes. */
  gone: readonly PersonKey[];
  /** Identifies the records that it may change; records that name none of these must not change. */
  about(world: World): readonly (string | Types.ObjectId)[];
  /** How many records each collection gains. */
  creates: Readonly<Record<string, number>>;
  /** Missing and doubled data after it, in words. */
  defects(seen: Seen): string[];
}

/** All of their records, by collection. */
export function joined(...all: readonly Records[]): Records {
  const names = new Set(all.flatMap((records) => Object.keys(records)));
  return Object.fromEntries([...names].map((name) => [name, all.flatMap((records) => records[name] ?? [])]));
}
