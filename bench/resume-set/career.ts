import type { Month, Person, PersonEducation, PersonJob } from './person.ts';
import type { Profession } from './professions.ts';
import type { Random } from './random.ts';
import type { Region } from './regions.ts';

const YEARS: Record<Person['level'], [number, number]> = {
  fresher: [0, 0],
  junior: [2, 4],
  mid: [6, 10],
  senior: [13, 18],
  veteran: [22, 30],
};
const JOBS: Record<Person['level'], [number, number]> = {
  fresher: [0, 1],
  junior: [1, 2],
  mid: [2, 3],
  senior: [3, 4],
  veteran: [4, 5],
};
const list = (text: string) => text.split('|');
const monthNumber = ({ year, month }: Month) => year * 12 + month - 1;
const monthOf = (count: number): Month => ({ year: Math.floor(count / 12), month: (count % 12) + 1 });

/** From craft certificates to master's degrees: the higher one was taken later. */
function rank(degree: string) {
  if (/^(M|PG|LL\.M)/.test(degree)) return 4;
  if (/^(B\.Ed|LL\.B|B\.L\.I|Post)/.test(degree)) return 3;
  if (degree.startsWith('B')) return 2;
  return /^(ITI|Craft|Certificate)/.test(degree) ? 0 : 1;
}

function marks(random: Random) {
  const percent = (random.whole(520, 920) / 10).toFixed(1);
  return random.pick([
    `${percent}%`,
    `${Math.round(Number(percent))}%`,
    `${(Number(percent) / 10).toFixed(2)} CGPA`,
    `${percent} %`,
    'First Class',
  ]);
}

function makeEducation(profession: Profession, region: Region, firstYear: number, city: string, random: Random) {
  const chosen = random.shuffled(profession.degrees).slice(0, profession.degrees.length > 2 ? random.whole(1, 2) : 1);
  chosen.sort((a, b) => rank(b.degree) - rank(a.degree));
  const courses: PersonEducation[] = [];
  let year = firstYear;
  for (const { kind, degree, branch } of chosen) {
    const length = kind === 'I' || rank(degree) > 2 ? 2 : 3;
    const university = random.pick(list(region.universities));
    courses.push({
      degree,
      branch,
      institute: kind === 'I' ? `Govt. ITI, ${city}` : `${random.pick(list(region.colleges))}, ${city}`,
      board: kind === 'I' ? 'NCVT' : kind === 'P' ? `State Board of Technical Education, ${region.state}` : university,
      from: year - length,
      year,
      marks: marks(random),
    });
    year -= length;
  }
  const school = random.pick(list(region.schools));
  const { tenth, tenthBoard, twelfth, twelfthBoard } = region.school;
  if (chosen[0]?.kind === 'U')
    courses.push({
      degree: twelfth,
      institute: `${school}, ${city}`,
      board: twelfthBoard,
      from: year - 2,
      year,
      marks: marks(random),
    });
  const tenthYear = chosen[0]?.kind === 'U' ? year - 2 : year - 1;
  courses.push({
    degree: tenth,
    institute: `${school}, ${city}`,
    board: tenthBoard,
    from: tenthYear - 1,
    year: tenthYear,
    marks: marks(random),
  });
  return courses;
}

function makeJobs(
  profession: Profession,
  region: Region,
  level: Person['level'],
  start: number,
  end: number,
  city: string,
  random: Random,
) {
  const count = random.whole(...JOBS[level]);
  const employers = random.shuffled(profession.employers);
  const places = [city, ...random.shuffled(list(region.cities)), 'Mumbai', 'Hyderabad'];
  const isBeginners = (duty: string) => !/year|Led|Guided|Headed|Managed|Commanded|season|Rs\./.test(duty);
  const duties = random.shuffled(profession.duties.filter((duty) => level !== 'fresher' || isBeginners(duty)));
  const { titles } = profession;
  const top =
    level === 'fresher'
      ? 0
      : Math.min(titles.length - 1, { junior: 1, mid: 2, senior: 3, veteran: titles.length - 1 }[level]);
  const first = level === 'fresher' ? 0 : Math.max(0, top - count + 1);
  const jobs: PersonJob[] = [];
  let from = start;
  for (let at = 0; at < count; at++) {
    const rest = count - at;
    const isLast = rest === 1;
    const length = Math.max(5, Math.floor(((end - from) / rest) * (0.7 + random.whole(0, 6) / 10)));
    const to = isLast ? end : Math.min(from + length, end - 6 * rest);
    const before = jobs.at(-1);
    const isPromotion = before !== undefined && random.chance(0.3);
    jobs.push({
      title: titles[Math.min(top, first + at)]!,
      employer: isPromotion ? before.employer : employers[at]!,
      place: isPromotion ? before.place : places[at]!,
      from: monthOf(from),
      ...(!isLast && { to: monthOf(to) }),
      duties: Array.from({ length: random.whole(2, 3) }, (_, each) => duties[(at * 3 + each) % duties.length]!),
    });
    from = to + (random.chance(0.25) ? random.whole(3, 9) : 1);
  }
  // Consecutive posts with the same title at one employer are one post.
  return jobs.filter((job, at) => {
    const next = jobs[at + 1];
    if (!next || next.title !== job.title || next.employer !== job.employer) return true;
    next.from = job.from;
    return false;
  });
}

/** Consistent jobs, education, pay and dates. */
export function makeCareer(
  profession: Profession,
  region: Region,
  level: Person['level'],
  city: string,
  random: Random,
) {
  const document = { year: random.whole(2023, 2026), month: random.whole(1, 10) };
  const end = monthNumber(document);
  const years = random.whole(...YEARS[level]);
  const start = end - years * 12 - random.whole(0, 7) - (level === 'fresher' ? 5 : 0);
  const firstYear = level === 'fresher' ? document.year - 1 : monthOf(start).year;
  const jobs = makeJobs(profession, region, level, level === 'fresher' ? end - 11 : start, end, city, random);
  const last = jobs.at(-1);
  if (last && level === 'fresher') last.to = monthOf(monthNumber(last.from) + random.whole(2, 5));
  else if (last && random.chance(0.15)) last.to = monthOf(end - random.whole(1, 2));
  const education = makeEducation(profession, region, firstYear, city, random);
  const [lowest, highest] = profession.pay;
  const share = Math.min(1, years / 25);
  const rupees = (lakh: number) => Math.max(12, Math.round((lakh * 100_000) / 12_000)) * 12_000;
  const current = rupees((lowest + (highest - lowest) * share) * (0.85 + random.whole(0, 30) / 100));
  const noticeDays = random.pick([0, 15, 30, 30, 60, 90]);
  const day = String(random.whole(1, 28)).padStart(2, '0');
  const total = jobs.reduce((sum, job) => sum + monthNumber(job.to ?? document) - monthNumber(job.from) + 1, 0);
  return {
    firstYear: education[0]!.year,
    isGraduate: education.length > 2,
    facts: {
      jobs: jobs.reverse(),
      education,
      ...(level !== 'fresher' && { currentCTC: current }),
      expectedCTC: rupees((current / 100_000) * 1.25),
      noticeDays,
      ...(level !== 'fresher' &&
        noticeDays >= 30 &&
        random.chance(0.2) && {
          lastWorkingDay: `${document.year}-${String(Math.min(12, document.month + 1)).padStart(2, '0')}-${day}`,
        }),
      totalMonths: level === 'fresher' ? 0 : total,
      documentDate: `${document.year}-${String(document.month).padStart(2, '0')}-${day}`,
    },
  };
}
