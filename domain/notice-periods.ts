export const noticePeriods = ['immediate', 'serving', '7', '15', '30', '45', '60', '90'] as const;

/** Notice periods by wire name, as screens show them. */
export const noticeNames: Record<(typeof noticePeriods)[number], string> = {
  immediate: 'Immediate joiner',
  serving: 'Currently serving notice period',
  '7': '7 days',
  '15': '15 days',
  '30': '30 days',
  '45': '45 days',
  '60': '60 days',
  '90': '90 days',
};

const shortNames: Record<string, string> = { immediate: 'Immediate', serving: 'Serving notice' };

/** The stored notice period → `30 days`, `Immediate`; null for none. */
export function formatNotice(period: string | null): string | null {
  if (!period) return null;
  return shortNames[period] ?? (/^\d+$/.test(period) ? `${period} days` : period);
}
