import { noticePeriods } from '#search-templates/language/candidate-filter.ts';

export type NoticePeriod = (typeof noticePeriods)[number];

/** What a notice period's wire name reads on a chip. */
export const noticeLabel: Record<NoticePeriod, string> = {
  immediate: 'Immediate joiner',
  serving: 'Currently serving notice period',
  '7': '7 days',
  '15': '15 days',
  '30': '30 days',
  '45': '45 days',
  '60': '60 days',
  '90': '90 days',
};

/** The lengths that one may ask for at most. */
export const noticeLengths = noticePeriods.filter((period) => Number(period) > 0);

/** Every notice period of at most that length; who is free or leaving already is among them. */
export const noticeUpTo = (longest: NoticePeriod): NoticePeriod[] =>
  noticePeriods.slice(0, noticePeriods.indexOf(longest) + 1);

/** The length that is asked for at most; null where other ones are chosen. */
export function longestNotice(chosen: readonly NoticePeriod[]): NoticePeriod | null {
  const longest = noticeLengths.find((length) => noticeUpTo(length).length === chosen.length);
  return longest && noticeUpTo(longest).every((period) => chosen.includes(period)) ? longest : null;
}

/** `up to 30 days`, `15 days or 30 days`; '' for none. */
export function describeNotice(chosen: readonly NoticePeriod[]): string {
  const longest = longestNotice(chosen);
  return longest ? `up to ${noticeLabel[longest]}` : chosen.map((period) => noticeLabel[period]).join(' or ');
}
