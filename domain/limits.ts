/** A search counts hits exactly up to this number, and its pages end there: deeper pages are too expensive. */
export const REACHABLE_HITS = 10_000;
