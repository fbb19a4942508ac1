import type { Types } from 'mongoose';
import type { Answer, Side } from '../pairs/action.ts';
import type { Snapshot } from '../pairs/snapshot.ts';
import type { PersonKey, World } from '../pairs/world.ts';
import type { Records } from '../pairs/world-tasks.ts';

/** What a round of kills is judged by. */
export interface Seen {
  world: World;
  before: Snapshot;
  after: Snapshot;
}

/** A change of several records whose process is killed before each of its writes. */
export interface Operation {
  name: 'merge' | 'erase' | 'undo' | 'import';
  /** Which process performs it, and dies. */
  dies: 'api' | 'indexer';
  /** The world that it starts from, made of that of `bench/pairs`. */
  records(world: World, usual: Records): Records;
  send(side: Side): Promise<Answer>;
  /** False where the database is as if it had never been sent; an accepted task is always finished. */
  isDone(seen: Seen): boolean;
  /** The people who are gone once it is done. */
  gone: readonly PersonKey[];
  /** What identifies the records that it may change; a record that names none of these is a bystander. */
  about(world: World): readonly (string | Types.ObjectId)[];
  /** How many records each collection gains. */
  creates: Readonly<Record<string, number>>;
  /** What is missing or doubled after it is done, in words. */
  defects(seen: Seen): string[];
}

/** All of their records, by collection. */
export function joined(...all: readonly Records[]): Records {
  const names = new Set(all.flatMap((records) => Object.keys(records)));
  return Object.fromEntries([...names].map((name) => [name, all.flatMap((records) => records[name] ?? [])]));
}
