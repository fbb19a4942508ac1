/** `node e2e/pictures.ts <folder> [part of a name]`: screenshots of every screen, light and dark, wide and narrow. */
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Browser } from 'playwright-core';
import { buildUi } from '#local/start/build-ui.ts';
import startTestServers from '#local/testing/test-servers.ts';
import { openBrowser } from './support/browser.ts';
import { addDemoContent } from './support/demo-content.ts';
import { type PictureSet, pictureSets, takePictures } from './support/picture-sets.ts';
import { startProduct } from './support/product.ts';

const [folder, part = ''] = process.argv.slice(2);
if (!folder) throw new Error('Give the folder that the pictures go to.');

const stopServers = await startTestServers();
await buildUi(resolve('var/test/ui-build.log'), console.log);
const product = await startProduct();
try {
  await addDemoContent(product);
  const browser = await openBrowser();
  for (const set of pictureSets) await takeSet(browser, set);
  await browser.close();
} finally {
  await product.stop();
  await stopServers();
}

async function takeSet(browser: Browser, set: PictureSet): Promise<void> {
  const into = join(resolve(folder ?? ''), set.viewer.replace(' ', '-'));
  mkdirSync(into, { recursive: true });
  for (const line of await takePictures(browser, product.url, set, into, part)) console.log(line);
}
