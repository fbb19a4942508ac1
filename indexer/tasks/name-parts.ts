import type { CandidateRecord } from '#mongo/models/candidate.ts';

/** A full name's parts: the first word, the last, and what is between. */
export function nameParts(fullName: string): Pick<CandidateRecord, 'firstName' | 'middleName' | 'lastName'> {
  const words = fullName.split(' ');
  return {
    firstName: words[0] as string,
    ...(words.length > 2 && { middleName: words.slice(1, -1).join(' ') }),
    ...(words.length > 1 && { lastName: words.at(-1) as string }),
  };
}
