import type { SessionLogRecord } from '#mongo/models/session-log.ts';

const shown = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Asia/Kolkata' });
const inFigures = new Intl.DateTimeFormat('en-GB', { dateStyle: 'short', timeZone: 'Asia/Kolkata' });

/** An entry's day in words and in figures, and its time, in India, as people would look for it; in lower case. */
export function logText({ createdAt }: Pick<SessionLogRecord, 'createdAt'>): string {
  return `${shown.format(createdAt)} ${inFigures.format(createdAt)}`.toLowerCase();
}
