import { useQuery } from '@tanstack/react-query';
import { call } from '#api/contract/call.ts';
import { clientIp } from '#api/contract/client-ip.ts';
import { readDeviceData } from './device-data.ts';

const REFRESH_MS = 15_000;

/** Fingerprint, browser and address; `data` is undefined until all three are known. Refreshed every 15 seconds. */
export function useDeviceData() {
  return useQuery({
    queryKey: ['device-data'],
    queryFn: async ({ signal }) => {
      const [device, { ip }] = await Promise.all([readDeviceData(), call(clientIp, {}, { signal })]);
      return { ...device, ipAddress: ip };
    },
    refetchInterval: REFRESH_MS,
  });
}
