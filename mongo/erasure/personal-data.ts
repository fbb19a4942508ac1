import { personRows } from './person-rows.ts';
import { recruitingRows } from './recruiting-rows.ts';
import type { CollectionName, FieldRule, PersonalData, Row } from './row-kinds.ts';
import { systemRows } from './system-rows.ts';

/** The whole table. A collection without a row fails to compile here. */
const personalData: PersonalData = { ...personRows, ...recruitingRows, ...systemRows };

/** A row of the table: the collection and the path of the field in it. */
export interface Place<H extends FieldRule = FieldRule> {
  collection: CollectionName;
  path: string;
  held: H;
}

/** Every row of the table. */
export function allPlaces(table: PersonalData = personalData): Place[] {
  return Object.entries(table).flatMap(([collection, fields]) =>
    rowsOf(fields as Record<string, Row>).map(([path, held]) => ({
      collection: collection as CollectionName,
      path,
      held,
    })),
  );
}

/** The rows of one kind. */
export const placesThat = <H extends FieldRule['rule']>(rule: H): Place<Extract<FieldRule, { rule: H }>>[] =>
  allPlaces().filter((place): place is Place<Extract<FieldRule, { rule: H }>> => place.held.rule === rule);

function rowsOf(rows: Record<string, Row>, above = ''): [string, FieldRule][] {
  return Object.entries(rows).flatMap(([name, row]): [string, FieldRule][] => {
    const path = above + name;
    return isHeld(row) ? [[path, row]] : rowsOf(row, `${path}.`);
  });
}

const isHeld = (row: Row): row is FieldRule => typeof row.rule === 'string';
