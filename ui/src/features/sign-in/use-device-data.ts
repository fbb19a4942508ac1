import { useQuery } from '@tanstack/react-query';
import { readDeviceData } from './device-data.ts';
import { readIpAddress } from './ip-address.ts';

const REFRESH_MS = 15_000;

/** Fingerprint, browser and address; `data` is undefined until all three are known. Refreshed every 15 seconds. */
export function useDeviceData() {
  return useQuery({
    queryKey: ['device-data'],
    queryFn: async ({ signal }) => {
      const [device, ipAddress] = await Promise.all([readDeviceData(), readIpAddress(signal)]);
      return { ...device, ipAddress };
    },
    refetchInterval: REFRESH_MS,
  });
}
