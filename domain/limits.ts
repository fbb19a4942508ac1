/** A search counts hits exactly up to this number, and its pages end there: deeper pages cost too much. */
export const REACHABLE_HITS = 10_000;
