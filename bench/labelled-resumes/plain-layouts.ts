import { blocks, bulleted, experienceWords, type Layout, lines, section } from './layout.ts';

/** Title, employer and dates in one line. */
export const classic: Layout = (person, style) => ({
  text: blocks(
    lines(person.name, person.jobs[0]?.title ?? '', `${person.email} | ${style.phone(person.phone)} | ${person.city}`),
    section(style.heading('summary'), person.summary),
    section(style.heading('skills'), person.skills.join(', ')),
    section(
      style.heading('jobs'),
      person.jobs
        .map((job) =>
          lines(`${job.title}, ${job.employer} (${style.period(job.from, job.to)})`, bulleted(style, job.tasks)),
        )
        .join('\n\n'),
    ),
    section(
      style.heading('education'),
      person.education
        .map((course) => `${course.course}, ${course.institution}, ${course.year} (${course.grade})`)
        .join('\n'),
    ),
    section(style.heading('certifications'), bulleted(style, person.certifications)),
    section(
      style.heading('personal'),
      lines(`Languages: ${person.languages.join(', ')}`, 'Interests: Cricket, Reading'),
    ),
    lines('DECLARATION', 'I declare that the information given above is true.', person.name),
  ),
});

/** Employer and dates in the first line, title in the second. */
export const employerFirst: Layout = (person, style, random) => ({
  text: blocks(
    lines(
      person.name.toUpperCase(),
      `${person.city}, ${person.state}`,
      `Phone: ${style.phone(person.phone)}`,
      `Email: ${person.email}`,
    ),
    section(style.heading('summary'), lines(person.summary, experienceWords(person.experienceMonths, random))),
    section(
      style.heading('jobs'),
      person.jobs
        .map((job) =>
          lines(`${job.employer} (${style.period(job.from, job.to)})`, job.title, bulleted(style, job.tasks)),
        )
        .join('\n\n'),
    ),
    section(style.heading('skills'), bulleted(style, person.skills)),
    section(
      style.heading('education'),
      person.education
        .map((course) => lines(`${course.institution} — ${course.course}`, `${course.from} – ${course.year}`))
        .join('\n'),
    ),
    section(style.heading('certifications'), bulleted(style, person.certifications)),
    section(style.heading('languages'), person.languages.join(', ')),
  ),
});

/** Sentences: 'Worked as … with … from … to …'. */
export const sentences: Layout = (person, style, random) => ({
  text: blocks(
    lines(
      'RESUME',
      person.name,
      `${person.address}, ${person.city}-${person.pincode}`,
      `Mobile No:- ${style.phone(person.phone)}`,
      `E-Mail Id:- ${person.email}`,
    ),
    section(style.heading('summary'), person.summary),
    section(
      style.heading('jobs'),
      person.jobs
        .map((job) => {
          const at = random.pick(['with', 'at', 'in']);
          return job.to
            ? `${style.bullet}Worked as ${job.title} ${at} ${job.employer} from ${style.dates.write(job.from)} to ${style.dates.write(job.to)}.`
            : `${style.bullet}Currently working as ${job.title} ${at} ${job.employer} since ${style.dates.write(job.from)}.`;
        })
        .join('\n'),
    ),
    section(
      style.heading('education'),
      person.education
        .map((course) => `${style.bullet}${course.course} from ${course.institution} in the year ${course.year}.`)
        .join('\n'),
    ),
    section(style.heading('skills'), bulleted(style, person.skills)),
    section(style.heading('certifications'), bulleted(style, person.certifications)),
    section(
      style.heading('personal'),
      lines(
        `Date of Birth :- ${person.born}`,
        `Languages Known :- ${person.languages.join(', ')}`,
        'Nationality :- Indian',
      ),
    ),
  ),
});

/** Dates on a line of their own before each job; skills in groups. */
export const datesFirst: Layout = (person, style) => {
  const half = Math.ceil(person.skills.length / 2);
  return {
    text: blocks(
      lines(person.name, `M: ${style.phone(person.phone)} | E: ${person.email}`, `Location: ${person.city}`),
      section(style.heading('summary'), person.summary),
      section(
        style.heading('skills'),
        lines(`Core: ${person.skills.slice(0, half).join(', ')}`, `Tools: ${person.skills.slice(half).join(', ')}`),
      ),
      section(
        style.heading('jobs'),
        person.jobs
          .map((job) =>
            lines(
              style.period(job.from, job.to),
              `${job.employer}, ${job.city}`,
              job.title,
              bulleted(style, job.tasks),
            ),
          )
          .join('\n\n'),
      ),
      section(
        style.heading('education'),
        person.education
          .map((course) => lines(`${course.from} - ${course.year}`, course.course, course.institution))
          .join('\n\n'),
      ),
      section(style.heading('certifications'), bulleted(style, person.certifications)),
      section(style.heading('languages'), person.languages.join(' | ')),
    ),
  };
};

/** 'Title @ Employer | City | dates', and little else. */
export const modern: Layout = (person, style) => ({
  text: blocks(
    lines(person.name, `${person.email} · ${style.phone(person.phone)} · ${person.city}, ${person.state}`),
    section('About', person.summary),
    section(
      'Experience',
      person.jobs
        .map((job) =>
          lines(
            `${job.title} @ ${job.employer} | ${job.city} | ${style.period(job.from, job.to)}`,
            bulleted(style, job.tasks),
          ),
        )
        .join('\n'),
    ),
    section(
      'Education',
      person.education.map((course) => `${course.institution} | ${course.course} | ${course.year}`).join('\n'),
    ),
    section('Skills', person.skills.join(' · ')),
    section('Certifications', person.certifications.join(' · ')),
    section('Languages', person.languages.map((name) => `${name} (native)`).join(', ')),
  ),
});

/** Dashes between title, employer and dates; a project under each job. */
export const dashed: Layout = (person, style, random) => ({
  text: blocks(
    lines(
      `${person.name}`,
      `Email – ${person.email}`,
      `Contact – ${style.phone(person.phone)}${person.secondPhone ? `, ${style.phone(person.secondPhone)}` : ''}`,
      `Present Address – ${person.address}, ${person.city}, ${person.state}`,
    ),
    section(
      style.heading('summary'),
      bulleted(style, [person.summary, experienceWords(person.experienceMonths, random)]),
    ),
    section(
      style.heading('jobs'),
      person.jobs
        .map((job) =>
          lines(
            `${job.employer} – ${job.title} – ${style.period(job.from, job.to)}`,
            'Project: Customer portal',
            'Team size: 8',
            bulleted(style, job.tasks),
          ),
        )
        .join('\n\n'),
    ),
    section(
      style.heading('education'),
      bulleted(
        style,
        person.education.map((course) => `${course.course} – ${course.institution} – ${course.year} – ${course.grade}`),
      ),
    ),
    section(style.heading('skills'), person.skills.join(' / ')),
    section(style.heading('certifications'), bulleted(style, person.certifications)),
    section(style.heading('languages'), bulleted(style, person.languages)),
  ),
});
