/**
 * `node bench/resume-set/add-labelled-file.ts <set> <file> <label> <writer> [own]`: copies a finished resume into
 * a practice or outside set, reads its label from the short notation (outside/sources/written-label.ts) and names the
 * values that its text lacks. The layout is another person's template unless it is said to be the author's `own`.
 */
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Label } from './label.ts';
import { missingValues, textOfPdf, textOfWord } from './outside/sources/missing-values.ts';
import { writtenLabel } from './outside/sources/written-label.ts';

const [set = '', source = '', notation = '', writer = '', layoutBy = 'template'] = process.argv.slice(2);
const folders: Record<string, { path: string; half: Label['half'] }> = {
  'practice-4': { path: 'practice-4', half: 'practice' },
  'practice-5': { path: 'practice-5', half: 'practice' },
  'practice-6': { path: 'practice-6', half: 'practice' },
  'practice-7': { path: 'practice-7', half: 'practice' },
  'outside-6': { path: 'outside-6/hidden', half: 'hidden' },
  'outside-7': { path: 'outside-7/hidden', half: 'hidden' },
  'outside-8': { path: 'outside-8/hidden', half: 'hidden' },
  'outside-9': { path: 'outside-9/hidden', half: 'hidden' },
};
const writers: readonly Label['writtenBy'][] = [
  'chromium',
  'libreoffice',
  'docx writer',
  'latex',
  'typst',
  'pandoc',
  'weasyprint',
  'groff',
];
const folder = folders[set];
const writtenBy = writers.find((each) => each === writer);
if (!folder || !writtenBy) throw new Error(`sets: ${Object.keys(folders).join(', ')}; writers: ${writers.join(', ')}`);

const file = basename(source);
const label: Label = {
  ...writtenLabel(readFileSync(notation, 'utf8'), file),
  layoutBy: layoutBy === 'own' ? 'own' : 'template',
  writtenBy,
  half: folder.half,
};
const target = fileURLToPath(new URL(`${folder.path}/`, import.meta.url));
mkdirSync(target, { recursive: true });
copyFileSync(source, join(target, file));
writeFileSync(join(target, `${file}.json`), `${JSON.stringify(label, null, 2)}\n`);
for (const missing of missingValues(label, await textOf())) console.log(`${file}: ${missing}`);

async function textOf(): Promise<string> {
  if (label.format === 'pdf') return textOfPdf(source);
  if (label.format === 'docx') return textOfWord(readFileSync(source));
  const work = mkdtempSync(join(tmpdir(), 'labelled-'));
  try {
    const user = `-env:UserInstallation=file://${work}`;
    execFileSync('soffice', [user, '--headless', '--convert-to', 'docx', '--outdir', work, source], { stdio: 'pipe' });
    return await textOfWord(readFileSync(join(work, `${file}x`)));
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}
