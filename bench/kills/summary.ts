import { type Kill, type LaneResult, RECOVERY_BAR_SECONDS, type Variant } from './lane.ts';

/** The report on one operation and one variant: restart or takeover. */
export interface LaneSummary {
  operation: string;
  variant: Variant;
  /** null if the time limit came before the round without a kill. */
  writes: number | null;
  kills: number;
  /** Kills with violations, and violations without a kill. */
  broken: number;
  /** Recoveries that took longer than the bar. */
  late: number;
  finished: number;
  undone: number;
  medianSeconds: number;
  maxSeconds: number;
  /** How long the process took to start; null for a takeover. */
  medianStartSeconds: number | null;
  /** Violations in the round without a kill. */
  unkilled: string[];
  each: readonly Kill[];
}

export function summaryOf(operation: string, variant: Variant, { writes, kills, broken }: LaneResult): LaneSummary {
  const seconds = kills.map(({ recoverySeconds }) => recoverySeconds).toSorted((a, b) => a - b);
  const count = (outcome: Kill['outcome']) => kills.filter((kill) => kill.outcome === outcome).length;
  return {
    ...{ operation, variant, writes, kills: kills.length },
    broken: kills.filter((kill) => kill.broken.length > 0).length + (broken.length > 0 ? 1 : 0),
    late: seconds.filter((each) => each > RECOVERY_BAR_SECONDS).length,
    finished: count('finished'),
    undone: count('undone'),
    medianSeconds: medianOf(seconds),
    maxSeconds: seconds.at(-1) ?? 0,
    medianStartSeconds: variant === 'restart' ? medianOf(kills.map(({ startSeconds }) => startSeconds ?? 0)) : null,
    unkilled: broken,
    each: kills,
  };
}

const medianOf = (all: readonly number[]): number => all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0;

/** In Markdown, one line for each operation and variant. */
export function tableOf(summaries: readonly LaneSummary[]): string {
  const rows = summaries.map((each) => [
    ...[each.operation, each.variant, each.writes ?? 'not reached', each.kills, each.finished, each.undone],
    ...[each.broken, each.late, each.medianSeconds.toFixed(1), each.maxSeconds.toFixed(1)],
    each.medianStartSeconds?.toFixed(1) ?? '-',
  ]);
  const header = [
    'operation',
    'variant',
    'writes',
    'kills',
    'finished',
    'undone',
    'broken',
    'late',
    'median s',
    'max s',
    'of it start, median s',
  ];
  const problems = summaries.flatMap(({ operation, variant, unkilled }) =>
    unkilled.map((what) => `${operation}, ${variant}, without a kill: ${what}`),
  );
  return [header, header.map(() => '---'), ...rows]
    .map((row) => `| ${row.join(' | ')} |`)
    .concat(problems)
    .join('\n');
}
