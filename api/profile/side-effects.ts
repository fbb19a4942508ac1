import type { Types } from 'mongoose';

/** What a change stores outside the record it changes, once however often the change is computed. */
export interface SideEffects {
  /** Gives what `make` gave the first time; `undo` takes it back if the change is never written. */
  once<T>(name: string, make: () => Promise<T>, undo: (made: T) => Promise<unknown>): Promise<T>;
}

export interface OpenSideEffects extends SideEffects {
  /** Names the record that the change is for; what was stored for another record is taken back. */
  ofRecord(id: Types.ObjectId): Promise<void>;
  /** Takes everything back, the last first. */
  undo(): Promise<void>;
}

export function openSideEffects(): OpenSideEffects {
  const made = new Map<string, { value: unknown; undo: () => Promise<unknown> }>();
  let record = '';

  async function undo(): Promise<void> {
    for (const [name, effect] of [...made].toReversed()) {
      await effect.undo();
      made.delete(name);
    }
  }

  return {
    async once(name, make, takeBack) {
      const before = made.get(name);
      if (before) return before.value as never;
      const value = await make();
      made.set(name, { value, undo: () => takeBack(value) });
      return value;
    },
    async ofRecord(id) {
      if (record && record !== String(id)) await undo();
      record = String(id);
    },
    undo,
  };
}
