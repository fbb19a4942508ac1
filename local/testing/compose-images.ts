import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parse } from 'yaml';

/** The image of each service in docker-compose.yml, so that tests and product run on the same ones. */
export function composeImages(): Map<string, string> {
  const text = readFileSync(resolve(import.meta.dirname, '../../docker-compose.yml'), 'utf8');
  const { services } = parse(text) as { services: Record<string, { image?: string }> };
  return new Map(Object.entries(services).flatMap(([name, { image }]) => (image ? [[name, image]] : [])));
}
