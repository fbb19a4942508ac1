import type { ResumeLayout } from '#indexer/files/resume-layout/layout.ts';
import { findCertifications } from './find-certifications.ts';
import { findCity } from './find-city.ts';
import { findContacts, ownContacts } from './find-contacts.ts';
import { findDocumentDate } from './find-document-date.ts';
import { findEducation } from './find-education.ts';
import { findJobs, findToldJobs } from './find-jobs.ts';
import { findListedSkills, listedShare } from './find-listed-skills.ts';
import { findPeriod } from './find-period.ts';
import { bareName } from './find-person.ts';
import { findPersonalFacts, untilDeclaration } from './find-personal-facts.ts';
import { findQualifications } from './find-qualifications.ts';
import { findLanguages, findSummary, listsLanguages, sentencesOf } from './find-short-sections.ts';
import { findSkills, findToolLines } from './find-skills.ts';
import { findTotalExperience } from './find-total-experience.ts';
import { labelledLines, rowsBelowLabels } from './label-cells.ts';
import { linkedProfiles, withLinkedEmails } from './linked-facts.ts';
import type { ParsedResume } from './reading.ts';
import { layoutToLines, type ResumeLine, resumeLines } from './resume-lines.ts';
import { cutAtName, linesOf, type ResumeSection, resumeSections } from './resume-sections.ts';
import { splitSideHeadings } from './section-styles.ts';
import { combineReadings } from './sequence-model/combine-readings.ts';
import { composeReadings } from './sequence-model/compose-entries.ts';
import { labelPage } from './sequence-model/label-page.ts';

/** Limits the lines read: no personal facts are further down, and each line costs time. */
const LINES_READ = 2_000;
const LONGEST_LINE = 2_000;

/** The lines to read. */
export const readableLines = (text: string): ResumeLine[] =>
  resumeLines(text)
    .slice(0, LINES_READ)
    .filter(({ text: line }) => line.length <= LONGEST_LINE);

/**
 * Parses a resume's text: by rules, and with a layout by the sequence model too. Every value has a confidence and a
 * position in `text`; missing values are empty. `today` ends an ongoing job. Never throws, for any text.
 */
export function parseResume(text: string, today: Date, layout?: ResumeLayout): ParsedResume {
  const lines = layout ? splitSideHeadings(layoutToLines(layout)) : readableLines(text);
  const { rules, places } = readByRules(text, lines, layout);
  const read = layout ? combineReadings(rules, composeReadings(labelPage(lines), text)) : rules;
  const { documentDate } = read;
  return {
    ...read,
    name: read.name && bareName(read.name, text),
    experience: findTotalExperience(places, read.jobs, documentDate ? new Date(documentDate.value) : today),
  };
}

function readByRules(text: string, lines: readonly ResumeLine[], layout?: ResumeLayout) {
  const links = layout?.links ?? [];
  // forms have their labels in cells
  const rows = layout ? rowsBelowLabels(lines) : [];
  const labelled = layout ? [...lines.flatMap(labelledLines), ...rows] : lines;
  const contacts = findContacts(text, labelled);
  const { name } = contacts;
  const cut = resumeSections(lines);
  const sections = name ? cutAtName(cut, { text: name.value, ...name.at }) : cut;
  const { emails, phones } = layout ? ownContacts(contacts, sections) : contacts;
  const summary = linesOf(sections, 'summary');
  const header = linesOf(sections, 'header');
  const listedJobs = findJobs(linesOf(sections, 'jobs'));
  // the summary may describe a career
  const jobs = listedJobs.length > 0 ? listedJobs : findToldJobs([...summary, ...header]);
  const listed = skillLines(sections).filter(({ text: line }) => !listsLanguages(line));
  const others = linesOf(sections, 'jobs', 'projects', 'summary', 'header');
  const documentDate = findDocumentDate(labelled);
  const places = {
    all: labelled,
    summary: summary.length > 0 ? summary : sentencesOf(header),
    introduction: introductionOf(lines),
    headings: sections.flatMap(({ heading }) => heading ?? []),
  };
  const personal = { ...linkedProfiles(links), ...findPersonalFacts(text, rows) };
  const rules: ParsedResume = {
    name,
    emails: withLinkedEmails(emails, links),
    phones,
    city: findCity(
      [...header, ...linesOf(sections, 'personal')].filter(
        ({ start }) => start !== name?.at.start || text.includes('@'),
      ),
      labelled,
      name?.at,
    ),
    experience: null,
    skills: layout ? skillsOf(listed, others) : findSkills(listed, others),
    jobs,
    education: layout
      ? findQualifications(linesOf(sections, 'education'), text)
      : findEducation(linesOf(sections, 'education')),
    certifications: findCertifications(
      layout ? untilDeclaration(linesOf(sections, 'certifications')) : linesOf(sections, 'certifications'),
    ),
    languages: findLanguages(linesOf(sections, 'languages'), labelled),
    summary: findSummary(summary, header),
    ...(Object.keys(personal).length > 0 && { personal }),
    ...(documentDate && { documentDate }),
  };
  return { rules, places };
}

/** The lines above the first period. */
function introductionOf(lines: readonly ResumeLine[]): ResumeLine[] {
  const first = lines.slice(0, LONGEST_INTRODUCTION);
  const end = first.findIndex(({ text }) => findPeriod(text) !== null && !OPENS_WITH_YEARS.test(text));
  return end === -1 ? first : first.slice(0, end);
}
const LONGEST_INTRODUCTION = 30;
/** '9 years in administration; team leader since 2021' is no job. */
const OPENS_WITH_YEARS = /^\d{1,2}(?:\.\d)?\s*\+?\s*years?\b/i;

/** Sections of skills; traits under 'Strengths' and lists under unknown headings count only without any other. */
function skillLines(sections: readonly ResumeSection[]): ResumeLine[] {
  const named = namedSkillLines(sections);
  const unnamed = sections.flatMap(({ isUnnamed, kind, lines }) => {
    const share = isUnnamed && kind === 'other' ? listedShare(lines) : null;
    return share !== null && (share >= MOSTLY_LISTED || named.length === 0) ? lines : [];
  });
  return [...named, ...unnamed];
}

const MOSTLY_LISTED = 0.5;

function namedSkillLines(sections: readonly ResumeSection[]): ResumeLine[] {
  const isTraits = ({ heading }: ResumeSection) =>
    heading !== null && /^\W*(?:(?:my|key|personal) )?strengths?\W*$/i.test(heading.text);
  const skills = linesOf(
    sections.filter((section) => !isTraits(section)),
    'skills',
  );
  return skills.length > 0 ? skills : linesOf(sections, 'skills');
}

/** What a layout's sections list, then what other lines name as tools; without such sections, names in the text. */
function skillsOf(listed: readonly ResumeLine[], others: readonly ResumeLine[]): ParsedResume['skills'] {
  const found = findListedSkills(untilDeclaration(listed));
  if (found.length === 0) return findSkills(listed, others);
  const known = new Set(found.map(({ value }) => value));
  return [...found, ...findToolLines(others).filter(({ value }) => !known.has(value))];
}
