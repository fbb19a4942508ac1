import { findContacts } from './find-contacts.ts';
import { findEducation } from './find-education.ts';
import { findJobs } from './find-jobs.ts';
import { findCity } from './find-person.ts';
import { findCertifications, findLanguages, findSummary, listsLanguages, sentencesOf } from './find-short-sections.ts';
import { findSkills } from './find-skills.ts';
import { findTotalExperience } from './find-total-experience.ts';
import type { ParsedResume } from './reading.ts';
import { type ResumeLine, resumeLines } from './resume-lines.ts';
import { cutAtName, linesOf, resumeSections } from './resume-sections.ts';

/** Limits the lines read: no personal facts are further down, and each line costs time. */
const LINES_READ = 2_000;
const LONGEST_LINE = 2_000;

/** The lines to read. */
export const readableLines = (text: string): ResumeLine[] =>
  resumeLines(text)
    .slice(0, LINES_READ)
    .filter(({ text: line }) => line.length <= LONGEST_LINE);

/**
 * Parses a resume's text. Every value has a confidence and a position in `text`; missing values are empty. `today` ends
 * an ongoing job. Never throws, for any text.
 */
export function parseResume(text: string, today: Date): ParsedResume {
  const lines = readableLines(text);
  const { name, emails, phones } = findContacts(text, lines);
  const cut = resumeSections(lines);
  const sections = name ? cutAtName(cut, { text: name.value, ...name.at }) : cut;
  const summary = linesOf(sections, 'summary');
  const header = linesOf(sections, 'header');
  const personal = linesOf(sections, 'personal');
  const jobs = findJobs(linesOf(sections, 'jobs'));
  const listed = linesOf(sections, 'skills').filter(({ text: line }) => !listsLanguages(line));
  return {
    name,
    emails,
    phones,
    city: findCity(
      [...header, ...personal].filter(({ start }) => start !== name?.at.start || text.includes('@')),
      lines,
    ),
    experience: findTotalExperience(
      {
        all: lines,
        summary: summary.length > 0 ? summary : sentencesOf(header),
        headings: sections.flatMap(({ heading }) => heading ?? []),
      },
      jobs,
      today,
    ),
    skills: findSkills(listed, linesOf(sections, 'jobs', 'projects', 'summary', 'header')),
    jobs,
    education: findEducation(linesOf(sections, 'education')),
    certifications: findCertifications(linesOf(sections, 'certifications')),
    languages: findLanguages(linesOf(sections, 'languages'), lines),
    summary: findSummary(summary, header),
  };
}
