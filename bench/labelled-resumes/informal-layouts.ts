import { blocks, type Layout, lines, section } from './layout.ts';

/** Layouts that were formerly held out from the rules. */

/** Rows with only a blank between their cells: dates, employer, title. */
export const bareRows: Layout = (person, style) => ({
  text: blocks(
    lines(
      'Bio Data',
      `${person.name} ${style.phone(person.phone)}`,
      `Residing at ${person.address}, ${person.city}, ${person.state}`,
      person.email,
    ),
    section('Synopsis of Career', person.summary),
    section(
      'Experience Record',
      person.jobs.map((job) => `${style.period(job.from, job.to)} ${job.employer} ${job.title}`).join('\n'),
    ),
    section(
      'Education Record',
      person.education.map((course) => `${course.year} ${course.course} ${course.institution}`).join('\n'),
    ),
    section('Skills Possessed', person.skills.join('; ')),
    section('Languages Spoken and Written', person.languages.join(' and ')),
  ),
  leftOut: ['certifications'],
});

/** A form in two languages. */
export const bilingual: Layout = (person, style) => ({
  text: blocks(
    'आवेदन / APPLICATION',
    lines(
      `नाम / Name : ${person.name}`,
      `ई-मेल / Email : ${person.email}`,
      `मोबाइल / Mobile : ${style.phone(person.phone)}`,
      `शहर / City : ${person.city}`,
      `भाषाएँ / Languages : ${person.languages.join(', ')}`,
    ),
    section(
      'अनुभव / WORK EXPERIENCE',
      person.jobs.map((job) => lines(`${job.title}, ${job.employer}`, style.period(job.from, job.to))).join('\n\n'),
    ),
    section(
      'शिक्षा / EDUCATION',
      person.education.map((course) => `${course.course}, ${course.institution}, ${course.year}`).join('\n'),
    ),
    section('कौशल / SKILLS', person.skills.join(', ')),
  ),
  leftOut: ['summary', 'experienceMonths', 'certifications'],
});

/** The style of people with a website. */
export const portfolio: Layout = (person, style) => ({
  text: blocks(
    lines(`Hi, I’m ${person.name}`, person.summary, `Say hello: ${person.email}, ${style.phone(person.phone)}`),
    `I live in ${person.city}.`,
    section(
      'My work so far',
      person.jobs
        .map((job) =>
          lines(
            `${job.title} — ${job.employer} — ${style.period(job.from, job.to)}`,
            ...job.tasks.map((task) => `– ${task}`),
          ),
        )
        .join('\n'),
    ),
    section('My toolbox', person.skills.join(' / ')),
    section(
      'My schooling',
      person.education.map((course) => `${course.course} — ${course.institution} — ${course.year}`).join('\n'),
    ),
    section('Certificates', person.certifications.join('\n')),
  ),
  leftOut: ['languages'],
});
