import { type Random, randomFrom } from '#mongo/seed/generator/random.ts';
import type { JobSearch } from '#search-templates/jobs/query.ts';

const skills =
  'Java,Spring Boot,Python,React.js,Node.js,C++,.NET,SQL,Kafka,Docker,AWS,Selenium,Excel,Tally,GST,SAP,AutoCAD'.split(
    ',',
  );
const titles =
  'Software Engineer,Data Analyst,DevOps Engineer,QA Engineer,Business Analyst,Accountant,Sales Executive'.split(',');
const cities = ['Bengaluru', 'Hyderabad', 'Pune', 'Chennai', 'Mumbai', 'Delhi', 'Kolkata', 'remote'];
const bands = { experience: ['1-3', '3-5', '5-8'], salary: ['5-10', '10-20', '20-35'] };

const shapes: Record<string, (random: Random) => Partial<JobSearch>> = {
  'nothing asked': (random) => ({ page: random.between(1, 20) }),
  'one skill': (random) => ({ keyword: random.pick(skills) }),
  title: (random) => ({ keyword: random.pick(titles) }),
  'title and city': (random) => ({ keyword: random.pick(titles), location: random.pick(cities) }),
  'two skills': (random) => ({ skills: random.some(skills, 2) }),
  boolean: (random) => ({
    keyword: `("${random.pick(titles)}" OR ${random.pick(skills)}) AND NOT ${random.pick(skills)}`,
  }),
  refined: (random) => ({
    keyword: random.pick(skills),
    refine: {
      experience: [random.pick(bands.experience)],
      salary: random.some(bands.salary, 2),
      workplace: ['onsite'],
    },
  }),
};

/** `count` seeded job searches with alternating shapes, sizes 5, 10 and 20. */
export function jobQueries(count: number, seed: number): { shape: string; search: JobSearch }[] {
  const random = randomFrom(seed);
  const names = Object.keys(shapes);
  const empty = { keyword: '', location: '', skills: [], refine: {}, page: 1 };
  return Array.from({ length: count }, (_, at) => {
    const shape = names[at % names.length]!;
    return { shape, search: { ...empty, size: random.pick([5, 10, 20]), ...shapes[shape]!(random) } };
  });
}
