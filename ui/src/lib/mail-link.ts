import type { CandidateCardAnswer } from '#api/candidates/card-contract.ts';

export type Addressed = Pick<CandidateCardAnswer, 'emailAddress'>;

/** Mail programs truncate links with more addresses. */
export const MAILED_AT_MOST = 50;

/** The distinct addresses of the people who have one. */
export function addressesOf(people: readonly Addressed[]): string[] {
  return [...new Set(people.flatMap(({ emailAddress }) => emailAddress?.trim() || []))];
}

/** A link that opens a mail to all of them as Bcc; null for none, or for too many. */
export function mailLink(people: readonly Addressed[]): string | null {
  const addresses = addressesOf(people);
  if (addresses.length === 0 || addresses.length > MAILED_AT_MOST) return null;
  return `mailto:?bcc=${addresses.map(encodeURIComponent).join(',')}`;
}
