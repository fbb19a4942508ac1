import { blocks, bulleted, type Layout, lines, section } from './layout.ts';

/** Layouts that were formerly held out from the rules. */

/** Numbered particulars, as in consultancies' forms. */
export const particulars: Layout = (person, style) => ({
  text: blocks(
    'PROFILE OF THE CANDIDATE',
    lines(
      `1. Name of the Candidate: ${person.name}`,
      `2. Contact Details: ${style.phone(person.phone)}, ${person.email}`,
      `3. Present Location: ${person.city}`,
      `4. Languages Known: ${person.languages.join(', ')}`,
    ),
    section(
      'EXPERIENCE DETAILS',
      person.jobs
        .map((job) =>
          lines(
            `${job.employer}, ${job.city}`,
            `Designation: ${job.title}`,
            `Period: ${style.period(job.from, job.to)}`,
          ),
        )
        .join('\n\n'),
    ),
    section(
      'EDUCATIONAL DETAILS',
      person.education
        .map((course, at) => `${'abcdef'[at]}) ${course.course} / ${course.institution} / ${course.year}`)
        .join('\n'),
    ),
    section('SKILLS ACQUIRED', person.skills.join(', ')),
    section('CERTIFICATION DETAILS', person.certifications.join('\n')),
  ),
  leftOut: ['summary', 'experienceMonths'],
});

/** Dates at the end of the employer's line, title in the next with the place; education in two lines. */
export const college: Layout = (person, style) => ({
  text: blocks(
    lines(person.name, `${style.phone(person.phone)} | ${person.email} | ${person.city}, ${person.state}`),
    section(
      'EDUCATION',
      person.education
        .map((course) =>
          lines(`${course.institution} ${course.from} – ${course.year}`, `${course.course}; GPA: ${course.grade}`),
        )
        .join('\n'),
    ),
    section(
      'EXPERIENCE',
      person.jobs
        .map((job) =>
          lines(
            `${job.employer} ${style.period(job.from, job.to)}`,
            `${job.title} – ${job.city}`,
            bulleted(style, job.tasks),
          ),
        )
        .join('\n'),
    ),
    section(
      'TECHNICAL SKILLS AND INTERESTS',
      lines(`Primary: ${person.skills.slice(0, 4).join(', ')}`, `Others: ${person.skills.slice(4).join(', ')}`),
    ),
    section('POSITIONS OF RESPONSIBILITY', 'Head, cultural committee 2015 - 2016'),
  ),
  leftOut: ['summary', 'experienceMonths', 'certifications', 'languages'],
});

/** Sentences that start with the employer. */
export const story: Layout = (person, style) => ({
  text: blocks(
    lines(
      `Resume of ${person.name}`,
      `Tel: ${style.phone(person.phone)}`,
      `Mail: ${person.email}`,
      `Lives in: ${person.city}`,
    ),
    section('Who I am', person.summary),
    section(
      'Where I worked',
      person.jobs
        .map((job) =>
          lines(`${job.employer} | ${style.period(job.from, job.to)}`, `Position: ${job.title}`, job.tasks.join('. ')),
        )
        .join('\n\n'),
    ),
    section(
      'What I studied',
      person.education
        .map((course) => `${course.course}, ${course.institution} (${course.from}–${course.year})`)
        .join('\n'),
    ),
    section('What I can do', person.skills.join(', ')),
    section('Languages I speak', person.languages.join(', ')),
  ),
  leftOut: ['certifications'],
});
