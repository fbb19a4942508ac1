/**
 * Prints every page of the set and writes its labels.
 *   node bench/resume-set/make-files.ts <folder of themes> [file ...]
 * It needs Chromium (CHROMIUM_PATH), LibreOffice Writer (soffice) and poppler's pdftotext. README.md lists versions.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import JSZip from 'jszip';
import { chromium } from 'playwright-core';
import { type Assignment, assignmentsOf, type Half } from './assignments.ts';
import { type Label, labelOf } from './label.ts';
import { factsOf } from './layouts/facts.ts';
import { htmlOf, runningHtml } from './layouts/html-page.ts';
import type { Page } from './layouts/page-model.ts';
import { wordOf } from './layouts/word-page.ts';
import type { Person } from './person.ts';
import { jsonResumeOf, renderTheme, shownBy, themeStyle } from './themes.ts';

const themeFolder = resolve(process.argv[2] ?? 'themes');
const only = process.argv.slice(3);
const here = new URL('.', import.meta.url).pathname;
const work = mkdtempSync(join(tmpdir(), 'resume-set-'));
const warnings: string[] = [];
const inWork = (name: string) => join(work, name);
const stem = (file: string) => file.replace(/\.\w+$/, '');

/** Themes print one email and one phone. */
const forTheme = (person: Person): Person => ({
  ...person,
  emails: person.emails.slice(0, 1),
  phones: person.phones.slice(0, 1),
});
const withoutRemote = (html: string) =>
  html
    .replace(/<script[\s\S]*?<\/script>/g, '')
    .replace(/<link[^>]*>/g, '')
    .replace(/<img[^>]*>/g, '')
    .replace(/@import[^;]*;/g, '');

/** Only DOCX files keep tracked changes: printed ones show the result. */
const withoutChanges = (page: Page): Page =>
  JSON.parse(JSON.stringify(page, (key, value) => (key === 'deleted' ? undefined : value)));

function office(format: string, files: string[], filter?: string) {
  if (files.length === 0) return;
  const options = [
    '--headless',
    `-env:UserInstallation=file://${work}/office`,
    ...(filter ? [`--infilter=${filter}`] : []),
    '--convert-to',
    format,
    '--outdir',
    work,
  ];
  execFileSync('nice', ['soffice', ...options, ...files], { stdio: 'ignore', timeout: 540_000 });
}

async function wordText(path: string) {
  const zip = await JSZip.loadAsync(readFileSync(path));
  const parts = Object.keys(zip.files).filter((name) => /^word\/(document|header\d|footer\d)\.xml$/.test(name));
  const xml = await Promise.all(parts.map((name) => zip.file(name)!.async('string')));
  return xml
    .join(' ')
    .replace(/<w:del .*?<\/w:del>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&amp;/g, '&')
    .replace(/&apos;/g, "'")
    .replace(/&quot;/g, '"');
}

const all: Assignment[] = (['seen', 'hidden'] as Half[])
  .flatMap(assignmentsOf)
  .filter(({ file }) => only.length === 0 || only.includes(file));
const labels = new Map<string, Label>();
const pages = new Map<string, Page>();
for (const each of all) {
  if (each.by === 'theme') {
    const html = await renderTheme(
      themeFolder,
      each.theme,
      jsonResumeOf(forTheme(each.person), each.theme, themeStyle(each.theme)),
    );
    writeFileSync(inWork(`${stem(each.file)}.html`), each.isByOffice ? withoutRemote(html) : html);
    continue;
  }
  const facts = factsOf(each.person, each.layout.style);
  const page: Page = { design: each.layout.design, ...each.layout.page(facts) };
  pages.set(each.file, page);
  const isWritten = each.format !== 'pdf' || each.isByOffice;
  if (isWritten)
    writeFileSync(inWork(`${stem(each.file)}.docx`), await wordOf(each.isByOffice ? withoutChanges(page) : page));
  else writeFileSync(inWork(`${stem(each.file)}.html`), htmlOf(page));
  const writtenBy = each.isByOffice ? 'libreoffice' : isWritten ? 'docx writer' : 'chromium';
  labels.set(
    each.file,
    labelOf(each.person, facts.shown, each.layout.style, {
      file: each.file,
      format: each.format,
      layout: each.layout.id,
      layoutBy: 'own',
      writtenBy,
    }),
  );
}

