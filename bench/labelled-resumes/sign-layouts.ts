import { blocks, bulleted, type Layout, lines, section } from './layout.ts';

/** Layouts that were formerly held out from the rules. */

/** Icons before contacts and entries, periods after a clock icon, education with its year first. */
export const signs: Layout = (person, style) => ({
  text: blocks(
    lines(person.name, `✉ ${person.email}`, `☎ ${style.phone(person.phone)}`, `⌂ ${person.city}, ${person.state}`),
    section('✦ Profile', person.summary),
    section(
      '✦ Experience',
      person.jobs
        .map((job) => lines(`▸ ${job.title}`, `${job.employer} · ${style.period(job.from, job.to)}`, ...job.tasks))
        .join('\n\n'),
    ),
    section(
      '✦ Education',
      person.education.map((course) => `▸ ${course.year}: ${course.course}, ${course.institution}`).join('\n'),
    ),
    section('✦ Skills', person.skills.join(' • ')),
    section('✦ Languages', person.languages.join(' • ')),
  ),
  leftOut: ['certifications'],
});

/** Applications to the public sector: one labelled fact per line. */
export const office: Layout = (person, style) => ({
  text: blocks(
    'CURRICULUM VITAE',
    lines(
      person.name,
      `Correspondence Address: ${person.address}, ${person.city}, ${person.state} - ${person.pincode}`,
      `Mobile Number: ${style.phone(person.phone)}`,
      `E-Mail Address: ${person.email}`,
    ),
    section(
      'DETAILS OF EMPLOYMENT',
      person.jobs
        .map((job) =>
          lines(
            `Employer: ${job.employer}`,
            `Post Held: ${job.title}`,
            `Period of Service: ${style.period(job.from, job.to)}`,
            ...job.tasks,
          ),
        )
        .join('\n\n'),
    ),
    section(
      'DETAILS OF ACADEMIC QUALIFICATIONS',
      person.education
        .map((course) =>
          lines(`Examination Passed: ${course.course}`, `Institution: ${course.institution}`, `Year: ${course.year}`),
        )
        .join('\n\n'),
    ),
    section('COMPUTER AND OTHER SKILLS', person.skills.join(', ')),
    section('LANGUAGES KNOWN TO READ, WRITE AND SPEAK', person.languages.join(', ')),
    'I declare that the above is true to the best of my knowledge.',
  ),
  leftOut: ['summary', 'experienceMonths', 'certifications'],
});

/**
 * Skills first, by groups; the name in capitals next to the title; jobs as employer with dates, then title with place.
 */
export const grouped: Layout = (person, style) => ({
  text: blocks(
    lines(
      `${person.name.toUpperCase()} | ${person.jobs[0]?.title ?? 'Fresher'}`,
      `${person.city} | ${person.email} | ${style.phone(person.phone)}`,
    ),
    section(
      'Skills at a glance',
      lines(
        `Proficient: ${person.skills.slice(0, 3).join(', ')}`,
        `Working knowledge: ${person.skills.slice(3).join(', ')}`,
      ),
    ),
    section(
      'Professional experience',
      person.jobs
        .map((job) =>
          lines(
            `${job.employer} (${style.period(job.from, job.to)})`,
            `${job.title}, ${job.city}`,
            bulleted(style, job.tasks),
          ),
        )
        .join('\n\n'),
    ),
    section(
      'Education and training',
      person.education.map((course) => `${course.institution} | ${course.course} | Class of ${course.year}`).join('\n'),
    ),
    section('Certificates earned', person.certifications.join('\n')),
  ),
  leftOut: ['summary', 'experienceMonths', 'languages'],
});
