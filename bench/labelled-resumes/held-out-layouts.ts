import { blocks, bulleted, type Layout, lines, section } from './layout.ts';

/** Layouts of only the held-out half, written after the rules: no rule was written with these results in view. */

/** A cover letter with the resume below it. */
export const memo: Layout = (person, style) => ({
  text: blocks(
    lines('To: The Hiring Manager', `From: ${person.name}`, 'Subject: Application for the advertised post'),
    lines(
      `Address: ${person.address}, ${person.city}`,
      `Phone: ${style.phone(person.phone)}`,
      `Email: ${person.email}`,
    ),
    section('Why me', person.summary),
    section(
      'Work profile',
      person.jobs
        .map((job) =>
          lines(`${job.employer} – ${job.title} – ${style.period(job.from, job.to)}`, bulleted(style, job.tasks)),
        )
        .join('\n'),
    ),
    section(
      'Studies',
      person.education.map((course) => `${course.course} (${course.institution}), ${course.year}`).join('\n'),
    ),
    section('Software and tools I use', person.skills.join(', ')),
    section('Mother tongue and other languages', person.languages.join(', ')),
    lines('Yours faithfully,', person.name),
  ),
  leftOut: ['certifications'],
});

/** A timeline: each entry starts with its dates. */
export const timeline: Layout = (person, style) => ({
  text: blocks(
    lines(
      `${person.name}, ${person.education[0]?.course ?? ''}`,
      `${person.city}, India`,
      `M: ${style.phone(person.phone)}`,
      `E: ${person.email}`,
    ),
    section(
      'EXPERIENCE TIMELINE',
      person.jobs
        .map((job) => lines(style.period(job.from, job.to), job.employer, job.title, bulleted(style, job.tasks)))
        .join('\n\n'),
    ),
    section(
      'EDUCATION TIMELINE',
      person.education
        .map((course) => lines(`${course.from} - ${course.year}`, course.institution, course.course))
        .join('\n\n'),
    ),
    section('SKILLS INVENTORY', person.skills.map((skill) => `[${skill}]`).join(' ')),
    section('CERTIFICATIONS AND LICENCES', person.certifications.join('\n')),
  ),
  leftOut: ['summary', 'experienceMonths', 'languages'],
});

/** Labelled facts, several per line. */
export const scorecard: Layout = (person, style) => ({
  text: blocks(
    `RESUME – ${person.name.toUpperCase()}`,
    lines(
      `City: ${person.city}; Mobile: ${style.phone(person.phone)}; Mail: ${person.email}`,
      `Languages: ${person.languages.join('/')}`,
    ),
    section(
      'ASSIGNMENTS HELD',
      person.jobs
        .map((job) => `Role: ${job.title} | Organisation: ${job.employer} | Period: ${style.period(job.from, job.to)}`)
        .join('\n'),
    ),
    section(
      'ACADEMICS',
      person.education
        .map((course) => `Degree: ${course.course} | Institute: ${course.institution} | Year: ${course.year}`)
        .join('\n'),
    ),
    section('KEY COMPETENCIES', person.skills.map((skill, at) => `${at + 1}. ${skill}`).join('\n')),
  ),
  leftOut: ['summary', 'experienceMonths', 'certifications'],
});
