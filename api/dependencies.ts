import type { Logger } from 'pino';

/** What handlers work with; made once at start. */
export interface Dependencies {
  log: Logger;
  now(): Date;
}
