import type { AnswerOf } from '#api/http/handler.ts';
import type { rankingReplay } from '#api/ranking/contract.ts';

/** The key names the new version: `RANKING-3`. */
const published = (_: unknown, { number }: { number: number }) => ({
  ...{ action: 'change' as const, kind: 'other' as const },
  records: [`RANKING-${number}`],
});

/** How the audit log records the calls of the ranking. */
export const rankingRules = {
  ranking: { notAudited: 'Shows weights and who published them.' },
  'ranking-publish': { changes: published },
  'ranking-go-back': { changes: published },
  'ranking-replay-start': {
    changes: (_: unknown, { taskId }: { taskId: string }) => ({
      ...{ action: 'run' as const, kind: 'task' as const },
      records: [taskId],
    }),
  },
  'ranking-replay': {
    reads(_: unknown, { result }: AnswerOf<typeof rankingReplay>) {
      const moves = result?.most.flatMap((search) => search.moves) ?? [];
      const records = [...new Set(moves.flatMap(({ candidate }) => candidate?._id ?? []))];
      return records.length > 0 ? { action: 'view' as const, kind: 'candidate' as const, records } : null;
    },
  },
};
