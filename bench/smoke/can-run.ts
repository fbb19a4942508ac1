import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { composeImages } from '#local/testing/compose-images.ts';
import { dockerAnswers } from '#local/testing/docker-answers.ts';
import { docker } from './compose.ts';

/** Built here, from the Dockerfile. */
const OWN_IMAGE = 'talent-search:local';

/** Why the smoke test can't run here, in one line; null if it can. Pulls the images that the engine lacks. */
export async function whyNot(): Promise<string | null> {
  if (!(await dockerAnswers(process.env))) return 'no Docker engine answers';
  if (!(await succeeds('compose', 'version'))) return 'the Docker client has no compose plugin';
  for (const image of officialImages()) {
    if (await succeeds('image', 'inspect', image)) continue;
    console.log(`Pulling ${image}`);
    if (!(await succeeds('pull', '--quiet', image))) return `the image ${image} can't be pulled`;
  }
  return null;
}

function officialImages(): Set<string> {
  const dockerfile = readFileSync(resolve(import.meta.dirname, '../../Dockerfile'), 'utf8');
  const bases = [...dockerfile.matchAll(/^FROM (\S+)/gm)].map((match) => match[1] as string);
  return new Set([...bases, ...composeImages().values()].filter((image) => image !== OWN_IMAGE));
}

function succeeds(...args: string[]): Promise<boolean> {
  return docker(...args).then(
    () => true,
    () => false,
  );
}
