import type { Action } from '../pairs/action.ts';
import { randomOf } from '../pairs/random.ts';
import { type Server, servers } from './fleet.ts';
import { available, writersInOrder } from './writers.ts';

export const faultKinds = [
  'kill',
  'double kill',
  'pause',
  'cut',
  'silence',
  'refuse',
  'disk',
  'clock',
  'resend',
] as const;
export type FaultKind = (typeof faultKinds)[number];

/** Something done to one process, or to all of them, for a while. */
export interface Fault {
  kind: FaultKind;
  /** From the start of the schedule. */
  atMs: number;
  /** How long it lasts; for a double kill the time between the two, for a clock the step. */
  ms: number;
  /** Index of the process, from 0: two APIs, then three indexers. */
  member: number;
  /** For a cut and for silence. */
  server: Server;
  /** For refusals. */
  status: 429 | 503;
  /** The share of the requests that are refused, or of the messages that are sent again. */
  share: number;
}

/** One request of a writer. */
export interface Write {
  action: Action;
  atMs: number;
  /** Index of the API that it asks. */
  api: number;
  side: 'left' | 'right';
}

export interface Schedule {
  faults: readonly Fault[];
  writes: readonly Write[];
}

const FAULT_EVERY_MS = 2_000;
const WRITE_EVERY_MS = 800;
/** A kill shortly after a request meets it at work. */
const AT_WORK_MS = 400;
const MENDING_MS = 1_000;
const MEMBERS = 5;
/** In ms, the shortest and the longest. */
const lasting: Record<FaultKind, readonly [number, number]> = {
  kill: [0, 0],
  // the process is started again after a second, and takes a few to be ready
  'double kill': [1_000, 5_000],
  // longer than a command's lease (10 s) and a task's (15 s)
  pause: [500, 18_000],
  cut: [500, 18_000],
  silence: [500, 10_000],
  refuse: [1_000, 10_000],
  disk: [1_000, 8_000],
  clock: [-120_000, 120_000],
  resend: [0, 0],
};

/** The same seed makes the same schedule. `kinds` leaves others out. */
export function scheduleOf(seed: string, seconds: number, kinds: readonly FaultKind[] = faultKinds): Schedule {
  const random = randomOf(`faults ${seed}`);
  const below = (limit: number) => Math.floor(random() * limit);
  const pick = <T>(all: readonly T[]): T => all[below(all.length)] as T;
  const ms = seconds * 1_000;
  const writes = available(writersInOrder(random))
    .slice(0, Math.round(ms / WRITE_EVERY_MS))
    .map((action): Write => ({ action, atMs: below(ms), api: below(2), side: pick(['left', 'right']) }));
  const faults = Array.from({ length: Math.round(ms / FAULT_EVERY_MS) }, (): Fault => {
    const kind = pick(kinds);
    const [least, most] = lasting[kind];
    const isAimed = kind.includes('kill') && random() < 0.5 && writes.length > 0;
    const target = pick(writes);
    return {
      kind,
      atMs: isAimed ? target.atMs + below(AT_WORK_MS) : below(ms),
      ms: Math.round(least + random() * (most - least)),
      member: isAimed && random() < 0.5 ? target.api : below(MEMBERS),
      server: pick(servers),
      status: pick([429, 503]),
      share: 0.2 + random() * 0.8,
    };
  });
  return { faults: oneByOne(faults), writes: writes.toSorted((a, b) => a.atMs - b.atMs) };
}

/** By time, without those that meet a connection while another fault has it. */
function oneByOne(faults: readonly Fault[]): Fault[] {
  const freeAtMs = new Map<string, number>();
  return faults
    .toSorted((a, b) => a.atMs - b.atMs)
    .filter(({ kind, atMs, ms, member, server }) => {
      if (kind !== 'cut' && kind !== 'silence') return true;
      const link = `${member} ${server}`;
      if ((freeAtMs.get(link) ?? 0) > atMs) return false;
      freeAtMs.set(link, atMs + ms + MENDING_MS);
      return true;
    });
}
