/**
 * F1 of name, email and phone on scans of the one-page PDFs of a set, at 110 to 200 dpi:
 *   node bench/resume-set/score/measure-scans.ts <set> <clean | grainy> [quiet]
 * The errors of a hidden set must not be printed: say `quiet`. Needs poppler.
 */
import { fileURLToPath } from 'node:url';
import { parseResume } from '#indexer/files/resume-parser/parse-resume.ts';
import { readFile } from '#indexer/tasks/parse-resumes/resume-file.ts';
import { isOnePage, lookOf, scanOf } from '../scan-page.ts';
import { compareReading, type FieldResult } from './compare-reading.ts';
import { figuresOf } from './figures.ts';
import { labelsIn, TODAY } from './measure-half.ts';

const [set = '', kind = 'clean', isQuiet] = process.argv.slice(2);
const FIELDS = ['name', 'emails', 'phones'];

const folder = new URL(`../${set}/`, import.meta.url);
const labels = labelsIn(folder).filter(
  ({ file, format }) => format === 'pdf' && isOnePage(fileURLToPath(new URL(file, folder))),
);
const results: FieldResult[] = [];
const started = performance.now();
for (const [at, label] of labels.entries()) {
  const { dpi, grain } = lookOf(at);
  const look = kind === 'grainy' ? { dpi, grain } : { dpi };
  const bytes = await scanOf(fileURLToPath(new URL(label.file, folder)), look);
  const read = await readFile(bytes, new AbortController().signal);
  if ('problem' in read) console.log(`${label.file}: ${read.problem}`);
  const text = 'problem' in read ? '' : read.text;
  const layout = 'problem' in read ? undefined : read.layout;
  const compared = compareReading(label, parseResume(text, TODAY, layout), text);
  for (const result of compared.filter(({ field }) => FIELDS.includes(field))) {
    results.push(result);
    if (isQuiet || result.wrong + result.missed === 0) continue;
    console.log(`${label.file} ${dpi} dpi ${result.field}: read ${result.wrongValues}, not ${result.missedValues}`);
  }
}
const f1 = FIELDS.map((field) => {
  const of = results.filter((each) => each.field === field);
  return [field, { ...figuresOf(of), wrong: of.reduce((sum, { wrong }) => sum + wrong, 0) }] as const;
});
const secondsAPage = Math.round((performance.now() - started) / 100 / labels.length) / 10;
console.log(JSON.stringify({ scans: labels.length, kind, secondsAPage, ...Object.fromEntries(f1) }));
process.exit(0);
