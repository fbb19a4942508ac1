import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
/** Folders that each folder of the screens may import; a feature may also import itself. */
const mayImport: Record<string, readonly string[]> = {
  app: ['app', 'pages', 'features', 'components', 'lib'],
  pages: ['pages', 'features', 'components', 'lib'],
  features: ['components', 'lib'],
  components: ['components', 'lib'],
  lib: ['lib'],
};
const IMPORT = /(?:from\s+|import\s+|import\()'(#ui\/[^']+)'/g;

interface Import {
  file: string;
  imported: string;
}

function importsOfScreens(): Import[] {
  const files = globSync('**/*.{ts,tsx}', { cwd: root });
  return files.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(IMPORT)].map(([, imported = '']) => ({
      file,
      imported: imported.slice('#ui/'.length),
    })),
  );
}

function isAllowed({ file, imported }: Import): boolean {
  const [folder = '', feature] = file.split('/');
  const [otherFolder = '', otherFeature] = imported.split('/');
  if (folder === 'features' && otherFolder === 'features') return feature === otherFeature;
  return mayImport[folder]?.includes(otherFolder) ?? false;
}

test('the rule covers every folder of the screens', () => {
  const folders = readdirSync(root, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(folders.map(({ name }) => name).sort()).toEqual(Object.keys(mayImport).sort());
  expect(importsOfScreens().length).toBeGreaterThan(500);
});

test('features never import each other, and nothing imports a folder above its own', () => {
  const refused = importsOfScreens().filter((one) => !isAllowed(one));
  expect(refused.map(({ file, imported }) => `${file} imports ${imported}`)).toEqual([]);
});
