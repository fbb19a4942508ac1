import { z } from 'zod';

/** The environment can't be used; each line names a variable and what it must be, never what it was. */
export class EnvironmentProblems extends Error {
  override name = 'EnvironmentProblems';

  constructor(lines: readonly string[]) {
    const count = lines.length === 1 ? 'a problem' : `${lines.length} problems`;
    super(`The environment has ${count}:\n${lines.map((line) => `    ${line}`).join('\n')}`);
  }
}

/** What a process was given, without what is empty. */
type Given = Readonly<Record<string, string>>;

/**
 * A process's configuration out of its environment, by its own shape; an empty variable counts as absent. `together`
 * names problems of variables that the shape can't see, such as one that needs another. Throws EnvironmentProblems with
 * all of both at once.
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
  // of a variable with several the first is enough: the others mostly follow from it
  const first = Map.groupBy(parsed.error?.issues ?? [], ({ path }) => path[0]).values();
  const problems = [...first.map(([issue]) => problemOf(issue!, given)), ...together(given)];
  if (parsed.success && problems.length === 0) return parsed.data;
  throw new EnvironmentProblems(problems);
}

function problemOf({ path, code, message }: z.core.$ZodIssue, given: Given): string {
  const name = String(path[0]);
  return code === 'invalid_type' && given[name] === undefined ? `${name} is not set` : `${name} ${message}`;
}

/** For variables that go together: a problem where one of the two is given without the other. */
export const bothOrNone = (given: Given, one: string, other: string): string[] =>
  !given[one] === !given[other] ? [] : [`${one} and ${other} go together`];

/** The address of something that speaks HTTP; it may carry credentials. */
export const httpAddress = z.url({ protocol: /^https?$/, error: 'must be an http:// or https:// address' });

/** From what on a process writes to its log. */
export const logLevel = z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info');
