import { readFileSync } from 'node:fs';

/** The rows of a file with one JSON value a line; the fields named in `dates` become dates. */
export function readLines<Row>(file: URL, dates: ReadonlySet<string>): Row[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line, (key, value) => (dates.has(key) ? new Date(value) : value)));
}
