/** The secrets of the configuration. What is signed, hashed or sealed by either is valid; new things use the current one. */
export interface Secrets {
  current: Uint8Array;
  /** The current one, then the former one for as long as it is configured. */
  all: readonly Uint8Array[];
}

export function secretsOf(current: string, former?: string): Secrets {
  const [first, second] = [current, former].map((secret) => new TextEncoder().encode(secret));
  return { current: first!, all: former ? [first!, second!] : [first!] };
}
