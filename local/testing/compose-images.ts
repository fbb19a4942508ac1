import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** The image of each service in docker-compose.yml, so that tests and product run on the same ones. */
export function composeImages(): Map<string, string> {
  const images = new Map<string, string>();
  let service = '';
  for (const line of readFileSync(resolve(import.meta.dirname, '../../docker-compose.yml'), 'utf8').split('\n')) {
    service = /^ {2}(\S+):$/.exec(line)?.[1] ?? service;
    const image = /^ {4}image: (\S+)$/.exec(line)?.[1];
    if (image) images.set(service, image);
  }
  return images;
}
