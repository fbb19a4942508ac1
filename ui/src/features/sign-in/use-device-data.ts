import { useQuery } from '@tanstack/react-query';
import { siteLinksQuery } from '#ui/lib/site-links-query.ts';
import { readDeviceData } from './device-data.ts';
import { readIpAddress } from './ip-address.ts';

const REFRESH_MS = 15_000;

/** Fingerprint, browser and address; `data` is undefined until all three are known. Refreshed every 15 seconds. */
export function useDeviceData() {
  return useQuery({
    queryKey: ['device-data'],
    queryFn: async ({ client, signal }) => {
      const { ipLookup } = await client.ensureQueryData(siteLinksQuery);
      const [device, ipAddress] = await Promise.all([readDeviceData(), readIpAddress(ipLookup, signal)]);
      return { ...device, ipAddress };
    },
    refetchInterval: REFRESH_MS,
  });
}
