import { rankingWeights } from '#domain/ranking/ranking-kinds.ts';
import { type Action, type Answer, action, type Side } from '../action.ts';

/** Both sides saw version 1 as published, so only one of them can publish version 2. */
const SEEN = 1;

const publishing = (contract: string, send: (side: Side) => Promise<Answer>): Action =>
  action({
    contract,
    touches: ['ranking:published'],
    writes: ['rankingVersions'],
    needs: ['ranking version'],
    once: 'ranking version 2',
    send,
    effect: ({ stored, word }) => stored.byId('rankingVersions', SEEN + 1)?.note === word,
  });

export const rankingActions: readonly Action[] = [
  publishing('ranking-publish', ({ name, word, send }) => {
    const body = { weights: { ...rankingWeights, title: 2 }, note: word, seen: SEEN };
    return send(name === 'left' ? 'admin' : 'admin2', 'POST', '/ranking/publish', { body });
  }),
  publishing('ranking-go-back', ({ name, word, send }) => {
    const body = { version: 0, note: word, seen: SEEN };
    return send(name === 'left' ? 'admin' : 'admin2', 'POST', '/ranking/go-back', { body });
  }),
];
