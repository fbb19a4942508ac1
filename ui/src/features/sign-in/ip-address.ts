import { call } from '#api/contract/call.ts';
import { clientIp } from '#api/contract/client-ip.ts';
import { siteLinks } from '#api/contract/site-links.ts';

/** The address this browser is seen from, by the operator's look-up service or our own call. Throws where neither answers. */
export async function readIpAddress(signal: AbortSignal): Promise<string> {
  const { ipLookup } = await call(siteLinks, {}, { signal });
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
