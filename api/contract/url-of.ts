import type { Contract } from './define-contract.ts';

/** The call's address under `base`: parameters put in, query appended; null and undefined values are left out. */
export function urlOf(
  contract: Contract,
  input: { params?: Record<string, unknown>; query?: Record<string, unknown> },
  base = '/api',
): string {
  const path = contract.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(input.params?.[name])),
  );
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input.query ?? {})) {
    if (value !== null && value !== undefined) query.append(name, String(value));
  }
  return base + path + (query.size > 0 ? `?${query}` : '');
}
