import type { ApiConfig } from './config.ts';

/**
 * The address of a screen, as a mail names it. Never from the request: its Host header could send the reader of a mail
 * to another site.
 */
export const publicAddress = ({ PUBLIC_URL, PORT }: ApiConfig, path: string): string =>
  `${(PUBLIC_URL ?? `http://localhost:${PORT}`).replace(/\/+$/, '')}${path}`;
