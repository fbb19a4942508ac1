import { blocks, type Layout, lines, section } from './layout.ts';

/** Layouts that were formerly held out from the rules. */

/** Contacts first, the name with a title below it, dates on separate lines, skills with their levels. */
export const letterhead: Layout = (person, style) => ({
  text: blocks(
    lines(`${person.address}, ${person.city} ${person.pincode}`, `T ${style.phone(person.phone)}  E ${person.email}`),
    lines(`Ms ${person.name.toUpperCase()}`, person.jobs[0]?.title ?? ''),
    section(
      'MY PROFESSIONAL JOURNEY',
      person.jobs
        .map((job) => lines(style.period(job.from, job.to), `${job.title}, ${job.employer}`, ...job.tasks))
        .join('\n\n'),
    ),
    section(
      'ACADEMIC JOURNEY',
      person.education.map((course) => `${course.year}  ${course.course} – ${course.institution}`).join('\n'),
    ),
    section('KEY SKILLS & STRENGTHS', person.skills.map((skill) => `${skill} ★★★★☆`).join('\n')),
    section('LANGUAGES I KNOW', person.languages.map((language) => `${language} (fluent)`).join('; ')),
  ),
  leftOut: ['summary', 'experienceMonths', 'certifications'],
});

/** A consultancy's sheet: labels and values side by side. */
export const sheet: Layout = (person, style) => ({
  text: blocks(
    'CANDIDATE SUBMISSION SHEET',
    lines(
      `Candidate Name | ${person.name} | Current Location | ${person.city}`,
      `Contact No. | ${style.phone(person.phone)} | Email ID | ${person.email}`,
    ),
    section('SKILL SET', person.skills.join(' | ')),
    section(
      'WORK HISTORY',
      lines(
        'Company | Role | Period',
        ...person.jobs.map((job) => `${job.employer} | ${job.title} | ${style.period(job.from, job.to)}`),
      ),
    ),
    section(
      'QUALIFICATION',
      lines(
        'Degree | Institute | Year',
        ...person.education.map((course) => `${course.course} | ${course.institution} | ${course.year}`),
      ),
    ),
    section('CERTIFICATIONS DONE', person.certifications.join(' | ')),
    section('LANGUAGES', person.languages.join(' | ')),
  ),
  leftOut: ['summary', 'experienceMonths'],
});

/** The start of a letter, then facts in a few long lines. */
export const terse: Layout = (person, style) => ({
  text: lines(
    `${person.name}, ${person.city} (${person.state})`,
    `Reach me: ${person.email} / ${style.phone(person.phone)}`,
    '',
    `About: ${person.summary}`,
    '',
    `Skills: ${person.skills.join(', ')}`,
    '',
    'Employment:',
    ...person.jobs.map((job, at) => `${at + 1}. ${job.title} at ${job.employer}, ${style.period(job.from, job.to)}`),
    '',
    'Education:',
    ...person.education.map(
      (course, at) => `${at + 1}. ${course.course}, ${course.institution}, ${course.from} to ${course.year}`,
    ),
    '',
    `Languages: ${person.languages.join(', ')}`,
  ),
  leftOut: ['certifications'],
});
