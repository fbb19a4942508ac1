import type { CandidateCardAnswer } from '#api/candidates/card-contract.ts';

export type Chosen = Pick<CandidateCardAnswer, '_id' | 'applicantName' | 'emailAddress'>;

/** The maximum for one export and one addition to a list. */
export const CHOSEN_AT_MOST = 1_000;

/** Who is ticked, over all pages and searches until it is cleared. Each box subscribes separately: a tick renders one box. */
export interface Selection {
  all(): readonly Chosen[];
  has(id: string): boolean;
  /** Ticks as many as the limit allows; returns whether that was all. */
  add(candidates: readonly Chosen[]): boolean;
  remove(ids: readonly string[]): void;
  clear(): void;
  subscribe(listener: () => void): () => void;
}

export function createSelection(): Selection {
  let chosen: ReadonlyMap<string, Chosen> = new Map();
  let list: readonly Chosen[] = [];
  const listeners = new Set<() => void>();
  const become = (next: ReadonlyMap<string, Chosen>) => {
    chosen = next;
    list = [...next.values()];
    for (const listener of listeners) listener();
  };
  return {
    all: () => list,
    has: (id) => chosen.has(id),
    add(candidates) {
      const next = new Map(chosen);
      for (const { _id, applicantName, emailAddress } of candidates) {
        if (next.size < CHOSEN_AT_MOST) next.set(_id, { _id, applicantName, emailAddress });
      }
      become(next);
      return candidates.every(({ _id }) => next.has(_id));
    },
    remove(ids) {
      const next = new Map(chosen);
      for (const id of ids) next.delete(id);
      become(next);
    },
    clear: () => become(new Map()),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
