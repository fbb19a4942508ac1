import type { Action } from './action.ts';
import { actions } from './actions.ts';

export type Pair = readonly [Action, Action];

/** Pairs that have failed before, by the names of their actions. */
const table = [
  ['merge-candidates A←B', 'merge-candidates B←A'],
  ['merge-candidates B←A', 'merge-candidates C←B'],
  ['merge-candidates A←X take nothing', 'merge-candidates B←X take nothing'],
  ['merge-candidates A←B', 'erase-candidate A'],
  ['merge-candidates A←B', 'erase-candidate B'],
  ['merge-candidates A←B', 'upload-candidate-resume A'],
  ['merge-candidates A←B', 'upload-candidate-resume B'],
  ['merge-candidates A←S', 'upload-candidate-resume S'],
  ['merge-candidates A←S', 'create-skill skills'],
  ['merge-candidates A←S', 'update-personal-details'],
  ['erase-candidate B', 'upload-candidate-resume B'],
  ['erase-candidate S', 'update-personal-details'],
  ['erase-me', 'update-personal-details'],
  ['erase-candidate S', 'signin'],
  ['erase-me', 'signin'],
  ['erase-candidate S', 'signin 5 times'],
  ['erase-me', 'signin 5 times'],
  ['import-candidate-info S', 'create-skill six skills'],
  ['import-candidate-info S', 'create-skill primarySkills'],
  ['signup', 'import-candidate'],
  ['import-candidate-undo', 'candidate-comment X'],
  ['import-candidate-undo', 'upload-candidate-resume X'],
  ['import-candidate-undo', 'import-candidate-undo'],
  ['update-password', 'update-password'],
  ['update-password', 'signin'],
  ['search-index-reindex', 'search-index-reindex'],
  ['search-index-audit', 'search-index-audit'],
  ['find-duplicates', 'find-duplicates'],
  ['saved-search-create at 99', 'saved-search-create at 99'],
  ['admin-user-delete E', 'shortlist-create'],
  ['admin-user-delete E2', 'shortlist-share'],
] as const;

const byName = (name: string): Action => {
  const found = actions.find((each) => each.name === name);
  if (!found) throw new Error(`There is no action ${name}`);
  return found;
};

export const tablePairs: readonly Pair[] = table.map(([left, right]) => [byName(left), byName(right)]);

const sharesRecord = (left: Action, right: Action): boolean =>
  left.touches.some((record) => right.touches.includes(record));

/** Each side's code or grant exists once: an action that needs another form of the same record cannot be its pair. */
const worldsFit = (left: Action, right: Action): boolean => {
  const needs = new Set([...(left.needs ?? []), ...(right.needs ?? [])]);
  return !(needs.has('open tasks') && (left.needs?.[0] !== right.needs?.[0] || needs.size > 1));
};

/** Every two actions that can touch one record, including an action with itself. */
export const allPairs: readonly Pair[] = actions.flatMap((left, at) =>
  actions
    .slice(at)
    .filter((right) => sharesRecord(left, right) && worldsFit(left, right))
    .map((right): Pair => [left, right]),
);

const isTable = (pair: Pair): boolean =>
  tablePairs.some(([left, right]) => pair.includes(left) && pair.includes(right) && samePair([left, right], pair));

export const samePair = ([a, b]: Pair, [c, d]: Pair): boolean => (a === c && b === d) || (a === d && b === c);

export const otherPairs: readonly Pair[] = allPairs.filter((pair) => !isTable(pair));

export const pairName = ([left, right]: Pair): string => `${left.name} + ${right.name}`;
