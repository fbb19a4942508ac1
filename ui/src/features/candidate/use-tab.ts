import { useAddress } from '#ui/lib/use-address.ts';

export const tabs = ['overview', 'experience', 'skills', 'education', 'resume'] as const;
export type Tab = (typeof tabs)[number];

/** The open tab; it stands in the address, so that a link leads to it. */
export function useTab(): [Tab, (tab: string | null) => void] {
  const [address, setAddress] = useAddress();
  const tab = tabs.find((one) => one === address.get('tab')) ?? 'overview';
  const open = (next: string | null) =>
    setAddress(
      (after) => {
        if (next && next !== 'overview') after.set('tab', next);
        else after.delete('tab');
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  return [tab, open];
}
