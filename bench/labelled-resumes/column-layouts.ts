import { blocks, bulleted, experienceWords, type Layout, lines, section } from './layout.ts';

/** A side column, read first as in many PDFs, then the main one with the name at its head. */
export const sideColumnFirst: Layout = (person, style) => ({
  text: blocks(
    section('CONTACT', lines(style.phone(person.phone), person.email, `${person.city}, ${person.state}`)),
    section('SKILLS', person.skills.join('\n')),
    section('LANGUAGES', person.languages.join('\n')),
    section('CERTIFICATIONS', person.certifications.join('\n')),
    lines(person.name.toUpperCase(), person.jobs[0]?.title ?? 'Fresher'),
    section('PROFILE', person.summary),
    section(
      'WORK EXPERIENCE',
      person.jobs
        .map((job) =>
          lines(job.title, `${job.employer} | ${style.period(job.from, job.to)}`, bulleted(style, job.tasks)),
        )
        .join('\n\n'),
    ),
    section(
      'EDUCATION',
      person.education
        .map((course) => lines(course.course, course.institution, `${course.from} - ${course.year}`))
        .join('\n\n'),
    ),
  ),
});

/** The main column first, the side column after it. */
export const sideColumnLast: Layout = (person, style) => ({
  text: blocks(
    lines(person.name, person.jobs[0]?.title ?? 'Fresher'),
    section(style.heading('summary'), person.summary),
    section(
      style.heading('jobs'),
      person.jobs
        .map((job) => lines(style.period(job.from, job.to), job.employer, job.title, bulleted(style, job.tasks)))
        .join('\n'),
    ),
    section(
      style.heading('education'),
      person.education.map((course) => lines(`${course.year}`, course.course, course.institution)).join('\n'),
    ),
    'Contact\nAddress',
    lines(
      `${person.address}, ${person.city} - ${person.pincode}`,
      'Phone',
      style.phone(person.phone),
      'E-mail',
      person.email,
    ),
    section(style.heading('skills'), person.skills.map((skill) => `${skill} ●●●●○`).join('\n')),
    section(style.heading('languages'), person.languages.map((name) => `${name} - Fluent`).join('\n')),
    section(style.heading('certifications'), bulleted(style, person.certifications)),
  ),
});

/** As a well-known network prints a profile. */
export const networkExport: Layout = (person, style) => ({
  text: blocks(
    lines(
      'Contact',
      style.phone(person.phone),
      person.email,
      `www.linkedin.com/in/${person.name.toLowerCase().replaceAll(' ', '-')}-1a2b3c (LinkedIn)`,
    ),
    section('Top Skills', person.skills.slice(0, 3).join('\n')),
    section('Languages', person.languages.map((name) => `${name} (Professional Working)`).join('\n')),
    section('Certifications', person.certifications.join('\n')),
    lines(
      person.name,
      `${person.jobs[0]?.title ?? 'Graduate'} | ${person.skills[0]}`,
      `${person.city}, ${person.state}, India`,
    ),
    section('Summary', person.summary),
    section(
      'Experience',
      person.jobs
        .map((job) =>
          lines(job.employer, job.title, style.period(job.from, job.to), `${job.city}, India`, job.tasks.join('. ')),
        )
        .join('\n\n'),
    ),
    section(
      'Education',
      person.education
        .map((course) => lines(course.institution, `${course.course} · (${course.from} - ${course.year})`))
        .join('\n'),
    ),
    'Page 1 of 2',
  ),
  skills: person.skills.slice(0, 3),
});

/** Two columns of a header merged into the same lines, and skills in several columns. */
export const mashedHeader: Layout = (person, style, random) => {
  const rows = Array.from({ length: Math.ceil(person.skills.length / 3) }, (_, row) =>
    person.skills.slice(row * 3, row * 3 + 3).join(random.pick([' • ', ' | ', ' , '])),
  );
  return {
    text: blocks(
      lines(
        `${person.name} Mobile: ${style.phone(person.phone)}`,
        `${person.jobs[0]?.title ?? 'Fresher'} Email: ${person.email}`,
        `${person.address}, ${person.city}, ${person.state}`,
      ),
      section(style.heading('summary'), lines(person.summary, experienceWords(person.experienceMonths, random))),
      section(style.heading('skills'), rows.join('\n')),
      section(
        style.heading('jobs'),
        person.jobs
          .map((job) =>
            lines(
              `${job.employer}, ${job.city} ${style.period(job.from, job.to)}`,
              job.title,
              bulleted(style, job.tasks),
            ),
          )
          .join('\n\n'),
      ),
      section(
        style.heading('education'),
        person.education
          .map((course) => `${course.course} from ${course.institution} in ${course.year} with ${course.grade}`)
          .join('\n'),
      ),
      section(style.heading('certifications'), bulleted(style, person.certifications)),
      section(style.heading('languages'), person.languages.join(', ')),
    ),
  };
};
