import { type ListAddress, useListAddress } from '#ui/lib/use-list-address.ts';

export interface TableAddress<Size extends number> extends ListAddress {
  size: Size;
  /** The search text. */
  search: string;
}

/** The address of a list with a choice of page sizes; the default size is left out. */
export function useTableAddress<Size extends number>(sizes: readonly Size[], usualSize: Size): TableAddress<Size> {
  const address = useListAddress();
  return {
    ...address,
    size: sizes.find((one) => String(one) === address.get('size')) ?? usualSize,
    search: address.get('q') ?? '',
    change: (parts) => address.change(parts.size === String(usualSize) ? { ...parts, size: null } : parts),
  };
}
