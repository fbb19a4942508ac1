import { blocks, bulleted, type Layout, lines, section } from './layout.ts';

/** The European form: dates in brackets, places on separate lines. */
export const bracketedDates: Layout = (person, style) => ({
  text: blocks(
    person.name,
    lines(
      `Nationality: Indian Date of birth: ${person.born}`,
      `Phone: ${style.phone(person.phone)} (Mobile)`,
      `Email: ${person.email}`,
      `Address: ${person.address}, ${person.pincode} ${person.city} (India)`,
    ),
    section('ABOUT ME', person.summary),
    section(
      'WORK EXPERIENCE',
      person.jobs
        .map((job) =>
          lines(
            `[ ${style.period(job.from, job.to)} ]`,
            job.title,
            job.employer,
            `City: ${job.city} | Country: India`,
            bulleted(style, job.tasks),
          ),
        )
        .join('\n\n'),
    ),
    section(
      'EDUCATION AND TRAINING',
      person.education
        .map((course) =>
          lines(`[ ${course.from} – ${course.year} ]`, course.course, course.institution, 'Country: India'),
        )
        .join('\n\n'),
    ),
    section(
      'LANGUAGE SKILLS',
      lines(
        `Mother tongue(s): ${person.languages[1] ?? ''}`,
        `Other language(s): ${[person.languages[0], ...person.languages.slice(2)].join(', ')}`,
      ),
    ),
    section('DIGITAL SKILLS', person.skills.join(' | ')),
    section('TRAININGS AND CERTIFICATIONS', person.certifications.join('\n')),
  ),
});

/** Everything in as few lines as possible. */
export const compact: Layout = (person, style) => ({
  text: lines(
    `${person.name} – ${person.jobs[0]?.title ?? 'Fresher'}`,
    `${person.city} • ${style.phone(person.phone)} • ${person.email}`,
    person.summary,
    'Employment',
    ...person.jobs.map((job) => `${style.period(job.from, job.to)}: ${job.title} (${job.employer})`),
    'Education',
    ...person.education.map((course) => `${course.year}: ${course.course} (${course.institution})`),
    `Skills: ${person.skills.join(', ')}`,
    ...(person.certifications.length > 0 ? [`Certifications: ${person.certifications.join('; ')}`] : []),
    `Languages: ${person.languages.join(', ')}`,
  ),
});
