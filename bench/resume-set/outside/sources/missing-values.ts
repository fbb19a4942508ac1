import { execFileSync } from 'node:child_process';
import JSZip from 'jszip';
import type { Label } from '../../label.ts';

/** The words of a page in the order in which they were drawn, and line by line. */
export const textOfPdf = (pdf: string) =>
  ['-raw', '-layout'].map((order) => execFileSync('pdftotext', [order, pdf, '-'], { encoding: 'utf8' })).join('\n');

export async function textOfWord(docx: Buffer): Promise<string> {
  const zip = await JSZip.loadAsync(docx);
  const parts = await Promise.all(
    zip.file(/^word\/(document|header|footer)\.xml$/).map((part) => part.async('string')),
  );
  return parts
    .join('\n')
    .replace(/<[^>]+>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}

const squeezed = (text: string) => text.toLowerCase().replace(/\s+/g, '');

/** Values of a label that the page's text lacks; of dates only the year is looked up, of phones the digits. */
export function missingValues(label: Label, text: string): string[] {
  const page = squeezed(text);
  const digits = text.replace(/\D/g, '');
  const words = (field: string, values: readonly (string | null)[]) =>
    values.filter((value) => value !== null && !page.includes(squeezed(value))).map((value) => `${field} ${value}`);
  const dates = [label.dateOfBirth, label.documentDate, label.lastWorkingDay];
  const years = [...dates, ...label.jobs.flatMap(({ from, to }) => [from, to])].map(
    (date) => date?.slice(0, 4) ?? null,
  );
  const phones = [...label.phones.map(({ number }) => number), ...label.othersPhones];
  return [
    ...words('name', [label.name, label.place, label.gender, label.maritalStatus]),
    ...words('contact', [...label.emails, ...label.othersEmails, label.linkedIn, label.gitHub]),
    ...words('skill', [...label.skills, ...label.skillsAlsoAccepted]),
    ...words(
      'job',
      label.jobs.flatMap(({ title, employer, place }) => [title, employer, place]),
    ),
    ...words(
      'education',
      label.education.flatMap(({ degree, branch, institute, board, year, marks }) => {
        return [degree, branch, institute, board, marks, String(year)];
      }),
    ),
    ...words('other', [...label.languages, ...label.certifications, ...label.preferredPlaces]),
    ...words('year', years),
    ...phones.filter((phone) => !digits.includes(phone)).map((phone) => `phone ${phone}`),
  ];
}
