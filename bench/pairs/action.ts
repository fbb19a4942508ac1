import type { Snapshot } from './snapshot.ts';
import type { AccountKey, SideName, World } from './world.ts';
import type { Extra } from './world-extras.ts';

export interface Answer {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: answers of every shape
  body: any;
  answeredAt: Date;
  /** The session that the answer hands over, as a browser would send it. */
  cookie?: string;
}

export interface Request {
  body?: object;
  headers?: Record<string, string>;
  /** Closes the response once the status is known; the work continues without a reader. */
  leave?: boolean;
}

/** One of the two who act: its session cookies, its API process and a word that is its own. */
export interface Side {
  world: World;
  name: SideName;
  /** Lower-case letters in nothing but what this side writes. */
  word: string;
  /** What `prepare` found out. */
  prepared?: unknown;
  send(as: AccountKey | null, method: string, path: string, request?: Request): Promise<Answer>;
}

/** What an action's effect is judged by, once nothing is under way. */
export interface Seen extends Side {
  stored: Snapshot;
  answer: Answer;
  /** Of the other action, where it was acknowledged. */
  other: { name: string; answer: Answer } | null;
}

/** One way to use a contract that changes something. */
export interface Action {
  /** The contract's name and, where there is more than one way, what it is used on. */
  name: string;
  contract: string;
  /** The world's records that it may write, as `kind:key`; two actions are a pair where they share one. */
  touches: readonly string[];
  /** The collections that it writes, bookkeeping aside; tasks write theirs in the indexer. */
  writes: readonly string[];
  /** The records that are gone for good after it: what others did to them is superseded. */
  ends?: readonly string[];
  /** The values that it replaces: of two that replace one, the later stands. */
  replaces?: readonly string[];
  /** Two with the same key cannot both be acknowledged. */
  once?: string;
  /** Whether the second one may have come after the first had ended: then both can. */
  isInTurn?(seen: Seen): boolean;
  /** Actions (or contracts) that, acknowledged, may have taken the effect away. */
  supersededBy?: readonly string[];
  /** Actions (or contracts) that have the same effect: a refusal beside one of them proves nothing. */
  sameAs?: readonly string[];
  needs?: readonly Extra[];
  /** Reads what the request needs, before both are sent. */
  prepare?(side: Side): Promise<unknown>;
  send(side: Side): Promise<Answer>;
  /** Whether the effect is there. */
  effect(seen: Seen): boolean | Promise<boolean>;
}

/** An action of a contract; `on` tells it apart from others of the same contract. */
export function action({ on, ...rest }: Omit<Action, 'name'> & { on?: string }): Action {
  return { name: on ? `${rest.contract} ${on}` : rest.contract, ...rest };
}

/** A multipart body: texts as they are, other values as JSON, files as they are. */
export function form(fields: Record<string, unknown>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    for (const one of Array.isArray(value) && value[0] instanceof File ? value : [value]) {
      data.append(name, one instanceof File || typeof one === 'string' ? one : JSON.stringify(one));
    }
  }
  return data;
}
