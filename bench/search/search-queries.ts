import type { CandidateFilterInput } from '#domain/filters/candidate-filter.ts';
import { type Random, randomFrom } from '#mongo/seed/generator/random.ts';

/** A search of the benchmark: its shape's name and the body sent to /advance-filter. */
export interface BenchQuery {
  shape: string;
  filter: CandidateFilterInput;
}

const skills =
  'Java,Spring Boot,Python,Django,React.js,Node.js,Angular,C++,C#,.NET,SQL,Oracle,MongoDB,Kafka,Docker,Kubernetes,AWS,Azure,Linux,Selenium,JIRA,Git,Excel,Tally,GST,SAP,Salesforce,Power BI,Tableau,Machine Learning,Spark,Hadoop,AutoCAD,SolidWorks,PHP,MySQL,JavaScript,TypeScript,REST API,Microservices,Jenkins,Recruitment,Payroll,Digital Marketing,SEO,Figma'.split(
    ',',
  );
const titles =
  'Software Engineer,Senior Software Engineer,Tech Lead,Data Analyst,Data Engineer,DevOps Engineer,QA Engineer,Business Analyst,HR Executive,Accountant,Sales Executive,Project Manager,Java Developer,Full Stack Developer,Mechanical Engineer'.split(
    ',',
  );
const words =
  'payments,migration,automation,reporting,customers,team,performance,cloud,testing,design,delivery,agile,production,integration,dashboard,analysis,operations,budget,training,vendor'.split(
    ',',
  );
const cities = ['Bengaluru', 'Hyderabad', 'Pune', 'Chennai', 'Mumbai', 'Delhi', 'Kolkata', 'Ahmedabad', 'Kochi'];
const notice = ['immediate', '15', '30', '60', '90'] as const;

const quoted = (text: string) => `"${text}"`;
const badges = (keywords: string[], mandatory = false) => keywords.map((keyword) => ({ keyword, mandatory }));

function deep(random: Random, depth: number): string {
  const leaf = quoted(random.pick(skills));
  if (depth === 0) return leaf;
  const inner = deep(random, depth - 1);
  return random.next() < 0.5 ? `(${leaf} OR (${inner}))` : `(${leaf} AND (${random.pick(words)} OR ${inner}))`;
}

const shapes: Record<string, (random: Random) => CandidateFilterInput> = {
  empty: (random) => ({ currentPage: random.between(1, 20) }),
  'single badge': (random) => ({ keyword: { badges: badges([random.pick(skills)]) } }),
  'many badges': (random) => ({
    keyword: { badges: [...badges(random.some(skills, 2), true), ...badges(random.some(words, 4))] },
  }),
  exclude: (random) => ({
    keyword: {
      badges: badges([random.pick(skills)], true),
      exclude: true,
      excludeBadges: random.some(skills, 2),
    },
  }),
  'current title': (random) => ({
    designation: { badges: badges(random.some(titles, 2)), searchCurrent: true },
    keyword: { badges: badges([random.pick(skills)], true) },
  }),
  'phrase and proximity': (random) => ({
    keyword: {
      boolean: true,
      inputText: `${quoted(random.pick(titles))} AND ${random.pick(words)} NEAR/${random.between(5, 50)} ${random.pick(words)}`,
    },
  }),
  'location and ranges': (random) => ({
    selectedCities: random.some(cities, 2),
    includePreferredLocation: random.next() < 0.5,
    experience: { min: random.between(1, 5), max: random.between(6, 15) },
    salary: { min: random.between(3, 8), max: random.between(10, 40) },
    selectedNoticePeriod: random.some(notice, 2),
    keyword: { badges: badges([random.pick(skills)]) },
  }),
  'resume text': (random) => ({ resumeSearch: `${random.pick(words)} AND ${quoted(random.pick(skills))}` }),
  'boolean of 20': (random) => ({
    keyword: {
      boolean: true,
      inputText: Array.from({ length: 5 }, () => `(${random.some(skills, 4).map(quoted).join(' OR ')})`).join(
        random.next() < 0.5 ? ' AND ' : ' OR ',
      ),
    },
  }),
  'deep boolean': (random) => ({ keyword: { boolean: true, inputText: deep(random, 8) } }),
  'OR of 60': (random) => ({
    keyword: {
      boolean: true,
      inputText: [...random.some(skills, 40), ...random.some(words, 20)].map(quoted).join(' OR '),
    },
  }),
};

/** `count` seeded searches with alternating shapes. */
export function searchQueries(count: number, seed: number): BenchQuery[] {
  const random = randomFrom(seed);
  const names = Object.keys(shapes);
  return Array.from({ length: count }, (_, at) => {
    const shape = names[at % names.length]!;
    return { shape, filter: shapes[shape]!(random) };
  });
}
