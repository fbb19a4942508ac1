import type { noticePeriods } from '#search-templates/language/candidate-filter.ts';

type NoticePeriod = (typeof noticePeriods)[number];

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
