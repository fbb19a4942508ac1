import { setTimeout as delay } from 'node:timers/promises';
import { randomOf } from '../pairs/random.ts';
import type { Fleet, Member } from './fleet.ts';
import type { Resender } from './resend-messages.ts';
import type { Fault } from './schedule.ts';

/** Writes nothing: an upload has at least a byte. */
const FULL_DISK_BYTES = 0;

/** Plays every fault at its time and ends it; resolves when all have ended and every process runs again. */
export async function playFaults(
  fleet: Fleet,
  resender: Resender,
  faults: readonly Fault[],
  seed: string,
): Promise<void> {
  await Promise.all(
    faults.map(async (fault) => {
      await delay(fault.atMs);
      await play(fleet, resender, fault, `${seed} ${fault.atMs}`);
    }),
  );
}

async function play(fleet: Fleet, resender: Resender, fault: Fault, seed: string): Promise<void> {
  const { kind, ms, server, status, share } = fault;
  const member = fleet.members[fault.member] as Member;
  const link = member.links[server];
  switch (kind) {
    case 'kill':
      return member.signal('SIGKILL');
    case 'double kill':
      member.signal('SIGKILL');
      await delay(ms);
      return member.signal('SIGKILL');
    case 'pause':
      member.signal('SIGSTOP');
      await delay(ms);
      return member.signal('SIGCONT');
    case 'cut':
      await link.cut();
      await delay(ms);
      return link.mend();
    case 'silence':
      link.hang();
      await delay(ms);
      return link.mend();
    case 'refuse':
      fleet.refusing.refuse({ status, share, random: randomOf(seed) });
      await delay(ms);
      return fleet.refusing.refuse(null);
    case 'disk':
      member.limitFiles(FULL_DISK_BYTES);
      await delay(ms);
      return member.limitFiles(null);
    case 'clock':
      return member.setClock(ms);
    case 'resend':
      return resender.resend(share, randomOf(seed));
  }
}
