import { pageOf } from '#ui/lib/page-of.ts';
import { useAddress } from '#ui/lib/use-address.ts';

export interface TableAddress<Size extends number> {
  page: number;
  size: Size;
  /** What is searched for. */
  search: string;
  /** Any other part of the address. */
  get: (name: string) => string | null;
  /** Another page of the same. */
  goToPage: (page: number) => void;
  /** Another list, from its first page; null takes a part out. Leaves no entry in the browser's history. */
  change: (parts: Readonly<Record<string, string | null>>) => void;
}

/** A list's page, size and filters stand in the address: it can be reloaded, sent on, and gone back to. */
export function useTableAddress<Size extends number>(sizes: readonly Size[], usualSize: Size): TableAddress<Size> {
  const [address, setAddress] = useAddress();
  const size = sizes.find((one) => String(one) === address.get('size')) ?? usualSize;
  const changed = (parts: Readonly<Record<string, string | null>>) => (next: URLSearchParams) => {
    next.delete('page');
    for (const [name, value] of Object.entries(parts)) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    if (next.get('size') === String(usualSize)) next.delete('size');
    return next;
  };
  return {
    page: pageOf(address),
    size,
    search: address.get('q') ?? '',
    get: (name) => address.get(name),
    goToPage: (page) => setAddress(changed({ page: page > 1 ? String(page) : null })),
    change: (parts) => setAddress(changed(parts), { replace: true }),
  };
}
