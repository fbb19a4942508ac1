/** The value at `presentAddress.city`; undefined where the way there ends. */
export function atPath(values: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], values);
}

/** The values with another one at `presentAddress.city`; the former stay as they are. */
export function withPath<Values extends object>(values: Values, path: string, value: unknown): Values {
  const [key = '', ...rest] = path.split('.');
  const inner = (values as Record<string, unknown>)[key];
  return { ...values, [key]: rest.length === 0 ? value : withPath(inner as object, rest.join('.'), value) };
}
