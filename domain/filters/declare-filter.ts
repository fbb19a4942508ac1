import type { FieldTable, StatesOf } from './filter-field.ts';

/** A part of a search that can be dropped: its label, and the values that remain without it. */
export interface Droppable<Own> {
  label: string;
  patch: Partial<Own>;
}

/** Splits an expression at its top-level ANDs, each part with the expression that remains without it. */
export type ExpressionParts = (text: string) => { text: string; without: string }[];

export interface FilterRules<Own> {
  label: string;
  /** `words` become text criteria that score; `values` become a clause that only selects. */
  asks: 'words' | 'values';
  /** The fields of the index that its query reads. */
  reads: readonly string[];
  isActive(own: Own): boolean;
  /** Only for a filter that can count more than once. */
  countActive?(own: Own): number;
  /** Its part of the search in one line; '' if it is not active. */
  describe(own: Own): string;
  /** The droppable filters: several parts for badges and expressions. */
  drops(own: Own, expressionParts: ExpressionParts): Droppable<Own>[];
  /** Whether its values can't be sent. */
  isBroken?(own: Own, isBrokenExpression: (text: string) => boolean): boolean;
  /** The filter under whose name and label a candidate's match is explained; default: its own. */
  explainedAs?: string;
  /** The filter that it precedes in the one-line description; default: the registry's order. */
  describedBefore?: string;
  /** The filter that it precedes among droppable parts; default: the registry's order. */
  droppedBefore?: string;
}

/** A filter of Pro Search as its fields and rules; `Own` is the screen's value of each field. */
export interface Filter<Own> extends FilterRules<Own> {
  fields: FieldTable;
}

/** Everything about a filter but its query (clauses/) and its control on the panel. */
export function declareFilter<Fields extends FieldTable, Asks extends 'words' | 'values'>(
  fields: Fields,
  rules: FilterRules<StatesOf<Fields>> & { asks: Asks },
) {
  return { fields, ...rules };
}
