import { readdirSync, readFileSync } from 'node:fs';
import { parseResume } from '#indexer/files/resume-parser/parse-resume.ts';
import { layoutToLines } from '#indexer/files/resume-parser/resume-lines.ts';
import { splitSideHeadings } from '#indexer/files/resume-parser/section-styles.ts';
import { composeReadings } from '#indexer/files/resume-parser/sequence-model/compose-entries.ts';
import { labelPage } from '#indexer/files/resume-parser/sequence-model/label-page.ts';
import { readModel } from '#indexer/files/resume-parser/sequence-model/model-file.ts';
import { readFile } from '#indexer/tasks/parse-resumes/resume-file.ts';
import type { Label } from '../label.ts';
import { compareReading, type FieldResult } from '../score/compare-reading.ts';
import { figuresOf } from '../score/figures.ts';
import { TRAINING_SETS } from './training-sets.ts';

/**
 * `node measure-fold.ts <model file> <fold>`: F1 of the model alone, without the rules, in the layouts that its
 * training left out (train.py --fold). Its own fields only.
 */
const [file = '', fold = '0'] = process.argv.slice(2);
const FOLDS = 4;
const FIELDS = ['name', 'skills', 'titles', 'employers', 'dates', 'jobs as wholes', 'education', 'languages'];
const TODAY = new Date('2026-06-01T00:00:00Z');

const model = readModel(readFileSync(file));
const labels = TRAINING_SETS.flatMap((set) => {
  const folder = new URL(`../${set}/`, import.meta.url);
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return names.map((name) => ({ folder, label: JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as Label }));
});
const layouts = [...new Set(labels.map(({ label }) => label.layout))].toSorted();
const results: FieldResult[] = [];
let files = 0;
for (const { folder, label } of labels) {
  if (layouts.indexOf(label.layout) % FOLDS !== Number(fold)) continue;
  const read = await readFile(readFileSync(new URL(label.file, folder)), new AbortController().signal);
  if ('problem' in read || !read.layout) throw new Error(`${label.file} has no layout`);
  const lines = splitSideHeadings(layoutToLines(read.layout));
  const byModel = composeReadings(labelPage(lines, model), read.text);
  results.push(...compareReading(label, { ...parseResume(read.text, TODAY, read.layout), ...byModel }, read.text));
  files++;
}
const f1 = FIELDS.map((field) => [field, figuresOf(results.filter((each) => each.field === field)).f1]);
console.log(JSON.stringify({ files, ...Object.fromEntries(f1) }));
process.exit(0);
