import { z } from 'zod';
import { plainField, writeText } from './filter-field.ts';

export const sortKeys = ['relevance', 'updatedOn', 'experience', 'expectedCtc'] as const;
export const pageSizes = [10, 20, 25, 50, 75, 100] as const;
const DEFAULT_PAGE_SIZE = 10;

const itemsPerPage = plainField(z.union(pageSizes.map((size) => z.literal(size))).default(DEFAULT_PAGE_SIZE), {
  write: (size, address) => writeText(address, 'size', size === DEFAULT_PAGE_SIZE ? '' : String(size)),
  read: (address) => pageSizes.find((size) => String(size) === address.get('size')) ?? DEFAULT_PAGE_SIZE,
});

const currentPage = plainField(z.int().min(1).default(1), {
  write: (page, address) => writeText(address, 'page', page > 1 ? String(page) : ''),
  read: (address) => {
    const page = address.get('page') ?? '';
    return /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1;
  },
});

const sort = plainField(
  z
    .strictObject({ by: z.enum(sortKeys).default('relevance'), order: z.enum(['asc', 'desc']).default('desc') })
    .prefault({}),
  {
    write: ({ by, order }, address) => writeText(address, 'sort', by === 'relevance' ? '' : `${by}.${order}`),
    read: (address) => {
      const [key, order] = (address.get('sort') ?? '').split('.');
      const by = sortKeys.find((one) => one === key) ?? 'relevance';
      return { by, order: order === 'asc' && by !== 'relevance' ? ('asc' as const) : ('desc' as const) };
    },
  },
);

/** Fields that select no candidates: order, page size and page, in the order of the address. */
export const viewFields = { sort, itemsPerPage, currentPage };
