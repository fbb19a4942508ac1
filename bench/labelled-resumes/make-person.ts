import type { GeneratedCandidate } from '#mongo/seed/generator/generate-candidates.ts';
import type { Random } from '#mongo/seed/generator/random.ts';
import type { LabelledResume } from './labelled-resume.ts';
import type { Month } from './style.ts';

/** Invented employers without a revealing suffix; each half has its own. */
const BARE_EMPLOYERS: Record<LabelledResume['half'], string[]> = {
  seen: [
    'Zentrova',
    'Kritva & Sons',
    'Maple Nine',
    'Orbitell',
    'Nandi Motors',
    'Saarthi Bank',
    'M. K. Rao & Co.',
    'PayBolt',
  ],
  'held-out': [
    'Quillmint',
    'Bhatia & Bros',
    'Seven Lakes',
    'Trigyaan',
    'Varuna Airways',
    'Jeevan Bank',
    'S. P. Nair & Co.',
    'CartWala',
  ],
};
const CITIES_OF_SCHOOLS = ['Pune', 'Mysuru', 'Nagpur', 'Kochi', 'Bhopal'];

export interface PersonJob {
  title: string;
  employer: string;
  from: Month;
  to: Month | null;
  city: string;
  tasks: string[];
}

export interface PersonCourse {
  course: string;
  institution: string;
  year: number;
  from: number;
  grade: string;
}

/** The contents of a resume, independent of its layout. */
export interface Person {
  name: string;
  email: string;
  phone: string;
  secondPhone: string | null;
  city: string;
  state: string;
  address: string;
  pincode: string;
  experienceMonths: number;
  skills: string[];
  jobs: PersonJob[];
  education: PersonCourse[];
  certifications: string[];
  languages: string[];
  summary: string;
  born: string;
  currentPay: number;
}

export function makePerson(random: Random, record: GeneratedCandidate, half: LabelledResume['half']): Person {
  const months = (record.experience?.year ?? 0) * 12 + (record.experience?.month ?? 0);
  return {
    name: record.applicantName ?? '',
    email: record.emailAddress ?? '',
    phone: record.phoneNumber?.number ?? '',
    secondPhone: random.chance(0.3) ? `8${String(random.between(1, 999_999_999)).padStart(9, '3')}` : null,
    city: record.presentAddress?.city ?? '',
    state: record.presentAddress?.state ?? '',
    address: record.presentAddress?.addressLine1 ?? '',
    pincode: record.presentAddress?.zipCode ?? '',
    experienceMonths: months,
    skills: [...record.primarySkills, ...record.skills].map(({ skill }) => skill),
    jobs: record.workExperience.slice(0, 5).map((job) => ({
      title: job.jobTitle ?? '',
      employer: random.chance(0.3) ? random.pick(BARE_EMPLOYERS[half]) : (job.employer ?? ''),
      from: monthOf(job.periodFrom as Date),
      to: job.periodTo ? monthOf(job.periodTo) : null,
      city: job.location ?? '',
      tasks: (job.description ?? '').split('. ').filter((task) => task !== ''),
    })),
    education: record.education.map((course) => ({
      course: course.courseName ?? '',
      institution: random.chance(0.3)
        ? `${course.institutionName}, ${random.pick(CITIES_OF_SCHOOLS)}`
        : (course.institutionName ?? ''),
      year: course.courseCompletion?.year ?? 0,
      from: course.startDate?.getUTCFullYear() ?? 0,
      grade: course.gpa ?? '',
    })),
    certifications: record.certifications.map(({ certificationName }) => certificationName),
    languages: record.languages.map(({ name }) => name),
    summary: record.profileSummary ?? '',
    born: record.dateOfBirth?.toISOString().slice(0, 10).split('-').reverse().join('/') ?? '04/05/1992',
    currentPay: record.currentCTC?.amount ?? 4,
  };
}

const monthOf = (date: Date): Month => ({ year: date.getUTCFullYear(), month: date.getUTCMonth() + 1 });
