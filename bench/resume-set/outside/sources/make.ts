/**
 * Prints every source of `outside` or of the folder named first, and writes its label. Values of a label that the page's
 * text lacks are named, to be read by eye: `node bench/resume-set/outside/sources/make.ts [outside-2] [o001 …]`.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { printPage } from '../../print-page.ts';
import { missingValues, textOfPdf, textOfWord } from './missing-values.ts';
import { writtenLabel } from './written-label.ts';

const given = process.argv.slice(2);
const folder = given[0]?.startsWith('outside') ? given.shift()! : 'outside';
const sources = fileURLToPath(new URL(`../../${folder}/sources/`, import.meta.url));
const work = mkdtempSync(join(tmpdir(), 'outside-'));

for (const source of readdirSync(sources).filter((name) => /^[oq]\d{3}\.(html|docx\.ts|doc\.ts)$/.test(name))) {
  const id = source.slice(0, 4);
  if (given.length > 0 && !given.includes(id)) continue;
  const format = source.endsWith('.html') ? 'pdf' : source.split('.')[1]!;
  const file = `${id}.${format}`;
  const label = writtenLabel(readFileSync(join(sources, source), 'utf8'), file);
  const target = join(sources, '..', label.half, file);
  let text: string;
  if (format === 'pdf') {
    printPage(join(sources, source), target, work);
    text = textOfPdf(target);
  } else {
    const { default: document } = await import(join(sources, source));
    const plain = join(work, `${id}.docx`);
    const bytes: Buffer = await document;
    writeFileSync(format === 'docx' ? target : plain, bytes);
    text = await textOfWord(bytes);
    if (format === 'doc') {
      const user = `-env:UserInstallation=file://${work}`;
      execFileSync('soffice', [user, '--headless', '--convert-to', 'doc', '--outdir', work, plain], { stdio: 'pipe' });
      renameSync(join(work, file), target);
    }
  }
  writeFileSync(`${target}.json`, `${JSON.stringify(label, null, 2)}\n`);
  for (const missing of missingValues(label, text)) console.log(`${file}: ${missing}`);
}
rmSync(work, { recursive: true, force: true });
