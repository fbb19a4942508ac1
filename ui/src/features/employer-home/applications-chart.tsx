import { BarChart } from '@mantine/charts';
import '@mantine/charts/styles.css';
import { formatJobDay } from '#ui/lib/format-job.ts';

/** Applications per day, oldest first; days are yyyy-mm-dd. A text alternative says the same. */
export default function ApplicationsChart({ days }: { days: { day: string; count: number }[] }) {
  const most = days.reduce((best, each) => (each.count > best.count ? each : best));
  const said =
    most.count === 0
      ? 'No applications in the last 30 days.'
      : `Bars of applications a day; most, ${most.count}, on ${formatJobDay(most.day)}.`;
  return (
    <div role="img" aria-label={said}>
      <BarChart
        h={160}
        data={days.map(({ day, count }) => ({ day: formatJobDay(day).slice(0, 5), Applications: count }))}
        dataKey="day"
        series={[{ name: 'Applications', color: 'var(--accent-fill)' }]}
        tickLine="none"
        gridAxis="x"
        xAxisProps={{ interval: 'preserveStartEnd', minTickGap: 32 }}
        yAxisProps={{ allowDecimals: false, tickCount: 3, width: 32 }}
        barProps={{ isAnimationActive: false, radius: [2, 2, 0, 0] }}
        barChartProps={{ accessibilityLayer: false }}
      />
    </div>
  );
}
