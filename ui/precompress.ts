import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
/** Below this size, compression saves almost nothing. */
const LEAST_BYTES = 256;

/** Writes maximally compressed `.br` and `.gz` files next to each script, style sheet and SVG, once per build. */
export function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    async writeBundle({ dir }, bundle) {
      if (!dir) throw new Error('The screens are built into a folder.');
      const files = Object.keys(bundle).filter((name) => /\.(js|css|svg)$/.test(name));
      await Promise.all(
        files.map(async (name) => {
          const path = join(dir, name);
          const content = await readFile(path);
          if (content.length < LEAST_BYTES) return;
          await writeFile(`${path}.br`, await brotli(content));
          await writeFile(`${path}.gz`, await zip(content, { level: 9 }));
        }),
      );
    },
  };
}
