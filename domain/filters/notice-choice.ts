import { noticeNames, noticePeriods } from '#domain/notice-periods.ts';

type NoticePeriod = (typeof noticePeriods)[number];

/** The lengths that can be chosen as a maximum. */
export const noticeLengths = noticePeriods.filter((period) => Number(period) > 0);

/** Every notice period of at most that length, including `immediate` and `serving`. */
export const noticeUpTo = (longest: NoticePeriod): NoticePeriod[] =>
  noticePeriods.slice(0, noticePeriods.indexOf(longest) + 1);

/** The maximum that the chosen periods amount to; null if they amount to none. */
export function longestNotice(chosen: readonly NoticePeriod[]): NoticePeriod | null {
  const longest = noticeLengths.find((length) => noticeUpTo(length).length === chosen.length);
  return longest && noticeUpTo(longest).every((period) => chosen.includes(period)) ? longest : null;
}

/** `up to 30 days`, `15 days or 30 days`; '' for none. */
export function describeNotice(chosen: readonly NoticePeriod[]): string {
  const longest = longestNotice(chosen);
  return longest ? `up to ${noticeNames[longest]}` : chosen.map((period) => noticeNames[period]).join(' or ');
}
