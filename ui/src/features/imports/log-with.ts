/** Lines kept on the page: a long import must not fill the browser. */
const MOST_LINES = 500;

/** The log with a line more, unless that says just what the last one does. */
export const logWith = (log: string[], line: string): string[] =>
  log.at(-1) === line ? log : [...log, line].slice(-MOST_LINES);
