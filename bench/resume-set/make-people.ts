/**
 * Composes the people of the set from `professions/` and `regions.ts`, one JSON file per profession in `people/`.
 * The same seed makes the same people: node bench/resume-set/make-people.ts
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { makeCareer } from './career.ts';
import { makeContacts } from './contacts.ts';
import type { Person } from './person.ts';
import { type Profession, professions } from './professions.ts';
import { seededRandom } from './random.ts';
import { type Region, regions } from './regions.ts';

const LEVELS = ['fresher', 'junior', 'mid', 'senior', 'veteran'] as const;
const HOBBIES =
  'Reading|Cricket|Carrom|Gardening|Cooking|Trekking|Classical music|Kabaddi|Photography|Volleyball|Chess|Rangoli|Badminton|Watching movies|Travelling|Social work';
const MALE_JOBS = new Set(['army-havildar', 'cnc-operator', 'welder-fitter', 'driver']);
const list = (text: string) => text.split('|');
const usedNames = new Set<string>();

function nameIn(region: Region, isMale: boolean, random: ReturnType<typeof seededRandom>) {
  for (;;) {
    const name = `${random.pick(list(isMale ? region.men : region.women))} ${random.pick(list(region.surnames))}`;
    if (!usedNames.has(name)) {
      usedNames.add(name);
      return name;
    }
  }
}

function makePerson(profession: Profession, order: number, index: number): Person {
  const random = seededRandom(9_100 + index * 977);
  const region = regions[index % regions.length]!;
  const level = LEVELS[(order + index) % LEVELS.length]!;
  const isMale = MALE_JOBS.has(profession.id) || random.chance(0.52);
  const name = nameIn(region, isMale, random);
  const city = random.pick(list(region.cities));
  const career = makeCareer(profession, region, level, city, random);
  const birthYear = career.firstYear - (career.isGraduate ? 22 : 20);
  const isMarried = level === 'fresher' ? false : random.chance(level === 'junior' ? 0.4 : 0.85);
  const two = (value: number) => String(value).padStart(2, '0');
  const groups = profession.skillGroups.map((group) => ({
    name: group.name,
    skills: random.shuffled(group.skills).slice(0, Math.max(2, group.skills.length - random.whole(0, 3))),
  }));
  const languages = list(region.languages);
  return {
    id: `p${String(index + 1).padStart(3, '0')}`,
    profession: profession.id,
    isIT: profession.isIT,
    half: profession.half,
    level,
    name,
    honorific: isMale ? 'Mr.' : isMarried ? 'Mrs.' : 'Ms.',
    fatherName: `${random.pick(list(region.men))} ${name.split(' ').at(-1)}`,
    gender: isMale ? 'Male' : 'Female',
    dateOfBirth: `${birthYear}-${two(random.whole(1, 12))}-${two(random.whole(1, 28))}`,
    maritalStatus: isMarried ? 'Married' : 'Single',
    city,
    state: region.state,
    ...makeContacts({ name, city, region, isIT: profession.isIT, birthYear }, random),
    summary: random.pick(profession.summaries),
    ...career.facts,
    skillGroups: groups,
    languages: languages.filter((_, at) => at < 2 || random.chance(0.6)),
    certifications: random.shuffled(profession.certs).slice(0, random.whole(1, 3)),
    projects: level === 'fresher' ? profession.projects : [],
    hobbies: random.shuffled(list(HOBBIES)).slice(0, 3),
    references: [0, 1].map(() => {
      const referee = random.pick(regions);
      const surname = random.pick(list(referee.surnames).filter((each) => each.length > 3));
      return {
        name: `${random.pick(['Dr.', 'Mr.', 'Mrs.', 'Prof.'])} ${random.pick(list(referee.men)).charAt(0)}. ${surname}`,
        title: random.pick(['Principal', 'General Manager', 'Former supervisor', 'Director', 'Head of Department']),
        phone: `${random.whole(6, 9)}${random.whole(100_000_000, 999_999_999)}`,
      };
    }),
    preferredPlaces: random.shuffled(['Bengaluru', 'Pune', 'Chennai', 'Hyderabad', 'Delhi NCR', city]).slice(0, 2),
  };
}

mkdirSync(new URL('people/', import.meta.url), { recursive: true });
let made = 0;
professions.forEach((profession, at) => {
  const atInHalf = professions.filter(({ half }) => half === profession.half).indexOf(profession);
  const people = Array.from({ length: atInHalf < 6 ? 5 : 4 }, (_, order) => makePerson(profession, order, made++));
  writeFileSync(new URL(`people/${profession.id}.json`, import.meta.url), `${JSON.stringify(people, null, 1)}\n`);
  if (at === professions.length - 1) console.log(`${made} people of ${professions.length} professions`);
});
