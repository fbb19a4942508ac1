import { rankingWeights } from '#domain/ranking/ranking-kinds.ts';
import { type Action, action, type Seen } from '../action.ts';
import type { World } from '../world.ts';

const ADMIN = { left: 'admin', right: 'admin2' } as const;

/** The later response came once the first task had ended. */
function isInTurn({ stored, answer, other, world }: Seen, kind: string): boolean {
  const ends = stored
    .all('tasks')
    .flatMap((task) => (task.kind === kind && task.createdAt > world.now ? [task.finishedAt] : []));
  const lastAnswer = Math.max(answer.answeredAt.getTime(), other?.answer.answeredAt.getTime() ?? 0);
  return ends.some((end: Date) => end.getTime() <= lastAnswer);
}

const start = (contract: string, path: string, kind: string, body: object | undefined): Action =>
  action({
    contract,
    touches: [`running:${kind}`],
    writes: ['tasks'],
    once: `running:${kind}`,
    isInTurn: (seen) => isInTurn(seen, kind),
    send: ({ name, send }) => send(ADMIN[name], 'POST', path, body ? { body } : {}),
    effect: ({ stored }) => stored.all('tasks').some((task) => task.kind === kind && task.state === 'done'),
    sameAs: [contract],
  });

const cancel = (contract: string, id: keyof World['ids'], path: (id: string) => string): Action =>
  action({
    contract,
    touches: [`task:${id}`],
    writes: ['tasks'],
    needs: ['open tasks'],
    sameAs: [contract, 'task-cancel'],
    send: ({ world, send }) => send('admin', 'POST', path(String(world.ids[id]))),
    effect: ({ stored, world }) => stored.byId('tasks', world.ids[id])?.cancelRequested === true,
  });

export const indexTaskActions: readonly Action[] = [
  start('search-index-reindex', '/search-index/reindex', 'reindex', { entity: 'jobs' }),
  start('search-index-audit', '/search-index/audit', 'audit', { entity: 'jobs', repair: false }),
  start('search-index-replay-dead-letters', '/search-index/replay-dead-letters', 'replay-dead-letters', {}),
  start('ranking-replay-start', '/ranking/replay', 'replay-ranking', { weights: { ...rankingWeights, title: 2 } }),
  start('search-index-near-titles', '/search-index/near-titles', 'near-titles', {}),
  start('find-duplicates', '/duplicates/find', 'find-duplicates', undefined),
  cancel('task-cancel', 'openReplay', (id) => `/tasks/${id}/cancel`),
  cancel('import-candidate-cancel', 'openImport', (id) => `/import-candidate/${id}/cancel`),
  cancel('parsing-run-cancel', 'openParsing', (id) => `/parsing-run/${id}/cancel`),
];
