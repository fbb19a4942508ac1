import { z } from 'zod';

/** The environment is invalid. Each line names a variable and the expected value, never the actual one. */
export class EnvironmentProblems extends Error {
  override name = 'EnvironmentProblems';

  constructor(lines: readonly string[]) {
    const count = lines.length === 1 ? 'a problem' : `${lines.length} problems`;
    super(`The environment has ${count}:\n${lines.map((line) => `    ${line}`).join('\n')}`);
  }
}

/** The environment without empty variables. */
type Given = Readonly<Record<string, string>>;

/**
 * Parses the process's configuration from its environment; an empty variable counts as absent. `together` returns
 * problems that involve several variables. Throws EnvironmentProblems with all problems at once.
 */
export function readEnvironment<Shape extends z.ZodObject>(
  shape: Shape,
  environment: Readonly<Record<string, string | undefined>>,
  together: (given: Given) => string[] = () => [],
): z.output<Shape> {
  const given: Given = Object.fromEntries(
    Object.entries(environment).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  );
  const parsed = shape.safeParse(given);
  // one problem per variable: the others mostly follow from the first
  const first = Map.groupBy(parsed.error?.issues ?? [], ({ path }) => path[0]).values();
  const problems = [...first.map(([issue]) => problemOf(issue!, given)), ...together(given)];
  if (parsed.success && problems.length === 0) return parsed.data;
  throw new EnvironmentProblems(problems);
}

function problemOf({ path, code, message }: z.core.$ZodIssue, given: Given): string {
  const name = String(path[0]);
  return code === 'invalid_type' && given[name] === undefined ? `${name} is not set` : `${name} ${message}`;
}

/** A problem if only one of two variables that belong together is set. */
export const bothOrNone = (given: Given, one: string, other: string): string[] =>
  !given[one] === !given[other] ? [] : [`${one} and ${other} must be set together`];

/** The URL of an HTTP server; it may contain credentials. */
export const httpAddress = z.url({ protocol: /^https?$/, error: 'must be an http:// or https:// address' });

/** The lowest level that a process logs. */
export const logLevel = z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info');
