import { z } from 'zod';
import { recordId } from '#api/http/contract/fields.ts';
import { currentUser, defineContract } from '#api/http/contract.ts';
import { type DailyUseName, dailyUseNames, dailyUses } from '#domain/daily-uses.ts';
import { rolesThatCan } from '#domain/permissions.ts';

const useToday = z.strictObject({
  use: z.enum(dailyUseNames),
  used: z.int(),
  limit: z.int(),
  /** 0 if the limit was lowered below what was used. */
  left: z.int(),
});
export type UseToday = z.infer<typeof useToday>;

export const dailyUsage = defineContract({
  name: 'daily-usage',
  method: 'GET',
  path: '/daily-usage',
  roles: rolesThatCan('candidates.search'),
  summary: 'What the caller has used today and what is left. A day begins at midnight in India.',
  response: z.strictObject({
    success: z.literal(true),
    uses: z.array(useToday),
    /** The next midnight in India. */
    resetsAt: z.string(),
  }),
  errors: {},
});

const counts = z.record(z.enum(dailyUseNames), z.int());

/** Days that an admin sees, today included. */
export const USAGE_DAYS_SHOWN = 28;

export const accountUsage = defineContract({
  name: 'account-usage',
  method: 'GET',
  path: '/daily-usage/{userId}',
  roles: rolesThatCan('accounts.read'),
  summary: `What an account has used today, its limits, and its last ${USAGE_DAYS_SHOWN} days, newest first. Without entries for an account whose use isn’t counted.`,
  params: z.strictObject({ userId: recordId }),
  response: z.strictObject({
    success: z.literal(true),
    uses: z.array(
      useToday.extend({
        /** The limit of the account’s role. */
        usual: z.int(),
        /** Whether an admin has set the limit for this account. */
        isOwn: z.boolean(),
      }),
    ),
    /** Only days with use. */
    days: z.array(z.strictObject({ day: z.string(), counts })),
    resetsAt: z.string(),
  }),
  errors: { 404: 'There is no such account.' },
});
export type AccountUsage = z.infer<typeof accountUsage.response>;

/** A limit; null restores the role's. */
const limitFor = (name: DailyUseName) =>
  z
    .int('Enter a whole number.')
    .min(0, 'Enter 0 or more.')
    .max(dailyUses[name].highest, `Enter at most ${dailyUses[name].highest.toLocaleString('en-IN')}.`)
    .nullable()
    .optional();

export const dailyLimits = z
  .strictObject(
    Object.fromEntries(dailyUseNames.map((name) => [name, limitFor(name)])) as Record<
      DailyUseName,
      ReturnType<typeof limitFor>
    >,
  )
  .refine((limits) => Object.keys(limits).length > 0, 'Name at least one limit.');

export const setDailyLimits = defineContract({
  name: 'set-daily-limits',
  method: 'PUT',
  path: '/daily-limits/{userId}',
  roles: rolesThatCan('accounts.manage'),
  summary:
    'Sets an account’s limits for a day; null restores that of its role, and a limit that isn’t named stays. It applies at once, in every process.',
  params: z.strictObject({ userId: recordId }),
  body: z.strictObject({ limits: dailyLimits }),
  response: z.strictObject({ success: z.literal(true), message: z.string() }),
  errors: { 400: 'A limit is not counted for this account.', 404: 'There is no such account.' },
});

export const usagePageSizes = [10, 20, 50] as const;
export const USAGE_PER_PAGE = 20;

const accountToday = currentUser.extend({ uses: z.array(useToday) });
export type AccountToday = z.infer<typeof accountToday>;

export const usageToday = defineContract({
  name: 'usage-today',
  method: 'GET',
  path: '/usage-today',
  roles: rolesThatCan('accounts.read'),
  summary: 'The accounts that have used something today, those nearest to one of their limits first.',
  query: z.strictObject({
    page: z.coerce.number().int().min(1).max(100_000).default(1),
    perPage: z.coerce
      .number()
      .pipe(z.union(usagePageSizes.map((size) => z.literal(size))))
      .default(USAGE_PER_PAGE),
  }),
  response: z.strictObject({
    success: z.literal(true),
    accounts: z.array(accountToday),
    pagination: z.strictObject({ page: z.int(), perPage: z.int(), totalPages: z.int(), total: z.int() }),
  }),
  errors: {},
});
