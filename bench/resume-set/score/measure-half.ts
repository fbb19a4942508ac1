import { readdirSync, readFileSync } from 'node:fs';
import { parseResume } from '#indexer/files/resume-parser/parse-resume.ts';
import { READERS_AT_ONCE } from '#indexer/files/resume-text/resume-readers.ts';
import { readFile } from '#indexer/tasks/parse-resumes/resume-file.ts';
import type { Label } from '../label.ts';
import { compareReading, type FieldResult } from './compare-reading.ts';
import { confidenceOf, figuresOf } from './figures.ts';

/** The day that ends ongoing jobs if a resume has no date. */
export const TODAY = new Date('2026-06-01T00:00:00Z');

export interface Measured {
  label: Label;
  results: FieldResult[];
}

/** The labels in a folder. */
export const labelsIn = (folder: URL): Label[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => JSON.parse(readFileSync(new URL(file, folder), 'utf8')));

/** Reads every file of one half like an upload, and compares it with its label. */
export async function measureFiles(folder: URL, half?: Label['half']): Promise<Measured[]> {
  const waiting = labelsIn(folder).filter((label) => !half || label.half === half);
  const measured: Measured[] = [];
  const work = async () => {
    for (let label = waiting.shift(); label; label = waiting.shift()) {
      const read = await readFile(readFileSync(new URL(label.file, folder)), new AbortController().signal);
      if ('problem' in read) throw new Error(`${label.file}: ${read.problem}`);
      measured.push({ label, results: compareReading(label, parseResume(read.text, TODAY, read.layout), read.text) });
    }
  };
  await Promise.all(Array.from({ length: READERS_AT_ONCE }, work));
  return measured.sort((a, b) => (a.label.file < b.label.file ? -1 : 1));
}

/** F1 by field, by layout and by profession, and the reliability of the confidence. */
export function summaryOf(measured: readonly Measured[]) {
  const all = measured.flatMap(({ results }) => results);
  const fields = [...new Set(all.map(({ field }) => field))];
  const by = (group: 'layout' | 'profession') =>
    Object.fromEntries(
      [...new Set(measured.map(({ label }) => label[group]))].sort().map((value) => {
        const results = measured.filter(({ label }) => label[group] === value).flatMap((each) => each.results);
        const f1 = (field: string) => figuresOf(results.filter((result) => result.field === field)).f1;
        return [value, { jobs: f1('jobs as wholes'), education: f1('education'), skills: f1('skills') }];
      }),
    );
  return {
    files: measured.length,
    fields: Object.fromEntries(fields.map((field) => [field, figuresOf(all.filter((each) => each.field === field))])),
    layouts: by('layout'),
    professions: by('profession'),
    confidence: confidenceOf(all),
  };
}

/** Each hidden set may be measured three times; the others have been used up. */
const HIDDEN = ['outside-9/hidden'] as const;

export type MeasuredSet =
  | 'seen'
  | 'practice'
  | 'practice-2'
  | 'practice-3'
  | 'practice-4'
  | 'practice-5'
  | 'practice-6'
  | 'practice-7'
  | 'outside/seen'
  | 'outside-3/hidden'
  | 'outside-4/hidden'
  | 'outside-5/hidden'
  | 'outside-6/hidden'
  | 'outside-7/hidden'
  | 'outside-8/hidden'
  | (typeof HIDDEN)[number];

/** Measures one set of files. The errors of a hidden set are not printed. */
export async function measureSet(set: MeasuredSet) {
  const measured = await measureFiles(new URL(`../${set}/`, import.meta.url));
  if (HIDDEN.some((hidden) => hidden === set)) {
    console.log(`Record this run of ${set} in its table of bench/resume-set/README.md.`);
  } else printErrors(measured);
  if (set !== 'seen') return summaryOf(measured);
  const scans = await measureFiles(new URL('../scans/', import.meta.url), set);
  printErrors(scans);
  return { ...summaryOf(measured), scans: summaryOf(scans).fields };
}

function printErrors(measured: readonly Measured[]): void {
  for (const { label, results } of measured) {
    for (const { field, wrongValues, missedValues } of results) {
      if (wrongValues.length + missedValues.length === 0) continue;
      const read = JSON.stringify(wrongValues);
      console.log(`${label.file} (${label.layout}) ${field}: read ${read}, not ${JSON.stringify(missedValues)}`);
    }
  }
}
