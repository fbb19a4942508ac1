import { dayBeginsInIndia, todayInIndia } from '#api/today-in-india.ts';

const DAY_MS = 86_400_000;
const CHART_DAYS = 30;

/** The first moment that the chart counts: midnight in India, 29 days before today. */
export const chartStart = (now: Date): Date => new Date(dayBeginsInIndia(now).getTime() - (CHART_DAYS - 1) * DAY_MS);

/** How many of the moments fall on each of the last 30 days in India, oldest first; days without any count 0. */
export function applicationsByDay(moments: readonly Date[], now: Date): { day: string; count: number }[] {
  const start = chartStart(now).getTime();
  const days = Array.from({ length: CHART_DAYS }, (_, at) => todayInIndia(new Date(start + at * DAY_MS)));
  const counts = new Map(days.map((day) => [day, 0]));
  for (const moment of moments) {
    const day = todayInIndia(moment);
    const count = counts.get(day);
    if (count !== undefined) counts.set(day, count + 1);
  }
  return days.map((day) => ({ day, count: counts.get(day) ?? 0 }));
}
