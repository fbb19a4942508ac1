/** Prints every source beside and writes its label: `node bench/resume-set/practice-3/sources-b/make.ts [n101 …]`. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Label } from '../../label.ts';
import { writtenLabel } from '../../outside/sources/written-label.ts';

const sources = fileURLToPath(new URL('.', import.meta.url));
const only = process.argv.slice(2);
const work = mkdtempSync(join(tmpdir(), 'practice-3-'));

for (const source of readdirSync(sources).filter((name) => /^n\d{3}\.(html|docx\.ts)$/.test(name))) {
  const id = source.slice(0, 4);
  if (only.length > 0 && !only.includes(id)) continue;
  const file = `${id}.${source.endsWith('.html') ? 'pdf' : 'docx'}`;
  const label: Label = { ...writtenLabel(readFileSync(join(sources, source), 'utf8'), file), half: 'practice' };
  const target = join(sources, '..', file);
  if (label.format === 'pdf')
    execFileSync(
      'chromium',
      [
        '--headless',
        '--no-sandbox',
        '--disable-gpu',
        '--no-pdf-header-footer',
        `--user-data-dir=${work}`,
        `--print-to-pdf=${target}`,
        join(sources, source),
      ],
      { stdio: 'pipe' },
    );
  else writeFileSync(target, await (await import(`./${source}`)).default);
  writeFileSync(`${target}.json`, `${JSON.stringify(label, null, 2)}\n`);
}
rmSync(work, { recursive: true, force: true });
