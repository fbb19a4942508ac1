import type { CandidateCardAnswer } from '#api/candidates/card-contract.ts';

export type Addressed = Pick<CandidateCardAnswer, 'emailAddress'>;

/** More addresses make a link that mail programs cut. */
export const MAILED_AT_MOST = 50;

/** The addresses of those who have one, each once. */
export function addressesOf(people: readonly Addressed[]): string[] {
  return [...new Set(people.flatMap(({ emailAddress }) => emailAddress?.trim() || []))];
}

/** A link that opens a mail to all of them, none seeing the others; null for none, or more than can be. */
export function mailLink(people: readonly Addressed[]): string | null {
  const addresses = addressesOf(people);
  if (addresses.length === 0 || addresses.length > MAILED_AT_MOST) return null;
  return `mailto:?bcc=${addresses.map(encodeURIComponent).join(',')}`;
}
