import type { CandidateRecord } from '#mongo/models/candidate.ts';
import type { Random } from './random.ts';

/** Half a lakh: more precise figures are rare in a CV. */
const rounded = (lakhs: number): number => Math.max(1, Math.round(lakhs * 2) / 2);
const inr = (amount: number) => ({ amount: rounded(amount), currency: 'INR' as const });

/** Pay in LPA that grows with the years, flattens, and varies between people of the same age. */
export function makePay(
  random: Random,
  startingPay: number,
  months: number,
): Pick<CandidateRecord, 'currentCTC' | 'expectedCTC'> {
  const years = months / 12;
  const own = 0.7 + random.next() * 0.7;
  const current = startingPay * own * (1 + years * 0.3) ** 0.95;
  const pay: Pick<CandidateRecord, 'currentCTC' | 'expectedCTC'> = {};
  if (months > 0 && !random.chance(0.08)) pay.currentCTC = inr(current);
  if (!random.chance(0.1)) pay.expectedCTC = inr(current * (1.1 + random.next() * 0.35));
  return pay;
}

type Notice = Pick<CandidateRecord, 'noticePeriod' | 'negotiableNoticePeriod' | 'noticePeriodServingDate' | 'lwd'>;

const DAY_MS = 86_400_000;
const LONGER = ['30', '30', '60', '60', '90', '90', '45', '15'];
const SHORTER = ['15', '30', '30', '7', 'immediate', '45'];

/** Plausible notice: freshers and people between jobs can start immediately, seniors have longer notice. */
export function makeNotice(random: Random, months: number, employed: boolean, today: Date): Notice {
  if (!employed) return { noticePeriod: 'immediate', negotiableNoticePeriod: 'immediate' };
  if (random.chance(0.08)) return {};
  if (random.chance(0.12)) {
    const served = random.between(1, 60);
    const left = random.between(3, 60);
    return {
      noticePeriod: 'serving',
      negotiableNoticePeriod: random.pick(['15', '30', 'immediate', '7']),
      noticePeriodServingDate: new Date(startOfDay(today) - served * DAY_MS),
      lwd: new Date(startOfDay(today) + left * DAY_MS),
    };
  }
  const noticePeriod = random.pick(months > 60 ? LONGER : SHORTER);
  const notice: Notice = { noticePeriod };
  const days = Number(noticePeriod) || 0;
  const less = ['immediate', '7', '15', '30', '45', '60'].filter((option) => (Number(option) || 0) < days);
  if (less.length > 0 && random.chance(0.6)) notice.negotiableNoticePeriod = random.pick(less);
  return notice;
}

const startOfDay = (day: Date): number => Math.floor(day.getTime() / DAY_MS) * DAY_MS;
