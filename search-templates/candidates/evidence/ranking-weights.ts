export { type RankingWeights, rankingWeights } from '#domain/ranking/ranking-kinds.ts';
