import { BarChart } from '@mantine/charts';
import '@mantine/charts/styles.css';

interface Jobs {
  live: number;
  draft: number;
  /** Of the live jobs. */
  pastDeadline: number;
}

/** How many of an employer's jobs seekers can find, and why not the others. A text alternative says the same. */
export default function JobsChart({ jobs: { live, draft, pastDeadline } }: { jobs: Jobs }) {
  const states = [
    { state: `Open: ${live - pastDeadline}`, Jobs: live - pastDeadline, color: 'var(--accent-fill)' },
    { state: `Past deadline: ${pastDeadline}`, Jobs: pastDeadline, color: 'var(--not)' },
    { state: `Draft: ${draft}`, Jobs: draft, color: 'var(--ink-3)' },
  ];
  const said = `Bars of jobs by state: ${states.map(({ state }) => state).join(', ')}.`;
  return (
    <div role="img" aria-label={said}>
      <BarChart
        h={160}
        data={states}
        dataKey="state"
        orientation="vertical"
        series={[{ name: 'Jobs', color: 'var(--accent-fill)' }]}
        withTooltip={false}
        tickLine="none"
        gridAxis="none"
        withXAxis={false}
        xAxisProps={{ domain: [0, 'dataMax'] }}
        yAxisProps={{ width: 124 }}
        barProps={{ isAnimationActive: false, radius: [0, 2, 2, 0], maxBarSize: 24 }}
        barChartProps={{ accessibilityLayer: false }}
      />
    </div>
  );
}
