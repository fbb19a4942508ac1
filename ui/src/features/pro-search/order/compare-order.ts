import type { OrderedCandidate, OrderedWish } from '#api/search/order-contract.ts';
import { groupNames } from '#domain/filters/badge-groups.ts';
import type { PointKind } from '#domain/filters/point-kinds.ts';
import { fieldNames } from '#ui/lib/field-names.ts';
import { formatDay } from '#ui/lib/format-candidate.ts';
import { proofText } from '#ui/lib/proof-text.ts';

/** What one candidate has of a wish. */
export interface OrderCell {
  /** 0 if another alternative counts instead. */
  points: number;
  /** `Java: 6 years, primary skill, used this year`, or where it was found. */
  words: string;
  /** `skill 0.80, profile 0.10`, or why it doesn't count. */
  parts: string;
}

export interface OrderRow {
  key: string;
  text: string;
  /** `mandatory, high weight`; '' for an optional wish of normal weight. */
  marks: string;
  /** In the order of the candidates; null where it was not found. */
  cells: (OrderCell | null)[];
  /** Whether the candidates have different points for it. */
  differs: boolean;
}

export const pointsText = (points: number): string => points.toFixed(2);
/** Less is not shown and comes from the engine's rounding. */
const SHOWN = 0.005;

/** Every wish that one of the candidates has, in the search's order. */
export function orderRows(candidates: readonly OrderedCandidate[]): OrderRow[] {
  const wishes = Map.groupBy(
    candidates.flatMap((one) => one.wishes),
    keyOf,
  );
  return [...wishes]
    .map(([key, [wish]]) => {
      const cells = candidates.map((one) => {
        const found = one.wishes.find((other) => keyOf(other) === key);
        return found ? cellOf(found) : null;
      });
      const points = cells.map((cell) => cell?.points ?? 0);
      return { key, wish: wish!, cells, differs: Math.max(...points) - Math.min(...points) >= SHOWN };
    })
    .toSorted((one, other) => placeOf(one.wish) - placeOf(other.wish))
    .map(({ key, wish, cells, differs }) => ({ key, text: wish.text, marks: marksOf(wish), cells, differs }));
}

const keyOf = ({ group, index }: OrderedWish) => `${group} ${index}`;

const groupsInOrder: readonly string[] = [...groupNames, 'resumeSearch'];
/** An expression has at most 256 leaves, a group 300 badges. */
const placeOf = ({ group, index }: OrderedWish) => groupsInOrder.indexOf(group) * 1_000 + index;

const marksOf = ({ mandatory, weight }: OrderedWish) =>
  [mandatory && 'mandatory', weight !== 'normal' && `${weight} weight`].filter(Boolean).join(', ');

const kindNames: Record<PointKind, string> = {
  identity: 'contact data',
  currentEmployer: 'current employer',
  title: 'title',
  skill: 'skill',
  profile: 'in the profile',
  base: 'found',
};

function cellOf({ counts, points, parts, found }: OrderedWish): OrderCell {
  const place = `in ${fieldNames[found.field] ?? found.field}`;
  return {
    points: counts ? points : 0,
    words: proofText(found) ?? (found.via === 'synonym' ? `${place}, as a synonym` : place),
    parts: counts
      ? parts.map((part) => `${kindNames[part.kind]} ${pointsText(part.points)}`).join(', ')
      : 'another alternative counts',
  };
}

/** A candidate with the name on its card. */
export interface NamedOrder {
  name: string;
  order: OrderedCandidate;
}

/** What decides between two neighbours, in a sentence or two. */
export function verdict(first: NamedOrder, second: NamedOrder, rows: readonly OrderRow[]): string {
  const [one, other] = [first.order.score, second.order.score];
  if (one === null || other === null) return `The search asks for no words. ${lastUpdate(first, second)}`;
  if (one === other) return `Both have ${pointsText(one)} points. ${lastUpdate(first, second)}`;
  const ahead = one > other ? first : second;
  const sign = one > other ? 1 : -1;
  const gain = ({ cells: [left, right] }: OrderRow) => sign * ((left?.points ?? 0) - (right?.points ?? 0));
  const [most] = rows.filter(({ differs }) => differs).toSorted((row, next) => gain(next) - gain(row));
  const difference = Math.abs(one - other);
  const more = difference < SHOWN ? 'less than 0.01 points more' : `${pointsText(difference)} points more`;
  const reason = most && gain(most) > 0 ? `, most of all for ${most.text} (+${pointsText(gain(most))})` : '';
  return `${ahead.name} has ${more}${reason}.`;
}

function lastUpdate(first: NamedOrder, second: NamedOrder): string {
  const [one, other] = [first.order.updatedOn, second.order.updatedOn];
  if (one === other) return 'Both were updated at the same time, so their ids decide.';
  const [day, otherDay] = [formatDay(one), formatDay(other)];
  return day === otherDay
    ? `The last update decides: both on ${day}, ${first.name} later.`
    : `The last update decides: ${day} before ${otherDay}.`;
}
