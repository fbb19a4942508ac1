import { z } from 'zod';

export const sessionHistorySizes = [10, 20, 25, 50, 100] as const;
export const SESSION_HISTORY_PER_PAGE = 20;
export const sessionLogSizes = [10, 20, 25, 50, 75, 100] as const;
export const SESSION_LOGS_PER_PAGE = 10;

/** The session pages' page numbers, and how long a search in them may be. */
export const sessionPage = z.int().min(1).max(100_000);
export const sessionSearch = z.string().trim().max(100, 'At most 100 characters!');

/** A sign-in or a sign-out. */
export const sessionStatuses = ['in', 'out'] as const;

/** What /fetch-session-logs and /fetch-Logs-History are asked with. */
export const sessionLogsPage = {
  pages: sessionPage.default(1),
  sessionLogsPerPage: z.union(sessionLogSizes.map((size) => z.literal(size))).default(SESSION_LOGS_PER_PAGE),
  search: sessionSearch.default(''),
};
