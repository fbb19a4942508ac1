import type { Snapshot } from './snapshot.ts';
import type { AccountKey, SideName, World } from './world.ts';
import type { Extra } from './world-extras.ts';

export interface Answer {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: answers of every shape
  body: any;
  answeredAt: Date;
  /** The session in the response, as a browser would send it. */
  cookie?: string;
}

export interface Request {
  body?: object;
  headers?: Record<string, string>;
  /** Closes the response once the status is known; the work continues without a reader. */
  leave?: boolean;
}

/** One of the two actors: its session cookies, its API process and its own word. */
export interface Side {
  world: World;
  name: SideName;
  /** Lower-case letters that only this side writes. */
  word: string;
  /** The result of `prepare`. */
  prepared?: unknown;
  send(as: AccountKey | null, method: string, path: string, request?: Request): Promise<Answer>;
}

/** Input for judging an action's effect, once all work has ended. */
export interface Seen extends Side {
  stored: Snapshot;
  answer: Answer;
  /** Of the other action, if it was acknowledged. */
  other: { name: string; answer: Answer } | null;
}

/** One way to use a contract that changes something. */
export interface Action {
  /** The contract's name and, if there are several ways, what it is used on. */
  name: string;
  contract: string;
  /** The world's records that it may write, as `kind:key`; two actions are a pair if they share one. */
  touches: readonly string[];
  /** The collections that it writes, without bookkeeping; tasks write theirs in the indexer. */
  writes: readonly string[];
  /** The records removed by it: other actions' effects on them are superseded. */
  ends?: readonly string[];
  /** The values that it replaces: if two replace the same one, the later wins. */
  replaces?: readonly string[];
  /** Two with the same key cannot both be acknowledged. */
  once?: string;
  /** Whether the second one may have started after the first had ended: then both can. */
  isInTurn?(seen: Seen): boolean;
  /** Actions (or contracts) that, acknowledged, may have reversed the effect. */
  supersededBy?: readonly string[];
  /** Actions (or contracts) with the same effect: a rejection next to one of them proves nothing. */
  sameAs?: readonly string[];
  needs?: readonly Extra[];
  /** Reads what the request needs, before both are sent. */
  prepare?(side: Side): Promise<unknown>;
  send(side: Side): Promise<Answer>;
  /** Whether the effect is present. */
  effect(seen: Seen): boolean | Promise<boolean>;
}

/** An action of a contract; `on` distinguishes it from others of the same contract. */
export function action({ on, ...rest }: Omit<Action, 'name'> & { on?: string }): Action {
  return { name: on ? `${rest.contract} ${on}` : rest.contract, ...rest };
}

/** A multipart body: texts and files unchanged, other values as JSON. */
export function form(fields: Record<string, unknown>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    for (const one of Array.isArray(value) && value[0] instanceof File ? value : [value]) {
      data.append(name, one instanceof File || typeof one === 'string' ? one : JSON.stringify(one));
    }
  }
  return data;
}
