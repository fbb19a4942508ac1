import { call } from '#api/http/contract/client.ts';
import { clientIp } from '#api/sessions/contract.ts';

/**
 * This browser's public address, from the operator's lookup service or, for null, from our own call. Throws if it
 * doesn't answer.
 */
export async function readIpAddress(ipLookup: string | null, signal: AbortSignal): Promise<string> {
  const { ip } = ipLookup ? await lookUp(ipLookup, signal) : await call(clientIp, {}, { signal });
  return ip;
}

async function lookUp(url: string, signal: AbortSignal): Promise<{ ip: string }> {
  const answer = await fetch(url, { signal, credentials: 'omit', referrerPolicy: 'no-referrer' });
  if (!answer.ok) throw new Error(`The address lookup answered ${answer.status}`);
  const { ip } = (await answer.json()) as { ip?: unknown };
  if (typeof ip !== 'string') throw new Error('The address lookup answered without an address');
  return { ip };
}
