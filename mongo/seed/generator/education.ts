import type { Education } from '#mongo/models/candidate.ts';
import type { Family } from './families/family.ts';
import type { Random } from './random.ts';

interface Course {
  name: string;
  type: string;
  category: 'diploma' | 'graduate' | 'postgraduate';
  years: number;
}

const course = (name: string, type: string, category: Course['category'], years: number): Course => ({
  name,
  type,
  category,
  years,
});
const graduate = (name: string, type: string, years = 3) => course(name, type, 'graduate', years);
const postgraduate = (name: string, type: string, years = 2) => course(name, type, 'postgraduate', years);
const diploma = (name: string) => course(name, 'diploma_engineering', 'diploma', 3);

/** First degrees of each kind, most common first, and what may follow them. */
const COURSES: Record<Family['education'], { first: Course[]; second: Course[] }> = {
  computing: {
    first: [
      graduate('B.Tech Computer Science', 'btech', 4),
      graduate('B.E. Computer Engineering', 'be', 4),
      graduate('B.Tech Information Technology', 'btech', 4),
      graduate('BCA', 'bca'),
      graduate('B.E. Electronics and Communication', 'be', 4),
      graduate('B.Sc Computer Science', 'bsc'),
      graduate('B.Tech Electrical Engineering', 'btech', 4),
    ],
    second: [
      postgraduate('MCA', 'mca'),
      postgraduate('M.Tech Computer Science', 'mtech'),
      postgraduate('MBA Information Systems', 'mba'),
      postgraduate('M.Sc Computer Science', 'msc'),
    ],
  },
  technical: {
    first: [
      graduate('B.Tech Mechanical Engineering', 'btech', 4),
      graduate('B.E. Civil Engineering', 'be', 4),
      graduate('B.Tech Electronics and Communication', 'btech', 4),
      graduate('B.E. Electrical Engineering', 'be', 4),
      diploma('Diploma in Mechanical Engineering'),
      graduate('B.Tech Automobile Engineering', 'btech', 4),
      diploma('Diploma in Electronics and Telecommunication'),
      graduate('B.Tech Embedded Systems', 'btech', 4),
    ],
    second: [
      postgraduate('M.Tech Machine Design', 'mtech'),
      postgraduate('M.Tech Structural Engineering', 'mtech'),
      postgraduate('MBA Operations', 'mba'),
      postgraduate('M.E. Embedded Systems', 'me'),
    ],
  },
  commerce: {
    first: [
      graduate('B.Com', 'bcom'),
      graduate('B.Com Accounting and Finance', 'bcom'),
      graduate('BBA Finance', 'bba'),
      graduate('BA Economics', 'ba'),
    ],
    second: [
      postgraduate('M.Com', 'mcom'),
      postgraduate('MBA Finance', 'mba'),
      postgraduate('Chartered Accountancy', 'ca', 3),
      postgraduate('CMA Inter', 'cma'),
    ],
  },
  business: {
    first: [
      graduate('BBA', 'bba'),
      graduate('B.Com', 'bcom'),
      graduate('B.Tech Information Technology', 'btech', 4),
      graduate('BA English', 'ba'),
      graduate('B.Sc Mathematics', 'bsc'),
    ],
    second: [
      postgraduate('MBA Marketing', 'mba'),
      postgraduate('MBA Human Resources', 'mba'),
      postgraduate('PGDM', 'pgdm'),
      postgraduate('MBA Supply Chain Management', 'mba'),
    ],
  },
  arts: {
    first: [
      graduate('BA', 'ba'),
      graduate('B.Com', 'bcom'),
      graduate('B.Sc', 'bsc'),
      graduate('Bachelor of Hotel Management', 'bhm', 4),
      graduate('BA LLB', 'llb', 5),
    ],
    second: [
      postgraduate('MA English', 'ma'),
      postgraduate('B.Ed', 'bed'),
      postgraduate('MBA', 'mba'),
      postgraduate('M.Sc Physics', 'msc'),
    ],
  },
  medical: {
    first: [
      graduate('B.Sc Nursing', 'bsc', 4),
      graduate('B.Pharm', 'bpharm', 4),
      graduate('GNM Nursing', 'gnm'),
      graduate('Bachelor of Physiotherapy', 'bpt', 4),
      graduate('B.Sc Microbiology', 'bsc'),
      graduate('MBBS', 'mbbs', 5),
    ],
    second: [
      postgraduate('M.Sc Nursing', 'msc'),
      postgraduate('M.Pharm', 'mpharm'),
      postgraduate('Master of Hospital Administration', 'mha'),
    ],
  },
  design: {
    first: [
      graduate('Bachelor of Design', 'bdes', 4),
      graduate('Bachelor of Fine Arts', 'bfa', 4),
      diploma('Diploma in Graphic Design'),
      graduate('B.Arch', 'barch', 5),
      graduate('BA Multimedia', 'ba'),
    ],
    second: [postgraduate('Master of Design', 'mdes'), postgraduate('MBA Marketing', 'mba')],
  },
};

