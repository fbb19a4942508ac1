import { professions } from '../professions.ts';
import type { Random } from '../random.ts';
import { regions } from '../regions.ts';

/** A row of an export before columns format it. */
export type Candidate = {
  name: string;
  email: string;
  number: string;
  gender: 'Male' | 'Female';
  maritalStatus: 'Single' | 'Married';
  dateOfBirth: string;
  /** Of experience. */
  months: number;
  /** Rupees a year. */
  current: number;
  expected: number;
  noticeDays: number;
  lastWorkingDay: string;
  title: string;
  employer: string;
  city: string;
  preferred: string[];
  skills: string[];
  degree: string;
};

const list = (text: string) => text.split('|');
const two = (value: number) => String(value).padStart(2, '0');

export function makeCandidate(random: Random, at: number): Candidate {
  const region = random.pick(regions);
  const profession = random.pick(professions);
  const isMale = random.chance(0.55);
  const first = random.pick(list(isMale ? region.men : region.women));
  const name = `${first} ${random.pick(list(region.surnames))}`;
  const words = name
    .toLowerCase()
    .replace(/[^a-z ]/g, '')
    .split(' ');
  const months = random.chance(0.08) ? 0 : random.whole(3, 300);
  const [lowest, highest] = profession.pay;
  const current = Math.round((lowest + ((highest - lowest) * months) / 300) * 20) * 5_000;
  const level = Math.min(profession.titles.length - 1, Math.floor(months / 55));
  return {
    name,
    email: `${words[0]}.${words.at(-1)}${at}@${random.pick(['gmail.com', 'yahoo.co.in', 'rediffmail.com', 'outlook.com'])}`,
    number: `${random.whole(6, 9)}${random.whole(100_000_000, 999_999_999)}`,
    gender: isMale ? 'Male' : 'Female',
    maritalStatus: random.chance(0.5) ? 'Married' : 'Single',
    dateOfBirth: `${2003 - Math.floor(months / 12) - random.whole(0, 2)}-${two(random.whole(1, 12))}-${two(random.whole(1, 28))}`,
    months,
    current,
    expected: Math.round((current * 1.25) / 10_000) * 10_000,
    noticeDays: random.pick([0, 15, 30, 60, 90]),
    lastWorkingDay: `2026-12-${two(random.whole(1, 28))}`,
    title: profession.titles[level]!,
    employer: random.pick(profession.employers),
    city: random.pick(list(region.cities)),
    preferred: random.shuffled(['Bengaluru', 'Pune', 'Chennai', 'Hyderabad', 'Mumbai']).slice(0, random.whole(1, 3)),
    skills: random.shuffled(profession.skillGroups.flatMap(({ skills }) => skills)).slice(0, random.whole(3, 7)),
    degree: random.pick(profession.degrees).degree,
  };
}
