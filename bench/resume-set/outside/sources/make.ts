/** Prints every source beside and writes its label: `node bench/resume-set/outside/sources/make.ts`. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { printPage } from '../../print-page.ts';
import { writtenLabel } from './written-label.ts';

const sources = fileURLToPath(new URL('.', import.meta.url));
const only = process.argv.slice(2);
const work = mkdtempSync(join(tmpdir(), 'outside-'));

for (const source of readdirSync(sources).filter((name) => /^o\d{3}\.(html|docx\.ts|doc\.ts)$/.test(name))) {
  const id = source.slice(0, 4);
  if (only.length > 0 && !only.includes(id)) continue;
  const format = source.endsWith('.html') ? 'pdf' : source.split('.')[1]!;
  const file = `${id}.${format}`;
  const label = writtenLabel(readFileSync(join(sources, source), 'utf8'), file);
  const target = join(sources, '..', label.half, file);
  if (format === 'pdf') {
    printPage(join(sources, source), target, work);
  } else {
    const { default: document } = await import(`./${source}`);
    const plain = join(work, `${id}.docx`);
    writeFileSync(format === 'docx' ? target : plain, await document);
    if (format === 'doc') {
      const user = `-env:UserInstallation=file://${work}`;
      execFileSync('soffice', [user, '--headless', '--convert-to', 'doc', '--outdir', work, plain], { stdio: 'pipe' });
      renameSync(join(work, file), target);
    }
  }
  writeFileSync(`${target}.json`, `${JSON.stringify(label, null, 2)}\n`);
}
rmSync(work, { recursive: true, force: true });
