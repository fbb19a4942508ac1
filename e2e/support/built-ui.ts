import { resolve } from 'node:path';
import { buildUi } from '#local/start/build-ui.ts';

/** Builds the screens once for all files. */
export default async function setup(): Promise<void> {
  await buildUi(resolve('var/test/ui-build.log'), (line) => console.log(line));
}
