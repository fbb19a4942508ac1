import { canonicalCity } from '#domain/places/cities.ts';
import { tidyText } from '#indexer/files/resume-text/extract-text.ts';
import { generateCandidates } from '#mongo/seed/generator/generate-candidates.ts';
import { randomFrom, seedOf } from '#mongo/seed/generator/random.ts';
import { mashedHeader, networkExport, sideColumnFirst, sideColumnLast } from './column-layouts.ts';
import { bracketedDates, compact } from './form-layouts.ts';
import { handWritten } from './hand-written.ts';
import { memo, scorecard, timeline } from './held-out-layouts.ts';
import { bareRows, bilingual, portfolio } from './informal-layouts.ts';
import type { Label, LabelledResume } from './labelled-resume.ts';
import type { LaidOut, Layout } from './layout.ts';
import { makePerson, type Person } from './make-person.ts';
import { college, particulars, story } from './narrative-layouts.ts';
import { classic, dashed, datesFirst, employerFirst, modern, sentences } from './plain-layouts.ts';
import { organisationalScan, rolesUnderEmployers, webProfile } from './portal-layouts.ts';
import { letterhead, sheet, terse } from './sheet-layouts.ts';
import { grouped, office, signs } from './sign-layouts.ts';
import { type Month, makeStyle, type Style } from './style.ts';
import { blankTables, cellTables, labelled, numberedRows, rowTables } from './table-layouts.ts';

const layouts: Record<string, Layout> = {
  classic,
  employerFirst,
  sentences,
  datesFirst,
  modern,
  dashed,
  rowTables,
  cellTables,
  labelled,
  numberedRows,
  sideColumnFirst,
  sideColumnLast,
  networkExport,
  mashedHeader,
  blankTables,
  bracketedDates,
  compact,
  organisationalScan,
  webProfile,
  rolesUnderEmployers,
  particulars,
  college,
  story,
  letterhead,
  sheet,
  terse,
  signs,
  office,
  grouped,
  bareRows,
  bilingual,
  portfolio,
};
const heldOutLayouts: Record<string, Layout> = { memo, timeline, scorecard };
const SEEDS: Record<LabelledResume['half'], number> = { seen: 4_101, 'held-out': 9_202 };
const EACH = 4;

/** The labelled set: the same resumes every time, four in each layout and half, and the hand-written ones. */
export function makeResumes(): LabelledResume[] {
  const made = (['seen', 'held-out'] as const).flatMap((half) => {
    const all = half === 'seen' ? layouts : { ...layouts, ...heldOutLayouts };
    const people = [...generateCandidates({ seed: SEEDS[half], count: Object.keys(all).length * EACH })];
    return Object.entries(all).flatMap(([name, layout], at) =>
      people.slice(at * EACH, (at + 1) * EACH).map((record, index): LabelledResume => {
        const random = randomFrom(seedOf(SEEDS[half], 10_000 + at * EACH + index));
        const person = makePerson(random, record, half);
        const style = makeStyle(random, { yearOnly: layout !== sentences });
        const laidOut = layout(person, style, random);
        return {
          id: `${half}-${name}-${index}`,
          layout: name,
          half,
          text: laidOut.text,
          label: labelOf(person, style, laidOut),
        };
      }),
    );
  });
  // as extracted from files: without tabs and runs of blanks
  return [...made, ...handWritten()].map((resume) => ({ ...resume, text: tidyText(resume.text) }));
}

function labelOf(person: Person, style: Style, { text, leftOut = [], skills = person.skills }: LaidOut): Label {
  const month = ({ year, month: number }: Month): string =>
    style.dates.yearOnly ? `${year}` : `${year}-${String(number).padStart(2, '0')}`;
  const label: Label = {
    name: person.name,
    emails: [person.email],
    phones: [person.phone, person.secondPhone ?? ''].filter((phone) => phone !== '' && mentions(text, phone)),
    city: canonicalCity(person.city)?.name ?? person.city,
    experienceMonths: statedMonths(text, person),
    skills,
    jobs: person.jobs.map((job) => ({
      title: job.title,
      employer: job.employer,
      from: month(job.from),
      to: job.to ? month(job.to) : null,
    })),
    education: person.education.map(({ course, institution, year }) => ({ course, institution, year })),
    certifications: person.certifications,
    languages: person.languages,
    summary: person.summary,
  };
  const single: ReadonlySet<keyof Label> = new Set(['city', 'experienceMonths', 'summary']);
  return Object.assign(label, Object.fromEntries(leftOut.map((field) => [field, single.has(field) ? null : []])));
}

const mentions = (text: string, phone: string): boolean => text.replace(/\D/g, '').includes(phone);

/** To the month if stated, otherwise the whole years or months of the summary; a fresher has none. */
function statedMonths(text: string, { experienceMonths, summary }: Person): number | null {
  if (/(Total|Overall) (Work )?Exp/i.test(text)) return experienceMonths;
  const years = /(\d+) (years|months)/.exec(summary);
  if (years) return Number(years[1]) * (years[2] === 'years' ? 12 : 1);
  return /fresher/i.test(summary) ? 0 : null;
}
