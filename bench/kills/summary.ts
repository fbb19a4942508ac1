import type { Kill, LaneResult, Variant } from './lane.ts';

/** What is reported of one operation, as the process that dies is started again or another one takes over. */
export interface LaneSummary {
  operation: string;
  variant: Variant;
  writes: number;
  kills: number;
  /** Kills after which something was broken, and a run without a kill that was. */
  broken: number;
  finished: number;
  undone: number;
  medianSeconds: number;
  maxSeconds: number;
  /** What broke in the round that nothing killed. */
  unkilled: string[];
  each: readonly Kill[];
}

export function summaryOf(operation: string, variant: Variant, { writes, kills, broken }: LaneResult): LaneSummary {
  const seconds = kills.map(({ recoverySeconds }) => recoverySeconds).toSorted((a, b) => a - b);
  const count = (outcome: Kill['outcome']) => kills.filter((kill) => kill.outcome === outcome).length;
  return {
    ...{ operation, variant, writes, kills: kills.length },
    broken: kills.filter((kill) => kill.broken.length > 0).length + (broken.length > 0 ? 1 : 0),
    finished: count('finished'),
    undone: count('undone'),
    medianSeconds: seconds[Math.floor(seconds.length / 2)] ?? 0,
    maxSeconds: seconds.at(-1) ?? 0,
    unkilled: broken,
    each: kills,
  };
}

/** In Markdown, one line for each operation and variant. */
export function tableOf(summaries: readonly LaneSummary[]): string {
  const rows = summaries.map((each) => [
    ...[each.operation, each.variant, each.writes, each.kills, each.finished, each.undone, each.broken],
    ...[each.medianSeconds.toFixed(1), each.maxSeconds.toFixed(1)],
  ]);
  const header = ['operation', 'variant', 'writes', 'kills', 'finished', 'undone', 'broken', 'median s', 'max s'];
  const problems = summaries.flatMap(({ operation, variant, unkilled }) =>
    unkilled.map((what) => `${operation}, ${variant}, without a kill: ${what}`),
  );
  return [header, header.map(() => '---'), ...rows]
    .map((row) => `| ${row.join(' | ')} |`)
    .concat(problems)
    .join('\n');
}
