import { blocks, bulleted, experienceWords, type LaidOut, type Layout, lines, section } from './layout.ts';
import type { Person } from './make-person.ts';
import type { Style } from './style.ts';

/** Tables with each row extracted as one line. */
export const rowTables: Layout = (person, style, random) => tablesWith(random.pick([' | ', ' ; ']), person, style);

/** The same with only a blank left of the cells' borders. */
export const blankTables: Layout = (person, style) => tablesWith(' ', person, style);

function tablesWith(gap: string, person: Person, style: Style): LaidOut {
  return {
    text: blocks(
      'CURRICULUM VITAE',
      lines(
        `Name: ${person.name}`,
        `Email ID: ${person.email}`,
        `Contact No.: ${style.phone(person.phone)}`,
        `Current Location: ${person.city}`,
      ),
      section(style.heading('summary'), person.summary),
      section(style.heading('skills'), person.skills.join(', ')),
      section(
        style.heading('jobs'),
        lines(
          ['Organization', 'Designation', 'Duration'].join(gap),
          ...person.jobs.map((job) => [job.employer, job.title, style.period(job.from, job.to)].join(gap)),
        ),
      ),
      section(
        style.heading('education'),
        lines(
          ['Course', 'Institute / University', 'Year of Passing', 'Percentage'].join(gap),
          ...person.education.map((course) => [course.course, course.institution, course.year, course.grade].join(gap)),
        ),
      ),
      section(style.heading('certifications'), person.certifications.join('\n')),
      section(
        style.heading('personal'),
        lines(
          `Date of Birth: ${person.born}`,
          `Languages Known: ${person.languages.join(', ')}`,
          'Marital Status: Single',
        ),
      ),
    ),
  };
}

/** Tables as extracted from DOCX: one cell per line. */
export const cellTables: Layout = (person, style, random) => ({
  text: blocks(
    'RESUME',
    person.name,
    lines(
      `Mob: ${style.phone(person.phone)}`,
      `Email: ${person.email}`,
      `Address: ${person.address}, ${person.city}, ${person.state} - ${person.pincode}`,
    ),
    section(style.heading('summary'), lines(person.summary, experienceWords(person.experienceMonths, random))),
    style.heading('jobs'),
    ...(person.jobs.length > 0 ? ['Company', 'Designation', 'From', 'To'] : []),
    ...person.jobs.flatMap((job) => [
      job.employer,
      job.title,
      style.dates.write(job.from),
      job.to ? style.dates.write(job.to) : style.dates.now,
    ]),
    style.heading('education'),
    ...['Degree', 'Institution', 'Year', 'Marks'],
    ...person.education.flatMap((course) => [course.course, course.institution, `${course.year}`, course.grade]),
    section(style.heading('skills'), bulleted(style, person.skills)),
    section(style.heading('certifications'), bulleted(style, person.certifications)),
    section(style.heading('languages'), person.languages.join(' / ')),
  ),
});

/** Every fact after its label. */
export const labelled: Layout = (person, style, random) => ({
  text: blocks(
    'BIO-DATA',
    lines(
      `Candidate Name : ${person.name}`,
      `Mobile : ${style.phone(person.phone)}${person.secondPhone ? ` / ${style.phone(person.secondPhone)}` : ''}`,
      `E-mail : ${person.email}`,
      `City : ${person.city}`,
      experienceWords(person.experienceMonths, random),
      `Current CTC : ₹${person.currentPay} LPA`,
      'Notice Period : 30 Days',
    ),
    section(style.heading('summary'), person.summary),
    `Skills : ${person.skills.join(', ')}`,
    section(
      style.heading('jobs'),
      person.jobs
        .map((job) =>
          lines(
            `Company : ${job.employer}`,
            `Designation : ${job.title}`,
            `Duration : ${style.period(job.from, job.to)}`,
            'Roles and Responsibilities :',
            bulleted(style, job.tasks),
          ),
        )
        .join('\n\n'),
    ),
    section(
      style.heading('education'),
      person.education
        .map((course) =>
          lines(
            `Degree : ${course.course}`,
            `College : ${course.institution}`,
            `Passing Year : ${course.year}`,
            `Percentage : ${course.grade}`,
          ),
        )
        .join('\n\n'),
    ),
    section(style.heading('certifications'), bulleted(style, person.certifications)),
    `Languages Known : ${person.languages.join(', ')}`,
    lines('Declaration', 'I hereby declare that the above is true.', `Place: ${person.city}`, person.name),
  ),
});

/** Serial numbers before rows, dates in the first cell. */
export const numberedRows: Layout = (person, style) => ({
  text: blocks(
    lines(person.name.toUpperCase(), `${person.email} | ${style.phone(person.phone)} | ${person.city}`),
    section(style.heading('summary'), person.summary),
    section(
      style.heading('jobs'),
      lines(
        ...person.jobs.map((job, at) => `${at + 1}. ${style.period(job.from, job.to)} : ${job.title}, ${job.employer}`),
      ),
    ),
    section(
      style.heading('education'),
      lines(
        ...person.education.map(
          (course, at) => `${at + 1}) ${course.year} - ${course.course} - ${course.institution} - ${course.grade}`,
        ),
      ),
    ),
    section(style.heading('skills'), person.skills.join('; ')),
    section(
      style.heading('certifications'),
      lines(...person.certifications.map((name, at) => `${at + 1}. ${name} (${2_019 + at})`)),
    ),
    section(style.heading('languages'), person.languages.join(', ')),
  ),
});
