import { call } from '#api/http/contract/client.ts';
import { clientIp } from '#api/sessions/contract.ts';

/**
 * The address this browser is seen from, by the operator's look-up service or, with null, our own call. Throws where
 * it doesn't answer.
 */
export async function readIpAddress(ipLookup: string | null, signal: AbortSignal): Promise<string> {
  const { ip } = ipLookup ? await lookUp(ipLookup, signal) : await call(clientIp, {}, { signal });
  return ip;
}

async function lookUp(url: string, signal: AbortSignal): Promise<{ ip: string }> {
  const answer = await fetch(url, { signal, credentials: 'omit', referrerPolicy: 'no-referrer' });
  if (!answer.ok) throw new Error(`The address look-up answered ${answer.status}`);
  const { ip } = (await answer.json()) as { ip?: unknown };
  if (typeof ip !== 'string') throw new Error('The address look-up answered without an address');
  return { ip };
}
