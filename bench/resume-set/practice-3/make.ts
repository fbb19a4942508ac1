/** Prints the sources with these numbers, or all, writes their labels and names values that the page's text lacks. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import JSZip from 'jszip';
import type { Label } from '../label.ts';
import { writtenLabel } from '../outside/sources/written-label.ts';
import { printPage } from '../print-page.ts';

const only = process.argv.slice(2);
const here = fileURLToPath(new URL('.', import.meta.url));
const work = mkdtempSync(join(tmpdir(), 'practice-'));
const plain = (text: string) => text.toLowerCase().replaceAll(/[\s\u00ad]+/g, '');

async function wordText(file: string) {
  const zip = await JSZip.loadAsync(readFileSync(file));
  const parts = await Promise.all(
    zip.file(/^word\/(document|header|footer)\.xml$/).map((part) => part.async('string')),
  );
  return parts
    .join(' ')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&amp;', '&');
}

function lacking(label: Label, text: string) {
  const page = plain(text);
  const values = [
    label.name,
    ...label.emails,
    ...label.skills,
    ...label.skillsAlsoAccepted,
    ...label.languages,
    ...label.certifications,
    ...label.preferredPlaces,
    ...label.jobs.flatMap(({ title, employer, place, from, to }) => [
      title,
      employer,
      place,
      from.slice(2, 4),
      to?.slice(2, 4),
    ]),
    ...label.education.flatMap(({ degree, branch, institute, board, year, marks }) => [
      degree,
      branch,
      institute,
      board,
      String(year).slice(2),
      marks,
    ]),
    label.linkedIn,
    label.gitHub,
    label.place,
  ];
  const digits = page.replaceAll(/\D/g, '');
  return [
    ...values.filter((value) => value && !page.includes(plain(value))),
    ...label.phones.map(({ number }) => number).filter((number) => !digits.includes(number)),
  ];
}

for (const source of readdirSync(here, { recursive: true, encoding: 'utf8' })) {
  const id = /^sources-\w\/(n\d{3,4})\.(?:html|docx\.ts)$/.exec(source)?.[1];
  if (!id) continue;
  if (only.length > 0 && !only.includes(id)) continue;
  const file = `${id}.${source.endsWith('.html') ? 'pdf' : 'docx'}`;
  const page = join(here, source);
  const label: Label = { ...writtenLabel(readFileSync(page, 'utf8'), file), person: id, half: 'practice' };
  const target = join(here, file);
  if (label.format === 'pdf') {
    printPage(page, target, work);
  } else {
    const { default: document } = await import(page);
    writeFileSync(target, await document);
  }
  writeFileSync(`${target}.json`, `${JSON.stringify(label, null, 2)}\n`);
  const text =
    label.format === 'pdf'
      ? execFileSync('pdftotext', ['-layout', target, '-'], { encoding: 'utf8' })
      : await wordText(target);
  const missing = lacking(label, text);
  if (missing.length > 0) console.warn(`${file} lacks ${missing.join(', ')}`);
}
rmSync(work, { recursive: true, force: true });
