import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { isPortFree } from '#local/servers/free-port.ts';

export const ADMIN = { email: 'admin@smoke.example', password: `Smoke-${randomBytes(12).toString('hex')}@1A` };

const FIRST_PORT = 18_080;
const APIS = 2;

/** A filled-in copy of .env.example: every password is random, and ports are free ones. */
export async function smokeEnvironment(): Promise<string> {
  const ports = await freePorts(APIS + 1);
  const chosen: Record<string, string> = {
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
    API_PORTS: `${ports}-${ports + APIS - 1}`,
    MAILPIT_PORT: String(ports + APIS),
  };
  const example = readFileSync(resolve(import.meta.dirname, '../../.env.example'), 'utf8');
  return example.replaceAll(/^(\w+)=(.*)$/gm, (_, name: string, usual: string) => {
    const isSecret = /PASSWORD$|^SESSION_SECRET$/.test(name);
    return `${name}=${chosen[name] ?? (isSecret ? randomBytes(24).toString('hex') : usual)}`;
  });
}

/** The first of `count` ports in a row. */
async function freePorts(count: number): Promise<number> {
  for (let first = FIRST_PORT; ; first += count) {
    const row = Array.from({ length: count }, (_, at) => isPortFree(first + at, '127.0.0.1'));
    if ((await Promise.all(row)).every(Boolean)) return first;
  }
}