const printed = all.filter(({ format, isByOffice }) => format === 'pdf' && !isByOffice);
if (printed.length) {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const context = await browser.newContext();
  await context.route('**/*', (route) =>
    /^(file|data):/.test(route.request().url()) ? route.continue() : route.abort(),
  );
  const tab = await context.newPage();
  for (const { file } of printed) {
    await tab.goto(`file://${inWork(`${stem(file)}.html`)}`, { waitUntil: 'load' });
    const page = pages.get(file);
    const margin = page && `${page.design.margin}mm`;
    await tab.pdf({
      path: inWork(file),
      format: 'A4',
      printBackground: true,
      ...(page &&
        margin && {
          margin: { top: page.header ? '26mm' : margin, bottom: margin, left: margin, right: margin },
          displayHeaderFooter: Boolean(page.header ?? page.footer ?? page.footerHasNumber),
          headerTemplate: runningHtml(page.header, page.design),
          footerTemplate: runningHtml(page.footer, page.design, page.footerHasNumber),
        }),
    });
  }
  await browser.close();
}

const sources = (by: 'theme' | 'own', format: string) =>
  all
    .filter((each) => each.isByOffice && each.by === by && each.format === format)
    .map(({ file }) => inWork(`${stem(file)}.${by === 'theme' ? 'html' : 'docx'}`));
const HTML = 'HTML (StarWriter)';
office('docx:MS Word 2007 XML', sources('theme', 'docx'), HTML);
office('doc:MS Word 97', sources('theme', 'doc'), HTML);
office('pdf', sources('own', 'pdf'));
office('doc:MS Word 97', sources('own', 'doc'));
office(
  'txt:Text (encoded):UTF8',
  sources('theme', 'doc').map((path) => path.replace('.html', '.doc')),
);

async function textOf(file: string, by: 'theme' | 'own') {
  if (file.endsWith('.pdf')) return execFileSync('pdftotext', ['-raw', inWork(file), '-'], { encoding: 'utf8' });
  if (by === 'theme' && file.endsWith('.doc')) return readFileSync(inWork(`${stem(file)}.txt`), 'utf8');
  return wordText(inWork(`${stem(file)}.docx`));
}

const squeeze = (text: string) => text.toLowerCase().replace(/\s+/g, '');
for (const each of all) {
  const { file, format, person } = each;
  const text = await textOf(file, each.by);
  if (each.by === 'theme') {
    const written = themeStyle(each.theme);
    const owner = forTheme(person);
    const { shown, warnings: found } = shownBy(text, owner, each.theme);
    warnings.push(...found.map((warning) => `${file} ${warning}`));
    const label = labelOf(owner, shown, written, {
      file,
      format,
      layout: each.theme.id,
      layoutBy: 'theme',
      writtenBy: each.isByOffice ? 'libreoffice' : 'chromium',
    });
    // A theme has one field for a branch, in which a school has its board.
    label.education = label.education.map((course, at) => ({
      ...course,
      board: person.education[at]!.branch ? null : course.board,
    }));
    if (each.theme.dates === 'start') label.jobs = label.jobs.map((job) => ({ ...job, to: null, current: false }));
    labels.set(file, label);
  } else {
    const label = labels.get(file)!;
    const page = squeeze(text);
    const values = [
      label.name,
      ...label.emails,
      ...label.skills,
      ...label.languages,
      ...label.jobs.flatMap(({ title, employer }) => [title, employer]),
      ...label.education.map(({ institute }) => institute ?? ''),
    ];
    const missing = values.filter(
      (value) => !page.includes(squeeze(value)) && !page.includes(squeeze(value.toUpperCase())),
    );
    if (missing.length) warnings.push(`${file} ${label.layout}: not on the page: ${missing.join('; ')}`);
  }
}

for (const { file, half } of all) {
  const folder = join(here, half);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, basename(file)), readFileSync(inWork(file)));
  writeFileSync(join(folder, `${file}.json`), `${JSON.stringify(labels.get(file), null, 1)}\n`);
}
renameSync(work, `${work}-done`);
rmSync(`${work}-done`, { recursive: true });
console.log(`${all.length} files`);
for (const warning of warnings) console.log(warning);
