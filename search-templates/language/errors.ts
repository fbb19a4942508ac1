/** One thing wrong with an expression: where it stands, what it is, what to do about it. */
export interface SyntaxProblem {
  /** UTF-16 code units from the start of the expression. */
  position: number;
  length: number;
  /** e.g. `“(” is never closed`. */
  message: string;
  /** What would mend it, in the imperative. */
  hint: string;
}

/** A problem with the group it stands in: what `/advance-filter` answers in `errors`. */
export interface FilterProblem extends SyntaxProblem {
  group: string;
}
