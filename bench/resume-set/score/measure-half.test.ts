import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { docxOf } from '#indexer/testing/resume-files.ts';
import { measureFiles, summaryOf } from './measure-half.ts';

const folder = mkdtempSync(join(tmpdir(), 'resumes-'));
afterAll(() => rmSync(folder, { recursive: true }));

const PARAGRAPHS = [
  'Asha Rao',
  'asha@example.com, +91 98765 43210',
  'WORK EXPERIENCE',
  'Fitter, Zentrova Works (Jan 2020 - Mar 2022)',
  'SKILLS',
  'Lathe work, MS Excel, Gauges',
];
const label = {
  file: 'x1.docx',
  layout: 'plain',
  profession: 'fitter',
  name: 'ASHA RAO',
  emails: ['asha@example.com'],
  phones: [{ countryCode: '91', number: '9876543210' }],
  place: null,
  skills: ['Lathe work', 'MS Excel', 'Reaming'],
  skillsAlsoAccepted: ['Gauges'],
  jobs: [{ title: 'Fitter', employer: 'Zentrova Works', place: null, from: '2020-01', to: '2022-03', current: false }],
  education: [],
  languages: [],
  certifications: [],
  totalExperience: null,
  ...{ currentCTC: null, expectedCTC: null, noticeDays: null, lastWorkingDay: null, dateOfBirth: null, gender: null },
  ...{ maritalStatus: null, linkedIn: null, gitHub: null, preferredPlaces: [], documentDate: null },
};

test('files are read like uploads and compared with their labels field by field', async () => {
  writeFileSync(join(folder, 'x1.docx'), docxOf(PARAGRAPHS.join('</w:t></w:r></w:p><w:p><w:r><w:t>')));
  writeFileSync(join(folder, 'x1.docx.json'), JSON.stringify(label));
  const { files, fields } = summaryOf(await measureFiles(pathToFileURL(`${folder}/`)));
  expect(files).toBe(1);
  expect(fields).toMatchObject({
    name: { f1: 1 },
    phones: { f1: 1 },
    'jobs as wholes': { f1: 1, of: 1 },
    // one is missed; the also accepted one is neither right nor wrong
    skills: { precision: 1, recall: 0.667, of: 3 },
  });
});
