import { allBadges, anyOfBadges, boolean, type QueryGroup } from './judged-query.ts';
import { all, any, holds, knows, livesIn, mentions, not, noticeIs, primary, studied, years } from './rules.ts';

const inBengaluru = livesIn(/bengaluru|bangalore/i);

export const severalWishes: QueryGroup = {
  group: 'several wishes at once',
  queries: [
    {
      name: 'Java, with Kafka and Docker if possible',
      intention: 'Java is required; the more of the others, the better.',
      filter: {
        keyword: { badges: [{ keyword: 'Java', mandatory: true }, { keyword: 'Kafka' }, { keyword: 'Docker' }] },
      },
      grades: {
        3: all(knows('Java', 'Core Java'), knows('Kafka'), knows('Docker')),
        2: all(knows('Java', 'Core Java'), knows('Kafka', 'Docker')),
        1: knows('Java', 'Core Java'),
      },
    },
    {
      name: 'any of four front-end frameworks',
      intention: 'React, Angular, Vue or Next: more of them first.',
      filter: { keyword: anyOfBadges('React.js', 'Angular', 'Vue.js', 'Next.js') },
      grades: {
        3: any(
          all(knows('React.js'), knows('Angular'), knows('Vue.js', 'Next.js')),
          all(knows('React.js', 'Angular'), knows('Vue.js'), knows('Next.js')),
        ),
        2: any(
          all(knows('React.js'), knows('Angular', 'Vue.js', 'Next.js')),
          all(knows('Angular'), knows('Vue.js', 'Next.js')),
          all(knows('Vue.js'), knows('Next.js')),
        ),
        1: knows('React.js', 'Angular', 'Vue.js', 'Next.js'),
      },
    },
    {
      name: 'a full stack in Boolean',
      intention: 'A front end, a server and a database, each as a skill.',
      filter: {
        keyword: boolean(
          '("React.js" OR Angular) AND ("Node.js" OR Java OR Python) AND (MongoDB OR MySQL OR PostgreSQL)',
        ),
      },
      grades: {
        3: all(
          knows('React.js', 'Angular'),
          knows('Node.js', 'Java', 'Python'),
          knows('MongoDB', 'MySQL', 'PostgreSQL'),
        ),
        1: all(
          mentions(/react\.js|angular/i),
          mentions(/node\.js|\bjava\b|python/i),
          mentions(/mongodb|mysql|postgresql/i),
        ),
      },
      knownFailure: 'the sides of an OR add up: four words in texts outrank three listed skills',
    },
    {
      name: 'Android without Flutter',
      intention: 'Native Android, excluding those who moved to Flutter.',
      filter: { keyword: boolean('Android AND (Kotlin OR Java) AND NOT Flutter') },
      grades: {
        3: all(knows('Android'), knows('Kotlin', 'Java'), not(mentions(/flutter/i))),
        1: all(mentions(/android/i), mentions(/kotlin|\bjava\b/i), not(mentions(/flutter/i))),
      },
      knownFailure: 'the sides of an OR add up: two languages in texts outrank one that is listed',
    },
    {
      name: 'sales, not insurance',
      intention: 'Sells goods or services; insurance sales are excluded.',
      filter: { keyword: { ...allBadges('sales'), exclude: true, excludeText: 'insurance' } },
      grades: {
        3: all(any(knows('Sales'), holds(/\bsales\b/i)), not(mentions(/insurance/i))),
        1: all(mentions(/\bsales?\b/i), not(mentions(/insurance/i))),
      },
    },
    {
      name: 'testers who are no managers',
      intention: 'Hands-on testing: Selenium, and no title of a manager or head now.',
      filter: {
        keyword: anyOfBadges('Selenium'),
        designation: { exclude: true, excludeBadges: ['manager', 'head'], searchCurrent: true },
      },
      grades: {
        3: all(knows('Selenium'), not(holds(/\b(manager|head)\b/i))),
        1: all(mentions(/selenium/i), not(holds(/\b(manager|head)\b/i))),
      },
    },
    {
      name: 'Python in Bengaluru, soon',
      intention: 'Python, living in Bengaluru under either name, free within 30 days.',
      filter: {
        keyword: anyOfBadges('Python'),
        selectedCities: ['Bangalore'],
        selectedNoticePeriod: ['immediate', '7', '15', '30'],
      },
      grades: {
        3: all(knows('Python'), inBengaluru, noticeIs('immediate', '7', '15', '30')),
        1: all(mentions(/\bpython\b/i), inBengaluru, noticeIs('immediate', '7', '15', '30')),
      },
    },
    {
      name: 'a DevOps engineer of 4 to 8 years',
      intention: 'DevOps or site reliability now, with Kubernetes and Terraform.',
      filter: {
        designation: { ...anyOfBadges('devops', 'site reliability engineer'), searchCurrent: true },
        keyword: anyOfBadges('Kubernetes', 'Terraform'),
        experience: { min: 4, max: 8 },
      },
      grades: {
        3: all(holds(/devops|site reliability/i), knows('Kubernetes'), knows('Terraform'), years(4, 8)),
        2: all(holds(/devops|site reliability/i), knows('Kubernetes', 'Terraform'), years(4, 8)),
      },
    },
    {
      name: 'three skills, all in the list',
      intention: 'SQL, Power BI and Python, each as a skill.',
      filter: { skills: ['SQL', 'Power BI', 'Python'] },
      grades: {
        3: all(knows('SQL', 'SQL Server'), knows('Power BI'), knows('Python')),
      },
    },
    {
      name: 'a chartered accountant by title or trade',
      intention: 'A chartered accountant; failing that an accountant with the finalization of accounts.',
      filter: { keyword: anyOfBadges('chartered accountant', 'finalization of accounts') },
      grades: {
        3: all(holds(/chartered accountant/i), knows('Finalization of Accounts')),
        2: any(holds(/chartered accountant/i), primary('Finalization of Accounts')),
        1: mentions(/chartered accountant|finalization of accounts/i),
      },
    },
    {
      name: 'mechanical design by a graduate',
      intention: 'SolidWorks or CATIA by an engineer with a degree.',
      filter: { keyword: anyOfBadges('SolidWorks', 'CATIA'), selectedEducation: ['tech', 'engineer'] },
      grades: {
        3: all(knows('SolidWorks'), knows('CATIA'), studied(/B\.Tech|B\.E\.|M\.Tech/i)),
        2: all(knows('SolidWorks', 'CATIA'), studied(/B\.Tech|B\.E\.|M\.Tech/i)),
        1: knows('SolidWorks', 'CATIA'),
      },
    },
    {
      name: 'freshers for Java',
      intention: 'At most a year of work, trained in Java.',
      filter: { keyword: anyOfBadges('Java'), experience: { min: 0, max: 1 } },
      grades: { 3: all(knows('Java', 'Core Java'), years(0, 1)), 1: all(mentions(/\bjava\b/i), years(0, 1)) },
    },
  ],
};
