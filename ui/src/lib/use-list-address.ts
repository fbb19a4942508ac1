import type { NavigateOptions } from 'react-router';
import { useAddress } from './use-address.ts';

/** The page number in `?page=`, from 1; 1 for anything invalid. */
export function pageOf(address: URLSearchParams): number {
  const page = Number(address.get('page') ?? 1);
  return Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1;
}

type Parts = Readonly<Record<string, string | null>>;

export interface ListAddress {
  page: number;
  /** Any other parameter of the address. */
  get: (name: string) => string | null;
  /** Another page of the same list. */
  goToPage: (page: number, options?: NavigateOptions) => void;
  /** Another list, from its first page; null removes a parameter. Adds no entry to the browser's history. */
  change: (parts: Parts) => void;
}

/** Keeps a list's page and filters in the address, so that it can be reloaded, shared and navigated back to. */
export function useListAddress(): ListAddress {
  const [address, setAddress] = useAddress();
  const changed = (parts: Parts) => (next: URLSearchParams) => {
    next.delete('page');
    for (const [name, value] of Object.entries(parts)) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    return next;
  };
  return {
    page: pageOf(address),
    get: (name) => address.get(name),
    goToPage: (page, options) => setAddress(changed({ page: page > 1 ? String(page) : null }), options),
    change: (parts) => setAddress(changed(parts), { replace: true }),
  };
}
