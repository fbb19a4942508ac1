import { blocks, bulleted, experienceWords, type Layout, lines, section } from './layout.ts';

/** 'Since … with … as …', the style of job portals' writers. */
export const organisationalScan: Layout = (person, style, random) => ({
  text: blocks(
    lines(person.name.toUpperCase(), `Contact: ${style.phone(person.phone)} ~ E-Mail: ${person.email}`),
    section('SNAPSHOT', lines(person.summary, experienceWords(person.experienceMonths, random))),
    section('CORE STRENGTHS', person.skills.join(' ~ ')),
    section(
      'ORGANISATIONAL EXPERIENCE',
      person.jobs
        .map((job) =>
          lines(
            job.to
              ? `${style.period(job.from, job.to)} with ${job.employer}, ${job.city} as ${job.title}`
              : `Since ${style.dates.write(job.from)} with ${job.employer}, ${job.city} as ${job.title}`,
            'Key Result Areas:',
            bulleted(style, job.tasks),
          ),
        )
        .join('\n\n'),
    ),
    section(
      'SCHOLASTICS',
      person.education
        .map((course) => `${course.year} ${course.course} from ${course.institution} with ${course.grade}`)
        .join('\n'),
    ),
    section('CREDENTIALS', person.certifications.join('\n')),
    section(
      'PERSONAL DOSSIER',
      lines(
        `Date of Birth: ${person.born}`,
        `Address: ${person.address}, ${person.city} – ${person.pincode}`,
        `Linguistic Abilities: ${person.languages.join(', ')}`,
      ),
    ),
  ),
});

/** Copied from a network's web page. */
export const webProfile: Layout = (person, style) => ({
  text: blocks(
    lines(
      person.name,
      `${person.jobs[0]?.title ?? 'Student'} at ${person.jobs[0]?.employer ?? 'home'}`,
      `${person.city}, ${person.state}, India`,
    ),
    lines(person.email, style.phone(person.phone)),
    section('About', person.summary),
    section(
      'Experience',
      person.jobs
        .map((job) =>
          lines(
            job.title,
            `${job.employer} · Full-time`,
            `${style.period(job.from, job.to)} · 2 yrs 3 mos`,
            `${job.city}, India · On-site`,
            job.tasks.join('. '),
          ),
        )
        .join('\n\n'),
    ),
    section(
      'Education',
      person.education
        .map((course) =>
          lines(course.institution, course.course, `${course.from} - ${course.year}`, `Grade: ${course.grade}`),
        )
        .join('\n\n'),
    ),
    section('Licenses & certifications', person.certifications.join('\n')),
    section('Skills', person.skills.join('\n')),
    section('Languages', person.languages.map((name) => lines(name, 'Native or bilingual proficiency')).join('\n')),
  ),
});

/** Education first, roles labelled under each employer. */
export const rolesUnderEmployers: Layout = (person, style, random) => ({
  text: blocks(
    lines(
      `Name – ${person.name}`,
      `Mobile – ${style.phone(person.phone)}`,
      `Mail – ${person.email}`,
      `Base location – ${person.city}`,
    ),
    section('Objective', person.summary),
    section(
      'Education Details',
      person.education
        .map((course) => `${style.bullet}Completed ${course.course} at ${course.institution} (${course.year})`)
        .join('\n'),
    ),
    section(
      'Technical Proficiency',
      `Well versed with ${person.skills.slice(0, -1).join(', ')} and ${person.skills.at(-1)}.`,
    ),
    section(
      'Professional Experience',
      lines(
        experienceWords(person.experienceMonths, random),
        ...person.jobs.map((job) =>
          lines(
            `${job.employer}, ${job.city}: ${style.period(job.from, job.to)}`,
            `Role: ${job.title}`,
            bulleted(style, job.tasks),
          ),
        ),
      ),
    ),
    section('Certificates', person.certifications.join(', ')),
    section('Known Languages', person.languages.join(', ')),
  ),
});
