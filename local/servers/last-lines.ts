import { existsSync, readFileSync } from 'node:fs';

/**
 * The last lines of a log without stack frames, indented for use below a message; only matching lines if there are any.
 */
export function lastLines(file: string, count: number, matching?: RegExp): string {
  const all = existsSync(file) ? readFileSync(file, 'utf8').trimEnd().split('\n') : [];
  const telling = all.filter((line) => !/^\s+at /.test(line));
  const matches = matching ? telling.filter((line) => matching.test(line)) : [];
  const lines = (matches.length > 0 ? matches : telling).slice(-count);
  return lines.map((line) => `    ${line}`).join('\n') || '    (its log is empty)';
}
