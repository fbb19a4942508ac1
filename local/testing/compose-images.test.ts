import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { composeImages } from './compose-images.ts';

const root = resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(resolve(root, file), 'utf8');

it('finds the images of the tests if Docker is available', () => {
  const images = composeImages();
  expect(images.get('mongo')).toMatch(/^mongo:8/);
  expect(images.get('kafka')).toMatch(/^apache\/kafka:4\./);
  expect(images.get('elasticsearch')).toMatch(/\/elasticsearch:9\./);
});

it('pins every image to a patch version', () => {
  const compose = [...composeImages().values()].filter((image) => image !== 'talent-search:local');
  const bases = [...read('Dockerfile').matchAll(/^FROM (\S+)/gm)].map((match) => match[1]);
  expect(compose.length).toBeGreaterThan(3);
  expect([...compose, ...bases].filter((image) => !/:v?\d+\.\d+\.\d+(?:-[a-z-]+)?$/.test(image ?? ''))).toEqual([]);
});

it('gives no secret a default', () => {
  const references = [...read('docker-compose.yml').matchAll(/\$\{(\w*(?:PASSWORD|SECRET)\w*)(.*?)\}/g)];
  expect(references.length).toBeGreaterThan(5);
  // an optional one is empty
  expect(references.filter(([, , rest]) => rest !== ':-' && !rest?.startsWith(':?'))).toEqual([]);
});

it('names every variable of the compose file in .env.example', () => {
  const wanted = new Set([...read('docker-compose.yml').matchAll(/\$\{(\w+)/g)].map((match) => match[1]));
  const offered = [...read('.env.example').matchAll(/^(\w+)=/gm)].map((match) => match[1]);
  expect(offered.sort()).toEqual([...wanted].sort());
});
