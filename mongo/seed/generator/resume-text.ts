import type { CandidateRecord, WorkExperience } from '#mongo/models/candidate.ts';
import { describeTasks } from './describe-tasks.ts';
import type { Family } from './families/family.ts';
import type { Random } from './random.ts';

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
const STRENGTHS = [
  'Quick to learn, steady under pressure and used to working with customers in several time zones',
  'Known for clear communication, good planning and keeping promises on delivery',
  'Enjoys training juniors and taking ownership of production problems',
  'Comfortable with agile teams, daily reporting and tight deadlines',
  'Careful with budget and vendors, with an eye for automation and better operations',
  'Used to client meetings, design reviews and integration with other departments',
];
const ACHIEVEMENTS = [
  'Employee of the quarter for taking a delayed delivery back on schedule',
  'Trained new joiners on the process, the tools and reporting to customers',
  'Suggested a small automation that saved the team a day of manual work each week',
  'Handled vendor negotiation and renewals within the yearly budget',
  'Took part in internal audits and closed all findings on time',
  'Spoke for the team in cross-department planning and monthly business reviews',
  'Volunteered for campus hiring and mentored interns through their projects',
  'Supported a migration outside working hours without any loss of data or production time',
  'Wrote the standard procedures that the department still works by',
  'Stood in for the manager during leave and kept performance and operations steady',
  'Organised safety, wellness and training weeks for the whole office',
  'Received written appreciation from two customers for the quality of analysis and design',
];
const INTERESTS = ['Cricket', 'Reading', 'Trekking', 'Music', 'Travelling', 'Chess', 'Cooking', 'Volunteering', 'Yoga'];

const monthOf = (date: Date | undefined): string =>
  date ? `${MONTHS[date.getUTCMonth()]} ${date.getUTCFullYear()}` : 'Present';

/** The text of a CV that matches the record, in more detail: 1.5 to 4 KB. */
export function makeResumeText(random: Random, record: CandidateRecord, family: Family): string {
  const skills = [...record.primarySkills, ...record.skills].map(({ skill }) => skill);
  const parts = [
    heading(record),
    `PROFESSIONAL SUMMARY\n${record.profileSummary ?? ''} ${random.some(STRENGTHS, 2).join('. ')}.`,
    `KEY SKILLS\n${skills.join(', ')}`,
    record.workExperience.length > 0
      ? `WORK EXPERIENCE\n${record.workExperience
          .slice(0, 4)
          .map((job) => jobText(random, job, family, skills))
          .join('\n\n')}`
      : `ACADEMIC PROJECTS\n${describeTasks(random, family, skills, 3).join('.\n')}.`,
    `EDUCATION\n${record.education
      .map(
        (entry) =>
          `${entry.courseName}, ${entry.institutionName}, ${entry.courseCompletion?.year ?? ''} (${entry.gpa})`,
      )
      .join('\n')}`,
    certificationsText(record),
    `ACHIEVEMENTS AND RESPONSIBILITIES\n${random
      .some(ACHIEVEMENTS, 4)
      .map((line) => `- ${line}`)
      .join('\n')}`,
    personalText(random, record),
  ];
  return parts.filter((part) => part !== '').join('\n\n');
}

function heading(record: CandidateRecord): string {
  const phone = record.phoneNumber ? `+${record.phoneNumber.countryCode} ${record.phoneNumber.number}` : '';
  const city = record.presentAddress?.city ?? '';
  const title = record.workExperience[0]?.jobTitle ?? record.preferredJob[0] ?? '';
  return [record.applicantName, title, [record.emailAddress, phone, city].filter(Boolean).join(' | ')].join('\n');
}

function jobText(random: Random, job: WorkExperience, family: Family, skills: string[]): string {
  const lines = describeTasks(random, family, skills, random.between(3, 5)).map((task) => `- ${task}`);
  const period = `${monthOf(job.periodFrom)} - ${monthOf(job.periodTo)}`;
  return [`${job.jobTitle}, ${job.employer} (${period})`, ...lines].join('\n');
}

function certificationsText(record: CandidateRecord): string {
  if (record.certifications.length === 0) return '';
  return `CERTIFICATIONS\n${record.certifications.map((entry) => entry.certificationName).join('\n')}`;
}

function personalText(random: Random, record: CandidateRecord): string {
  const languages = record.languages.map(({ name }) => name).join(', ');
  const interests = random.some(INTERESTS, 3).join(', ');
  const statement = 'I declare that the information given above is true to the best of my knowledge.';
  return `PERSONAL DETAILS\nLanguages: ${languages}\nInterests: ${interests}\n\nDECLARATION\n${statement}\n${record.applicantName}`;
}
