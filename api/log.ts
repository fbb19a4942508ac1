import { type Logger, pino } from 'pino';

/** The process's log: JSON lines on standard output, without personal data. */
export function createLog(level: string): Logger {
  return pino({
    level,
    base: { process: 'api' },
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: describeError, cause: describeError },
  });
}

/** Of an error what a developer needs. Its other fields hold requests and records: words, names, addresses. */
function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return error === undefined ? undefined : { message: 'not an error' };
  const { name, stack } = error;
  const { code, statusCode } = error as { code?: unknown; statusCode?: unknown };
  return { name, message: withoutValues(error.message), code, statusCode, stack: withoutValues(stack ?? '') };
}

/** MongoDB repeats the key that was taken: an email address, for instance. */
function withoutValues(text: string): string {
  return text.replaceAll(/dup key: \{[^}]*\}/g, 'dup key');
}
