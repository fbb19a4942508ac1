import { z } from 'zod';
import { currentUser } from './current-user.ts';
import { defineContract, roles } from './define-contract.ts';

export const userPageSizes = [5, 10, 20, 50] as const;
export const USERS_PER_PAGE = 10;
const SEARCH_TOO_SHORT_MESSAGE = 'Enter at least 3 characters to search.';
const LEAST_SEARCHED = 3;

export const userSortFields = ['_id', 'firstName', 'lastName', 'email', 'contact', 'role'] as const;
export type UserSortField = (typeof userSortFields)[number];

/** Empty, or at least three characters. */
export const userSearch = z
  .string()
  .trim()
  .max(100, 'At most 100 characters!')
  .refine((text) => text === '' || text.length >= LEAST_SEARCHED, SEARCH_TOO_SHORT_MESSAGE);

export const adminUsers = defineContract({
  name: 'admin-users',
  method: 'GET',
  path: '/admin/users',
  roles: ['admin'],
  summary: 'Accounts, a page at a time. Each word of `search` is part of a name, the email, the contact or an ID.',
  query: z.strictObject({
    page: z.coerce.number().int().min(1).max(100_000).default(1),
    perPage: z.coerce
      .number()
      .pipe(z.union(userPageSizes.map((size) => z.literal(size))))
      .default(USERS_PER_PAGE),
    search: userSearch.default(''),
    role: z.enum(roles).optional(),
    sortField: z.enum(userSortFields).default('firstName'),
    sortOrder: z.enum(['asc', 'desc']).default('asc'),
  }),
  response: z.strictObject({
    success: z.literal(true),
    users: z.array(currentUser),
    pagination: z.strictObject({ page: z.int(), perPage: z.int(), totalPages: z.int(), total: z.int() }),
  }),
  errors: {},
});
