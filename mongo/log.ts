import { type DestinationStream, type Logger, pino } from 'pino';

/** The part of a logger that this folder uses; a pino logger satisfies it. */
export interface Log {
  debug(detail: object, message: string): void;
  info(detail: object, message: string): void;
  warn(detail: object, message: string): void;
  error(detail: object, message: string): void;
}

/** The process's log: JSON lines without personal data, on standard output by default. */
export function createLog(
  process: 'api' | 'indexer',
  level: string,
  to: DestinationStream = pino.destination(1),
): Logger {
  const serializers = { err: describeError, cause: describeError };
  return pino({ level, base: { process }, timestamp: pino.stdTimeFunctions.isoTime, serializers }, to);
}

/** Keeps only the error fields that a developer needs. Others contain requests and records: words, names, addresses. */
function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return error === undefined ? undefined : { message: 'not an error' };
  const { name, stack } = error;
  const { code, statusCode } = error as { code?: unknown; statusCode?: unknown };
  return { name, message: withoutValues(error.message), code, statusCode, stack: withoutValues(stack ?? '') };
}

/** Record contents that database drivers repeat in their error messages. */
const VALUES: readonly [RegExp, string][] = [
  [/dup key: \{[^}]*\}/g, 'dup key'],
  [/for value "[\s\S]*?" \(type/g, 'for a value (type'],
  [/Preview of field's value: '[\s\S]*?'/g, 'No preview of its value'],
  [/\(`[^`]*`/g, '(a value'],
];

const withoutValues = (text: string): string =>
  VALUES.reduce((redacted, [pattern, instead]) => redacted.replaceAll(pattern, instead), text);
