import type { CandidateProfile } from '#api/candidates/contract.ts';
import { monthName } from '#ui/features/candidate/section.tsx';
import { formatDay, formatDuration, formatLpa, formatNotice } from '#ui/lib/format-candidate.ts';

interface Fact {
  name: string;
  /** One text per line; none if the profile doesn't state it. */
  linesOf: (candidate: CandidateProfile) => string[];
}

export interface FactRow {
  name: string;
  /** One entry per candidate. */
  lines: string[][];
  isDifferent: boolean;
}

const stated = (...texts: (string | null | undefined | false)[]) =>
  texts.filter((text) => typeof text === 'string' && text !== '') as string[];

function studyLine({ courseName, institutionName, courseCompletion, endDate }: CandidateProfile['education'][number]) {
  const year = courseCompletion?.year ?? (endDate && new Date(endDate).getUTCFullYear());
  return stated(courseName, institutionName, year ? String(year) : null).join(', ');
}

const facts: readonly Fact[] = [
  {
    name: 'Title',
    linesOf: ({ workExperience: [job] }) => {
      const ended = job && !job.isOngoing && job.periodTo;
      return stated(job?.jobTitle, ended && `until ${monthName(ended)}`);
    },
  },
  { name: 'Employer', linesOf: ({ workExperience: [job] }) => stated(job?.employer) },
  { name: 'Experience', linesOf: ({ experience }) => stated(formatDuration(experience)) },
  { name: 'Current CTC', linesOf: ({ currentCTC }) => stated(formatLpa(currentCTC)) },
  { name: 'Expected CTC', linesOf: ({ expectedCTC }) => stated(formatLpa(expectedCTC)) },
  { name: 'Notice', linesOf: ({ noticePeriod }) => stated(formatNotice(noticePeriod)) },
  { name: 'City', linesOf: ({ presentAddress }) => stated(presentAddress?.city) },
  { name: 'Preferred cities', linesOf: ({ preferredLocation }) => stated(preferredLocation.join(', ')) },
  { name: 'Education', linesOf: ({ education }) => stated(...education.map(studyLine)) },
  {
    name: 'Languages',
    linesOf: ({ languages }) =>
      stated(
        languages
          .map(({ name }) => name)
          .toSorted()
          .join(', '),
      ),
  },
  { name: 'Last update', linesOf: ({ updatedOn }) => stated(formatDay(updatedOn)) },
];

const sameText = (lines: readonly string[]) => lines.join('\n').toLowerCase();

/** The facts of the candidates, each with whether it differs between them. */
export const factRows = (people: readonly CandidateProfile[]): FactRow[] =>
  facts.map(({ name, linesOf }) => {
    const lines = people.map(linesOf);
    return { name, lines, isDifferent: new Set(lines.map(sameText)).size > 1 };
  });
