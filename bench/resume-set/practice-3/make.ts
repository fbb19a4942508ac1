/** Prints the sources with these numbers, or all, writes their labels and names values that the page's text lacks. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Label } from '../label.ts';
import { missingValues, textOfPdf, textOfWord } from '../outside/sources/missing-values.ts';
import { writtenLabel } from '../outside/sources/written-label.ts';
import { printPage } from '../print-page.ts';

const only = process.argv.slice(2);
const here = fileURLToPath(new URL('.', import.meta.url));
const work = mkdtempSync(join(tmpdir(), 'practice-'));

for (const source of readdirSync(here, { recursive: true, encoding: 'utf8' })) {
  const id = /^sources-\w\/(n\d{3,4})\.(?:html|docx\.ts)$/.exec(source)?.[1];
  if (!id) continue;
  if (only.length > 0 && !only.includes(id)) continue;
  const file = `${id}.${source.endsWith('.html') ? 'pdf' : 'docx'}`;
  const page = join(here, source);
  const label: Label = { ...writtenLabel(readFileSync(page, 'utf8'), file), half: 'practice' };
  const target = join(here, file);
  let text: string;
  if (label.format === 'pdf') {
    printPage(page, target, work);
    text = textOfPdf(target);
  } else {
    const { default: document } = await import(page);
    const bytes: Buffer = await document;
    writeFileSync(target, bytes);
    text = await textOfWord(bytes);
  }
  writeFileSync(`${target}.json`, `${JSON.stringify(label, null, 2)}\n`);
  for (const missing of missingValues(label, text)) console.log(`${file}: ${missing}`);
}
rmSync(work, { recursive: true, force: true });
