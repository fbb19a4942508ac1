import { personRows } from './person-rows.ts';
import { recruitingRows } from './recruiting-rows.ts';
import type { CollectionName, Held, PersonalData, Row } from './row-kinds.ts';
import { systemRows } from './system-rows.ts';

/** The whole table. A collection without a row fails to compile here. */
const personalData: PersonalData = { ...personRows, ...recruitingRows, ...systemRows };

/** A row of the table: the collection and the path of the field in it. */
export interface Place<H extends Held = Held> {
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
export const placesThat = <H extends Held['holds']>(holds: H): Place<Extract<Held, { holds: H }>>[] =>
  allPlaces().filter((place): place is Place<Extract<Held, { holds: H }>> => place.held.holds === holds);

function rowsOf(rows: Record<string, Row>, above = ''): [string, Held][] {
  return Object.entries(rows).flatMap(([name, row]): [string, Held][] => {
    const path = above + name;
    return isHeld(row) ? [[path, row]] : rowsOf(row, `${path}.`);
  });
}

const isHeld = (row: Row): row is Held => typeof row.holds === 'string';
