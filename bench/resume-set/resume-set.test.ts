import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Label } from './label.ts';

const folder = (name: string) => new URL(`${name}/`, import.meta.url);
const filesIn = (name: string, ending: RegExp) => readdirSync(folder(name)).filter((file) => ending.test(file));
const labelsIn = (name: string): Label[] =>
  filesIn(name, /\.json$/).map((file) => JSON.parse(readFileSync(new URL(file, folder(name)), 'utf8')));
const seen = labelsIn('seen');
const hidden = labelsIn('hidden');
const all = [...seen, ...hidden];
const outside2 = labelsIn('outside-2/hidden');
const distinct = <T>(values: readonly T[]) => new Set(values);
const shared = (field: 'layout' | 'profession' | 'person') => {
  const ofSeen = distinct(seen.map((label) => label[field]));
  return [...distinct(hidden.map((label) => label[field]))].filter((value) => ofSeen.has(value));
};

describe('the labelled set', () => {
  test.each([
    ['seen', /\.(pdf|docx|doc)$/, /\.json$/],
    ['hidden', /\.(pdf|docx|doc)$/, /\.json$/],
    ['practice', /\.(pdf|docx|doc)$/, /\.json$/],
    ['practice-2', /\.(pdf|docx|doc)$/, /\.json$/],
    ['practice-3', /\.(pdf|docx|doc)$/, /\.json$/],
    ['practice-4', /\.(pdf|docx|doc)$/, /\.json$/],
    ['practice-5', /\.(pdf|docx|doc)$/, /\.json$/],
    ['practice-6', /\.(pdf|docx|doc)$/, /\.json$/],
    ['practice-7', /\.(pdf|docx|doc)$/, /\.json$/],
    ['outside/seen', /\.(pdf|docx|doc)$/, /\.json$/],
    ['outside/hidden', /\.(pdf|docx|doc)$/, /\.json$/],
    ['outside-2/hidden', /\.(pdf|docx|doc)$/, /\.json$/],
    ['outside-3/hidden', /\.(pdf|docx|doc)$/, /\.json$/],
    ['outside-4/hidden', /\.(pdf|docx|doc)$/, /\.json$/],
    ['outside-5/hidden', /\.(pdf|docx|doc)$/, /\.json$/],
    ['outside-6/hidden', /\.(pdf|docx|doc)$/, /\.json$/],
    ['outside-7/hidden', /\.(pdf|docx|doc)$/, /\.json$/],
    ['outside-8/hidden', /\.(pdf|docx|doc)$/, /\.json$/],
    ['outside-9/hidden', /\.(pdf|docx|doc)$/, /\.json$/],
    ['scans', /\.pdf$/, /\.json$/],
    ['spreadsheets', /\.(xlsx|xls|csv)$/, /\.jsonl$/],
  ])('has a label for every file in %s and a file for every label', (name, file, label) => {
    const labelled = filesIn(name, label).map((each) => each.replace(label, ''));
    expect(labelled.sort()).toEqual(filesIn(name, file).sort());
  });

  test.each(['layout', 'profession', 'person'] as const)('has no %s in both halves', (field) => {
    expect(shared(field)).toEqual([]);
  });

  test.each([
    ['160 resumes', () => all.length, 160],
    ['60 layouts', () => distinct(all.map(({ layout }) => layout)).size, 60],
    ['30 professions', () => distinct(all.map(({ profession }) => profession)).size, 30],
    ['10 scans', () => labelsIn('scans').length, 10],
    ['12 spreadsheets', () => filesIn('spreadsheets', /\.jsonl$/).length, 12],
  ])('has at least %s', (_, count, least) => {
    expect(count()).toBeGreaterThanOrEqual(least);
  });

  test('has at least half of its layouts from other authors, and two thirds of its resumes outside IT', () => {
    const layouts = new Map(all.map(({ layout, layoutBy }) => [layout, layoutBy]));
    const byOthers = [...layouts.values()].filter((by) => by === 'theme').length;
    expect(byOthers).toBeGreaterThanOrEqual(layouts.size / 2);
    expect(all.filter(({ isIT }) => !isIT).length).toBeGreaterThanOrEqual((all.length * 2) / 3);
  });

  test.each(['pdf', 'docx', 'doc'] as const)('has %s files in both halves', (format) => {
    for (const half of [seen, hidden])
      expect(half.filter((label) => label.format === format).length).toBeGreaterThan(10);
  });

  test.each(['fresher', 'junior', 'mid', 'senior', 'veteran'] as const)('has %s people in both halves', (level) => {
    for (const half of [seen, hidden]) expect(half.filter((label) => label.level === level).length).toBeGreaterThan(10);
  });

  test('names its file, half and format in each label', () => {
    for (const [name, half, labels] of [
      ['seen', 'seen', seen],
      ['hidden', 'hidden', hidden],
      ['outside-2/hidden', 'hidden', outside2],
    ] as const)
      for (const label of labels) {
        expect(label.half).toBe(half);
        expect(label.file.endsWith(`.${label.format}`)).toBe(true);
        expect(readdirSync(folder(name))).toContain(label.file);
      }
  });

  test('dates jobs in order, and gives each contact one owner', () => {
    for (const label of [...all, ...outside2]) {
      for (const { from, to } of label.jobs) if (to) expect(from <= to, `${label.file}: ${from} to ${to}`).toBe(true);
      const own = label.phones.map(({ number }) => number);
      expect(label.othersPhones.filter((phone) => own.includes(phone))).toEqual([]);
    }
  });

  test.each(['layout', 'profession', 'person'] as const)('has each %s once in the second outside set', (field) => {
    expect(distinct(outside2.map((label) => label[field])).size).toBe(outside2.length);
  });

  test('has years and months, days, and whole numbers of rupees in the second outside set', () => {
    const values = (pick: (label: Label) => (string | number | null)[]) =>
      outside2.flatMap(pick).filter((value) => value !== null);
    for (const date of values(({ jobs }) => jobs.flatMap(({ from, to }) => [from, to])))
      expect(date).toMatch(/^(19|20)\d\d(-(0[1-9]|1[0-2]))?$/);
    for (const day of values((label) => [label.dateOfBirth, label.documentDate, label.lastWorkingDay]))
      expect(day).toMatch(/^(19|20)\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/);
    for (const number of values((label) => [
      ...[label.currentCTC, label.expectedCTC, label.noticeDays],
      ...label.education.map(({ year }) => year),
    ]))
      expect(Number.isInteger(number)).toBe(true);
  });

  test('describes 300 rows of each spreadsheet', () => {
    for (const file of filesIn('spreadsheets', /\.jsonl$/)) {
      const [about, ...rows] = readFileSync(new URL(file, folder('spreadsheets')), 'utf8')
        .trim()
        .split('\n');
      expect(rows.length, file).toBe(300);
      expect(JSON.parse(about!).rows).toBe(300);
    }
  });
});