const SAINTS = [
  'Saraswati',
  'Vivekananda',
  'Gandhi',
  'Tagore',
  'Shivaji',
  'Ambedkar',
  'Ramanujan',
  'Nalanda',
  'Kaveri',
];
const KINDS = [
  'Institute of Technology',
  'College of Engineering',
  'University',
  'College of Arts and Science',
  'Institute',
];

export interface EducationSource {
  random: Random;
  family: Family;
  city: string;
  state: string;
  /** The year in which work started, or will start. */
  workFrom: number;
}

/** One to three courses, newest first, that end before the career starts, and the year of birth they imply. */
export function makeEducation(source: EducationSource): { education: Omit<Education, '_id'>[]; bornIn: number } {
  const { random, family, workFrom } = source;
  const { first, second } = COURSES[family.education];
  const basic = random.pickUneven(first);
  const higher = basic.category === 'graduate' && random.chance(0.35) ? random.pickUneven(second) : undefined;
  const higherEnds = workFrom - (random.chance(0.8) ? 0 : 1);
  const basicEnds = higher ? higherEnds - higher.years : higherEnds;
  const schoolEnds = basicEnds - basic.years;
  const education: Omit<Education, '_id'>[] = [describe(source, basic, basicEnds)];
  if (higher) education.unshift(describe(source, higher, higherEnds));
  if (random.chance(0.4)) education.push(school(source, schoolEnds));
  return { education, bornIn: schoolEnds - 18 };
}

function describe({ random, city, state }: EducationSource, { name, type, category, years }: Course, ends: number) {
  return {
    institutionName: `${random.pickUneven(SAINTS)} ${random.pickUneven(KINDS)}`,
    courseCategory: category,
    courseType: type,
    courseName: name,
    startDate: new Date(Date.UTC(ends - years, 6, 1)),
    endDate: new Date(Date.UTC(ends, 4, 31)),
    isOngoing: false,
    gpa: (6 + random.next() * 3.6).toFixed(1),
    location: city,
    city,
    state,
    country: 'India',
    courseCompletion: { month: 5, year: ends },
  };
}

function school({ random, city, state }: EducationSource, ends: number): Omit<Education, '_id'> {
  return {
    institutionName: `${random.pickUneven(SAINTS)} Higher Secondary School`,
    courseCategory: 'hsc',
    courseName: random.pick(['Higher Secondary (Science)', 'Higher Secondary (Commerce)', 'Higher Secondary (Arts)']),
    startDate: new Date(Date.UTC(ends - 2, 5, 1)),
    endDate: new Date(Date.UTC(ends, 2, 31)),
    isOngoing: false,
    gpa: `${random.between(55, 96)}%`,
    city,
    state,
    country: 'India',
    courseCompletion: { month: 3, year: ends },
  };
}
