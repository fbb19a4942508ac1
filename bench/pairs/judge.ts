import type { Action, Answer, Seen } from './action.ts';
import type { Pair } from './pairs.ts';

export interface Outcome {
  action: Action;
  answer: Answer;
  /** Whether its effect was found. */
  there: boolean;
  /** Whether one of the two may have started after the other had ended. */
  inTurn: boolean;
}

const acknowledged = ({ answer }: Outcome): boolean => answer.status < 300;
const isNamed = (names: readonly string[] | undefined, { name, contract }: Action): boolean =>
  (names ?? []).some((each) => each === name || each === contract);
const shares = (some: readonly string[] | undefined, others: readonly string[] | undefined): boolean =>
  (some ?? []).some((each) => (others ?? []).includes(each));

/** Violations of the rule by an outcome: 200 has its effect unless superseded, 4xx has none, and never 500. */
export function judge(one: Outcome, other: Outcome): string[] {
  const { action, answer, there } = one;
  if (answer.status >= 500) return [`${action.name} answered ${answer.status}`];
  if (acknowledged(one)) {
    const broken: string[] = [];
    if (!there && !isSuperseded(one, other)) broken.push(`${action.name} returned ${answer.status} without its effect`);
    if (action.once && action.once === other.action.once && acknowledged(other) && !one.inTurn)
      broken.push(`both acknowledged, and only one may be (${action.once})`);
    return broken;
  }
  const isOthers = acknowledged(other) && (action.name === other.action.name || isNamed(action.sameAs, other.action));
  return there && !isOthers ? [`${action.name} returned ${answer.status} but has its effect`] : [];
}

function isSuperseded(one: Outcome, other: Outcome): boolean {
  if (!acknowledged(other)) return false;
  if (isNamed(one.action.supersededBy, other.action)) return true;
  // a removal stays in effect even if another call removed the same record
  if (!one.action.ends && shares(one.action.touches, other.action.ends)) return true;
  return shares(one.action.replaces, other.action.replaces) && other.there;
}

/** Violations of the rule by two actions. */
export async function judgePair(seen: readonly [Seen, Seen], pair: Pair): Promise<string[]> {
  const outcomes = await Promise.all(
    pair.map(async (action, at): Promise<Outcome> => {
      const one = seen[at] as Seen;
      return {
        action,
        answer: one.answer,
        there: await action.effect(one),
        inTurn: action.isInTurn?.(one) ?? false,
      };
    }),
  );
  const [left, right] = outcomes as [Outcome, Outcome];
  return [...new Set([...judge(left, right), ...judge(right, left)])];
}
